// The guide lists every path that reads a body, with the limits that the service has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MOST_ROWS } from '../../src/engine/operations/batch-operation.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { routesWithBodies } from '../process/routes-with-bodies.js';

const [KIBI, MEBI] = [1024, 1_048_576];
const shown = (bytes: number) => (bytes < MEBI ? `${bytes / KIBI} KiB` : `${bytes / MEBI} MiB`);

it.each([
  ['limits.md', '## Request bodies', new Intl.NumberFormat('en')],
  ['limits.es.md', '## Cuerpos de las solicitudes', new Intl.NumberFormat('es-CO')],
])('%s', async (name, heading, number) => {
  const guide = readFileSync(join(projectFolder(), 'docs', 'guides', name), 'utf8');
  const section = guide.split(`${heading}\n`)[1]?.split(/^## /m)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.includes('`/'));
  const routes = await routesWithBodies();
  for (const { method, path, limit } of routes) {
    const row = rows.find((line) => line.includes(`\`${path}\``)) ?? '';
    const [paths = '', body = '', most] = row.split(' | ');
    expect([path, body.split(',')[0]]).toEqual([path, shown(limit)]);
    if (method === 'QUERY')
      expect([paths.includes('`QUERY`'), most]).toEqual([true, number.format(MOST_ROWS)]);
  }
  const listed = rows.flatMap((line) => [...line.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path));
  expect(listed.toSorted()).toEqual([...new Set(routes.map(({ path }) => path))].sort());
});
