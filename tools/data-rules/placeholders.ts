// An unknown value is null, never a text that means unknown.
import type { ModelField } from '../../src/engine/model/model.js';
import { type DataRule, finding, textsOf } from './data-rule.js';

const PLACEHOLDER =
  /^(n\/?a|nan|null|none|undefined|unknown|tbd|s\/?[ni]|no disponible|sin informaci[oó]n.*|no se encontr[oó].*|www\.?|[-.?]+)$/i;

/** Codes that only look similar: TBD is the airport of Timbiquí. */
const codes: Readonly<Record<string, string>> = { iataCode: 'TBD' };

const isPlaceholder = (value: unknown, field?: string) =>
  typeof value === 'string' && PLACEHOLDER.test(value.trim()) && codes[field ?? ''] !== value;

export const placeholders: DataRule = {
  name: 'placeholders',
  about: 'An unknown value is null, never a text that says so.',
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (!isPlaceholder(text, field.name)) continue;
      yield finding(family, row, field.name, `expected ${instead(field)}, found ${JSON.stringify(text)}`);
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
function instead({ kind, nullable }: ModelField): string {
  if (kind === 'texts') return 'a list without it';
  return nullable ? 'null' : 'a real value, because the field cannot be null';
}

/** Only a person can fix a field that cannot be null. */
function known(field: ModelField | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((element) => !isPlaceholder(element));
  return field?.nullable && isPlaceholder(value, field.name) ? null : value;
}
