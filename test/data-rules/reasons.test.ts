// Reports a reason that no line uses, a line without one, a repeated reason, and one that is not in Spanish.
import { expect, it } from 'vitest';
import { reasons } from '../../src/data-rules/sources.js';
import type { Reason } from '../../src/engine/dataset/dataset.js';
import { inEnglish, realData } from './broken-data.js';

const [first, ...others] = realData.reasons as readonly [Reason, ...Reason[]];
const found = (...lines: readonly Reason[]) =>
  [...inEnglish(reasons).check({ ...realData, reasons: [...lines, ...others] })].map(({ id, message }) => [
    id,
    message,
  ]);

it.each<[string, readonly Reason[], string, string]>([
  ['no line', [], first.en, 'expected a line in reasons.json, found none'],
  ['two lines', [first, first], first.en, 'expected it once, found it twice'],
  [
    'no use',
    [first, { en: 'Because.', es: 'Porque sí.' }],
    'Because.',
    'expected a correction, retirement or change with it, found none',
  ],
  ['English', [{ ...first, es: 'Sum of the parts' }], first.en, 'expected Spanish, found "Sum of the parts"'],
  ['nothing', [{ ...first, es: '' }], first.en, 'expected a text in es'],
])('reports a reason with %s', (_, lines, id, message) => {
  expect(found(...lines)).toEqual([[id, message]]);
});
