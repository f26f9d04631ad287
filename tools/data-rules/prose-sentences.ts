// No sentence is in two records, and composed texts of a department do not repeat a pattern with other names.
import { maskNames, sentencesOf } from '../compose/mask-names.js';
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { proseOf } from './prose-fields.js';

/** Shorter ones may be equal by chance. */
const WORDS = 6;
/** Share of the composed sentences of a department that may repeat the pattern of another one. */
const SHARED_PATTERNS = 0.03;

export const proseSentences: DataRule = {
  name: 'prose-sentences',
  about:
    'No sentence of six words or more appears in two records; composed texts of a department do not repeat patterns.',
  *check(data) {
    const owners = new Map<string, string>();
    for (const { family, row, field, text } of proseOf(data)) {
      const owner = `${family.name} ${row.id}`;
      for (const sentence of sentencesOf(text ?? '')) {
        if (sentence.split(/\s+/).length < WORDS) continue;
        const other = owners.get(sentence);
        if (other !== undefined && other !== owner) {
          yield finding(
            family,
            row,
            field,
            `expected a unique sentence, found that of ${other}: "${sentence}"`,
          );
        }
        owners.set(sentence, owner);
      }
    }
    const byHand = new Set(data.cityTexts.map(({ id }) => id));
    const family = data.model.family('city');
    for (const department of rowsOf(data, 'department')) {
      const cities = rowsOf(data, 'city').filter(
        ({ id, departmentId }) => departmentId === department.id && !byHand.has(id),
      );
      const patterns = cities.flatMap(({ description }) =>
        sentencesOf(String(description ?? '')).map(maskNames),
      );
      const shared = patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index).length;
      if (shared > patterns.length * SHARED_PATTERNS) {
        const found = `${shared} of ${patterns.length}`;
        yield finding(
          family,
          department,
          'description',
          `expected at most 3 % of patterns shared, found ${found} in ${department.name}`,
        );
      }
    }
  },
};
