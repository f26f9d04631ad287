// An unknown value is null, never a text that means unknown.
import type { ModelField } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import { type DataRule, finding, textsOf } from './data-rule.js';
import { expects } from './messages.js';

const PLACEHOLDER =
  /^(n\/?a|nan|null|none|undefined|unknown|tbd|s\/?[ni]|no disponible|sin informaci[oó]n.*|no se encontr[oó].*|www\.?|[-.?]+)$/i;

/** Codes that only look similar: TBD is the airport of Timbiquí. */
const codes: Readonly<Record<string, string>> = { iataCode: 'TBD' };

const isPlaceholder = (value: unknown, field?: string) =>
  typeof value === 'string' && PLACEHOLDER.test(value.trim()) && codes[field ?? ''] !== value;

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
