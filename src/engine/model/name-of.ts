// The name of a record.
import type { ModelFamily, Row } from './model.js';

/** Empty if the family has no name. */
export const nameOf = ({ nameFields }: Pick<ModelFamily, 'nameFields'>, row: Row): string =>
  nameFields
    .map((field) => row[field])
    .filter((value) => value !== null)
    .join(' ');
