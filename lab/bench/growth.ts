// The cost of a dataset ten times the size: processor time per request, compared with the real dataset.

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import { readRuleData } from '../../src/data-rules/read-rule-data.js';
import type { Row } from '../../src/engine/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';
import { settled } from './child-server.js';
import { startAtlas } from './contenders.js';
import { median } from './measure.js';
import { type BenchRequest, runWrk, writeScript } from './wrk.js';

/** Larger than any id. */
const STEP = 100_000;

/** Writes a dataset many times the size: every record repeated, with ids and keys shifted. */
async function enlargeDataset(folder: string, times: number): Promise<string> {
  const [from, to] = [join(projectFolder(), 'data'), join(folder, 'enlarged')];
  await cp(from, to, { recursive: true });
  const data = await readRuleData(colombia, from);
  for (const family of colombia.families) {
    if (family.file === undefined || family.only !== undefined) continue;
    const lists = colombia.families.flatMap(({ lists: all }) =>
      all.filter(({ target }) => target === family),
    );
    const own = family.relations.filter(
      (relation) => relation.to === 'one' && relation.target.only === undefined,
    );
    const keys = new Set([
      'id',
      ...lists.map(({ key }) => key),
      ...own.map((one) => ('key' in one ? String((one.key as { name: string }).name) : '')),
    ]);
    const copies = Array.from({ length: times }, (_, copy) =>
      (data.rows.get(family.name) ?? []).map((row) => moved(row, keys, copy * STEP)),
    );
    await writeFile(join(to, family.file), recordLines(copies.flat()));
  }
  return to;
}

function moved(row: Row, keys: ReadonlySet<string | undefined>, by: number): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      keys.has(name) && value !== null ? Number(value) + by : value,
    ]),
  );
}

interface Growth {
  readonly work: string;
  /** Ratio of processor time per request, larger dataset to real one. */
  readonly ratio: number;
}

const TIMES = 10;
const GROWTH_ROUNDS = 3;

const plain = (url: string): BenchRequest => ({ url, headers: {} });
const works: readonly (readonly [name: string, requests: readonly BenchRequest[]])[] = [
  ['a record by id', Array.from({ length: 600 }, (_, index) => plain(`/api/v1/City/${index + 1}`))],
  [
    'a page of 10',
    Array.from({ length: 100 }, (_, index) =>
      plain(`/api/v1/PostalCode/pagedList?Page=${index + 1}&PageSize=10`),
    ),
  ],
  [
    'a search with few hits',
    ['zipaquira', 'guatavita', 'mompos', 'tibasosa'].map((word) =>
      plain(`/api/v1/PostalCode/search/${word}`),
    ),
  ],
];

export async function growthOf(wrk: string, folder: string): Promise<readonly Growth[]> {
  const servers = [
    await startAtlas(),
    await startAtlas({ DATA_FOLDER: await enlargeDataset(folder, TIMES) }),
  ];
  try {
    for (const server of servers) await settled(server);
    const growth: Growth[] = [];
    for (const [work, requests] of works) {
      const script = await writeScript(folder, 'growth', requests);
      const costs: [number[], number[]] = [[], []];
      for (let round = 0; round <= GROWTH_ROUNDS; round++) {
        for (const [index, server] of servers.entries()) {
          const before = server.cpu();
          const { requests: count } = await runWrk(wrk, server.origin, script, 1);
          if (round > 0) costs[index as 0 | 1].push((server.cpu() - before) / count);
        }
      }
      growth.push({ work, ratio: median(costs[1]) / median(costs[0]) });
    }
    return growth;
  } finally {
    for (const server of servers) await server.stop();
  }
}
