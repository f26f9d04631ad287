// The numbers and responses in the README, in each of its languages, taken from the running service so that they stay true.
import type { Service } from '../../src/app.js';
import type { IndexDocument } from '../../src/engine/answers/index-document.js';
import type { Language } from '../../src/engine/text/localized.js';
import { type GeneratedFile, replacePart } from './generated-file.js';
import { memorySentence } from './memory-table.js';

const EXAMPLE = '/api/v1/Holiday/year/2026/month/7';

interface Wording {
  readonly head: string;
  readonly computed: string;
  readonly count: Intl.NumberFormat;
  readonly language: Language;
}

export const readmes = {
  'README.md': {
    head: '| record | rows | description |',
    computed: 'computed',
    count: new Intl.NumberFormat('en'),
    language: 'en',
  },
  'README.es.md': {
    head: '| registro | filas | descripción |',
    computed: 'calculado',
    count: new Intl.NumberFormat('es-CO'),
    language: 'es',
  },
} as const satisfies Readonly<Record<string, Wording>>;

export type ReadmePath = keyof typeof readmes;

export async function readme(
  { server, model }: Service,
  path: ReadmePath,
  current: string,
): Promise<GeneratedFile> {
  const { head, computed, count, language }: Wording = readmes[path];
  const { families } = (await server.inject('/api/v1')).json<IndexDocument>();
  const rows = families.map(
    ({ record, rows: number }, index) =>
      `| ${record} | ${number === null ? computed : count.format(number)} | ${model.families[index]?.about[language]} |`,
  );
  const table = [head, '|---|---:|---|', ...rows].join('\n');
  const answer = JSON.stringify((await server.inject(EXAMPLE)).json(), null, 2);
  const example = ['```console', `$ curl http://127.0.0.1:3000${EXAMPLE}`, answer, '```'].join('\n');
  const parts = { families: table, example, memory: memorySentence[language] };
  const text = Object.entries(parts).reduce(
    (filled, [name, part]) => replacePart(filled, name, part),
    current,
  );
  return { path, text };
}
