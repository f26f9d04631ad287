// Every value is of the kind that its field declares: a number, a text, one of a list.
import type { ModelField } from '../engine/model/model.js';
import { valueFault } from '../engine/model/value-fault.js';
import type { Localized } from '../engine/text/localized.js';
import { type DataRule, finding, records } from './data-rule.js';
import { expects, oneOf } from './messages.js';

export const values: DataRule = {
  name: 'values',
  about: {
    en: 'Every value is of the kind that its field declares, such as a number, a text or one of a list.',
    es: 'Cada valor es de la clase que su campo declara, como un número, un texto o uno de una lista.',
  },
  advice: {
    en: 'Write numbers, true, false and null without quotes, and texts between straight quotes.',
    es: 'Escribe los números, true, false y null sin comillas, y los textos entre comillas rectas.',
  },
  general: 'field',
  *check(data) {
    for (const { family, row } of records(data))
      for (const field of family.fields) {
        const value = row[field.name];
        // The rule key-order reports missing fields, and the rule dates reports dates.
        if (value === undefined || field.kind === 'date' || valueFault(field, value) === undefined) continue;
        yield finding(family, row, field.name, expects(orNull(field, expectation(field, value)), value));
      }
  },
};

const kinds: Readonly<Record<ModelField['kind'], Localized>> = {
  integer: { en: 'a whole number', es: 'un número entero' },
  number: { en: 'a number', es: 'un número' },
  text: { en: 'a text between quotes that is not empty', es: 'un texto entre comillas que no esté vacío' },
  texts: { en: 'a list of texts such as ["one", "two"]', es: 'una lista de textos como ["uno", "dos"]' },
  boolean: { en: 'true or false', es: 'true o false' },
  date: { en: 'a date, YYYY-MM-DD', es: 'una fecha, AAAA-MM-DD' },
  midnight: { en: 'a date such as 1991-07-04T00:00:00', es: 'una fecha como 1991-07-04T00:00:00' },
};

/** The most specific expectation that a value of the right kind does not meet, or else the kind. */
function expectation(field: ModelField, value: unknown): Localized {
  const { kind, values: allowed, range: limits, whole, pattern } = field;
  const isOfKind =
    valueFault({ ...field, values: undefined, range: undefined, pattern: undefined, whole: false }, value) ===
    undefined;
  if (!isOfKind) return kinds[kind];
  if (allowed !== undefined) return oneOf(allowed);
  if (whole && !Number.isInteger(value)) return kinds.integer;
  if (limits !== undefined)
    return {
      en: `a number from ${limits[0]} to ${limits[1]}`,
      es: `un número entre ${limits[0]} y ${limits[1]}`,
    };
  if (pattern !== undefined)
    return { en: `a text of the form ${pattern.source}`, es: `un texto de la forma ${pattern.source}` };
  return kinds.integer;
}

const orNull = ({ nullable }: ModelField, { en, es }: Localized): Localized =>
  nullable ? { en: `${en}, or null if it is unknown`, es: `${es}, o null si no se conoce` } : { en, es };
