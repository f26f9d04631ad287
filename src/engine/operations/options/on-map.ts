// Query options of operations that return several records with coordinates.
import { messages } from '../../problems/messages.js';
import type { Parameter } from '../request/parameter.js';
import type { QueryOption } from './query-option.js';

export function onMap(parameters: readonly Parameter[]): QueryOption {
  const claims = (name: string) => parameters.some((parameter) => parameter.name === name);
  return {
    claims,
    narrows: true,
    offers: ({ family, result }) => (result === 'one' || family.coordinates === undefined ? [] : parameters),
    whyNot: ({ family }, name) => {
      if (!claims(name)) return undefined;
      return family.coordinates === undefined
        ? messages.noCoordinates(family.record)
        : messages.answersOneRecord();
    },
  };
}
