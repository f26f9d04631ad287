// The name of a record.
import type { Language } from '../text/localized.js';
import type { ModelFamily, Row } from './model.js';

/** Empty if the family has no name. */
export const nameOf = ({ nameFields }: Pick<ModelFamily, 'nameFields'>, row: Row): string =>
  nameFields
    .map((field) => row[field])
    .filter((value) => value !== null)
    .join(' ');

/** As readers of a language know it, if the values of its fields have names. */
export const nameIn = (
  language: Language,
  { nameFields, field }: Pick<ModelFamily, 'nameFields' | 'field'>,
  row: Row,
): string =>
  nameFields
    .map((name) => field(name)?.valueNames?.[String(row[name])]?.[language] ?? row[name])
    .filter((value) => value !== null)
    .join(' ');
