// Reports a source whose terms are not those of its licence.
import { expect, it } from 'vitest';
import { licences } from '../../src/data-rules/addresses.js';
import type { Source } from '../../src/engine/dataset/dataset.js';
import { findingIn, inEnglish, realData } from './broken-data.js';

const first = realData.sources[0] as Source;
const found = (values: Partial<Source>) => [
  ...inEnglish(licences).check({ ...realData, sources: [{ ...first, id: 'hearsay', ...values }] }),
];

it.each<[Partial<Source>, string]>([
  [{ licence: 'CC BY-SA 4.0', terms: 'facts' }, 'expected cc-by-sa for CC BY-SA 4.0, found "facts"'],
  [{ licence: 'CC BY-SA 4.0', terms: 'cc-by' }, 'expected cc-by-sa for CC BY-SA 4.0, found "cc-by"'],
  [{ licence: 'CC BY 4.0', terms: 'cc-by-sa' }, 'expected cc-by or own for CC BY 4.0, found "cc-by-sa"'],
  [{ licence: 'Unlicense', terms: 'cc-by' }, 'expected public-domain for Unlicense, found "cc-by"'],
  [{ licence: 'MIT', terms: 'facts' }, 'expected open-licence for MIT, found "facts"'],
  [
    { licence: null, terms: 'cc-by-sa' },
    'expected public-domain or cite or facts or restricted or pictures for no licence, found "cc-by-sa"',
  ],
])('reports a source with %j', (values, message) => {
  expect(found(values)).toEqual([findingIn('sources.json', 'hearsay', 'terms', message)]);
});

it.each<Partial<Source>>([
  { licence: 'CC BY-SA 4.0', terms: 'cc-by-sa' },
  { licence: 'CC BY 4.0', terms: 'own' },
  { licence: 'Apache-2.0', terms: 'open-licence' },
  { licence: null, terms: 'public-domain' },
])('accepts a source with %j', (values) => {
  expect(found(values)).toEqual([]);
});
