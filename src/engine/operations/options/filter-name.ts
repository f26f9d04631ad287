// The name of a filter in a request: `population` for equality, `population[gte]` for any other comparison.

export const filterName = (field: string, operator: string): string =>
  operator === 'eq' ? field : `${field}[${operator}]`;
