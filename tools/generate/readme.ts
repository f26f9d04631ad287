// The parts of the README that are figures or answers: taken from the running service, so that they stay true.
import type { Service } from '../../src/app.js';
import type { IndexDocument } from '../../src/operations/index-document.js';
import { type GeneratedFile, replacePart } from './generated-file.js';

const count = new Intl.NumberFormat('en');
export const EXAMPLE = '/api/v1/Holiday/year/2026/month/7';

export async function readme({ server }: Service, current: string): Promise<GeneratedFile> {
  const { families } = (await server.inject('/api/v1')).json<IndexDocument>();
  const rows = families.map(
    ({ record, about, rows: number }) =>
      `| ${record} | ${number === null ? 'computed' : count.format(number)} | ${about} |`,
  );
  const table = ['| record | rows | what it is |', '|---|---:|---|', ...rows].join('\n');
  const answer = JSON.stringify((await server.inject(EXAMPLE)).json(), null, 2);
  const example = ['```console', `$ curl http://127.0.0.1:3000${EXAMPLE}`, answer, '```'].join('\n');
  return {
    path: 'README.md',
    text: replacePart(replacePart(current, 'families', table), 'example', example),
  };
}
