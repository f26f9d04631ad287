// Unknown is null, never a text that says so.
import { type DataRule, differs, finding, textsOf } from './data-rule.js';

const PLACEHOLDER =
  /^(n\/?a|nan|null|none|undefined|unknown|tbd|s\/?[ni]|no disponible|sin informaci[oó]n.*|no se encontr[oó].*|www\.?|[-.?]+)$/i;

export const placeholders: DataRule = {
  name: 'placeholders',
  about: 'Unknown is null, never a text that says so.',
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (PLACEHOLDER.test(text.trim())) yield finding(family, row, field.name, differs(null, text));
    }
  },
  fix: (family, rows) => {
    const nullable = new Set(family.fields.filter((field) => field.nullable).map(({ name }) => name));
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          nullable.has(name) && typeof value === 'string' && PLACEHOLDER.test(value.trim()) ? null : value,
        ]),
      ),
    );
  },
};
