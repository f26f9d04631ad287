// The texts of the form that tries an operation, in English.
import type { Parameter } from '../../engine/operations/request/parameter.js';

type Operator = NonNullable<Parameter['filter']>['operator'];

const comparisons: Readonly<Record<Operator, string>> = {
  eq: 'is',
  ne: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  in: 'is one of',
  contains: 'contains',
  null: 'is unknown',
};

/** Where days are compared. */
const ofDays: Readonly<Partial<Record<Operator, string>>> = {
  gt: 'is after',
  gte: 'is on or after',
  lt: 'is before',
  lte: 'is on or before',
};

export const tryInEnglish = {
  title: 'Try it',
  intro:
    'Change what you like, and the request changes with it. What you send is answered by this very service.',
  notGiven: 'not given',
  others: 'Others, comma-separated',
  filters: 'Filters',
  filtersNote: 'Only records for which all of them hold.',
  add: 'Add a filter',
  field: 'Field',
  comparison: 'Comparison',
  value: 'Value',
  list: 'comma-separated',
  remove: 'Remove this filter',
  comparisons,
  ofDays,
  more: 'More options',
  request: 'Your request',
  back: 'Back to the example',
  /** `#` is the name of what is missing. */
  missing: 'Still to fill in: #',
  onAPage: 'On a page, without a program:',
};

export type TryStrings = typeof tryInEnglish;
