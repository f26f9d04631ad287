// All filters as one object, whose properties are parameters of their own: the pattern that their names follow.
import { operators } from '../query/filter.js';
import type { JsonSchema } from './json-schema.js';

/** Those that are written in brackets behind the name of a field; equal is not. */
export const bracketedOperators = operators.filter((operator) => operator !== 'eq');

export const filtersSchema: JsonSchema = {
  type: 'object',
  propertyNames: { pattern: `^[A-Za-z]\\w*(\\.[A-Za-z]\\w*)*(\\[(${bracketedOperators.join('|')})\\])?$` },
  additionalProperties: { type: ['string', 'number', 'boolean'] },
};
