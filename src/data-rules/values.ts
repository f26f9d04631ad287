// Every value is of the kind that its field declares: a number, a text, one of a list.

import { isLineChange } from '../engine/dataset/dataset.js';
import type { ModelField } from '../engine/model/model.js';
import { valueFault } from '../engine/model/value-fault.js';
import type { Localized } from '../engine/text/localized.js';
import {
  byId,
  type DataRule,
  expects,
  type Finding,
  finding,
  oneOf,
  type RuleData,
  records,
  textsOf,
} from './data-rule.js';

const ENGLISH = /(?<![\w-])(the|and|with|from|which|was|were|has|have|not|of|by|its|this)(?![\w-])/i;
const NAMES = /Volcanoes of the World|CC BY(-SA)?|https?:\S+/g;

/** Whether a text that should be Spanish has English words in it, apart from titles of works, names of licences and URLs. */
export const looksEnglish = (text: string): boolean => ENGLISH.test(text.replaceAll(NAMES, ''));

const PLACEHOLDER =
  /^(n\/?a|nan|null|none|undefined|unknown|tbd|s\/?[ni]|no disponible|sin informaci[oó]n.*|no se encontr[oó].*|www\.?|[-.?]+)$/i;

/** Codes that resemble placeholders. TBD is the airport of Timbiquí. */
const codes: Readonly<Record<string, string>> = { iataCode: 'TBD' };

const isPlaceholder = (value: unknown, field?: string) =>
  typeof value === 'string' && PLACEHOLDER.test(value.trim()) && codes[field ?? ''] !== value;

/** An unknown value is null, never a text that means unknown. */
export const placeholders: DataRule = {
  name: 'placeholders',
  about: {
    en: 'An unknown value is null, never a text that says so.',
    es: 'Un valor desconocido es null y nunca un texto que lo diga.',
  },
  advice: {
    en: 'Write null without quotes for an unknown value.',
    es: 'Escribe null sin comillas si el valor no se conoce.',
  },
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (!isPlaceholder(text, field.name)) continue;
      yield finding(family, row, field.name, expects(instead(field), text));
    }
  },
  fix: (family, rows) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, known(family.field(name), value)]),
      ),
    ),
};

/** The replacement of the placeholder. */
function instead({ kind, nullable }: ModelField): Localized {
  if (kind === 'texts') return { en: 'a list without it', es: 'una lista sin ese texto' };
  return nullable
    ? { en: 'null', es: 'null, sin comillas' }
    : {
        en: 'a real value, because the field cannot be null',
        es: 'un valor real, porque este campo no puede ser null',
      };
}

/** Only a person can fix a field that cannot be null. */
function known(field: ModelField | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((element) => !isPlaceholder(element));
  return field?.nullable && isPlaceholder(value, field.name) ? null : value;
}

const FORMER_SEAT = 'It was that of a former seat in another town';
const TOO_SHORT = 'It cannot be dialled, because digits are missing';
const DIRECTORY = 'It was the page of a directory and not that of the channel';

/** Records by family and field whose false value became null, because the true one is unknown or does not exist. */
const unkept: Readonly<Record<string, Readonly<Record<string, Readonly<Record<number, string>>>>>> = {
  higherEducationInstitution: {
    address: { 235: FORMER_SEAT, 267: FORMER_SEAT },
    phone: {
      9: TOO_SHORT,
      10: TOO_SHORT,
      11: TOO_SHORT,
      99: TOO_SHORT,
      101: TOO_SHORT,
      122: TOO_SHORT,
      173: TOO_SHORT,
      202: TOO_SHORT,
      239: TOO_SHORT,
      267: FORMER_SEAT,
      269: TOO_SHORT,
      333: TOO_SHORT,
      355: 'It is that of another seat, and calls to it do not reach this one',
    },
  },
  intangibleHeritage: { departmentId: { 25: 'It belongs to two departments' } },
  radio: { frequency: { 9: 'It is that of another station in the same city' } },
  televisionChannel: { url: { 63: DIRECTORY, 143: DIRECTORY, 207: DIRECTORY } },
};

/** A value of a default field stays in later editions, because typed programs fail on a null in a list. Exceptions have a reason. */
export const keptValues: DataRule = {
  name: 'kept-values',
  about: {
    en: 'A value of a default field does not become null from one edition to the next, with named exceptions.',
    es: 'Un valor de un campo por defecto no pasa a null de una edición a otra, con excepciones anotadas.',
  },
  advice: {
    en: 'Write the last known value again. Its date belongs in an extended field, and its reason in data/corrections.json.',
    es: 'Escribe de nuevo el último valor conocido. Su fecha va en un campo extendido y su motivo en data/corrections.json.',
  },
  *check(data) {
    const former = formerValues(data);
    for (const family of data.model.families) {
      if (family.file === undefined) continue;
      const rows = byId(data, family.name);
      for (const { name: field } of family.fields.filter(({ extended }) => !extended)) {
        const [values, listed] = [former.get(`${family.name} ${field}`), unkept[family.name]?.[field] ?? {}];
        for (const id of new Set([...(values?.keys() ?? []), ...Object.keys(listed).map(Number)])) {
          const row = rows.get(id);
          if (row === undefined) continue;
          const isLost = row[field] === null && values?.has(id) === true;
          if (isLost !== id in listed)
            yield finding(
              family,
              row,
              field,
              isLost ? expects(lastKnown(values?.get(id)), null) : listedValuesInVain,
            );
        }
      }
    }
  },
};

/** The last known value of each record by family and field, from the history and from corrections that are not yet in it. */
function formerValues({ changes, corrections }: RuleData): ReadonlyMap<string, ReadonlyMap<number, unknown>> {
  const former = new Map<string, Map<number, unknown>>();
  const note = (family: string, id: number, field: string, value: unknown) => {
    if (value === null || value === undefined) return;
    const key = `${family} ${field}`;
    former.set(key, (former.get(key) ?? new Map()).set(id, value));
  };
  for (const history of changes)
    for (const change of history.changes)
      if (!isLineChange(change) && change.change === 'changed')
        for (const value of [change.from, change.to]) note(change.family, change.id, change.field, value);
  for (const { edition, family, id, field, was, is } of corrections) {
    // A correction without an edition belongs to the first edition.
    if (edition !== undefined) note(family, id, field, was);
    note(family, id, field, is);
  }
  return former;
}

function lastKnown(value: unknown): Finding['message'] {
  const written = JSON.stringify(value);
  return { en: `the last known value, ${written}`, es: `el último valor conocido, ${written}` };
}

const listedValuesInVain: Finding['message'] = {
  en: 'expected null, as it is listed, found a value or none before',
  es: 'está en la lista de excepciones porque pasó a null, pero tiene un valor o nunca lo tuvo',
};

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

/** The most specific rule that a value of the right kind breaks, or else its kind. */
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
