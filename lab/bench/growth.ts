// The cost of a dataset ten times the size: processor time per request, start and memory, compared with the real dataset.

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
import type { Measurements } from './report.js';
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

type Growth = NonNullable<Measurements['growth']>;

const TIMES = 10;
const GROWTH_ROUNDS = 3;

const plain = (url: string): BenchRequest => ({ url, headers: {} });
const numbered = (count: number, urlOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => plain(urlOf(index)));

interface GrownWork {
  readonly what: string;
  readonly requests: readonly BenchRequest[];
  readonly why?: string;
}

const works: readonly GrownWork[] = [
  { what: 'a City by id', requests: numbered(600, (index) => `/api/v1/City/${index + 1}`) },
  {
    what: 'a page of 10',
    requests: numbered(100, (index) => `/api/v1/PostalCode/pagedList?Page=${index + 1}&PageSize=10`),
  },
  {
    what: 'the whole list of departments',
    requests: [plain('/api/v1/Department')],
    why: 'ten times the bytes are sent',
  },
  {
    what: 'the ten cities nearest to a point, new each time',
    requests: numbered(
      5000,
      (index) =>
        `/api/v1/City?near=${(1 + (index % 997) / 125).toFixed(4)},${(-76 + (index % 1009) / 300).toFixed(4)}&limit=10`,
    ),
    why: 'ten cities are at each place, so more of them are as near',
  },
  {
    what: 'the municipality of a point, new each time',
    requests: numbered(
      5000,
      (index) =>
        `/api/v1/locate?lat=${(1 + (index % 997) / 125).toFixed(5)}&lon=${(-76 + (index % 1009) / 300).toFixed(5)}`,
    ),
    why: 'the nearest place is looked for among ten times as many; the borders are the same',
  },
  {
    what: 'a search with few hits',
    requests: ['zipaquira', 'guatavita', 'mompos', 'tibasosa'].map((word) =>
      plain(`/api/v1/PostalCode/search/${word}`),
    ),
    why: 'ten times the hits are sent',
  },
  {
    what: 'cities of a department from a population on',
    requests: numbered(
      32,
      (index) => `/api/v1/City?departmentId=${index + 1}&population[gte]=${10_000 + index}`,
    ),
  },
];

export async function growthOf(wrk: string, folder: string): Promise<Growth> {
  const servers = [
    await startAtlas(),
    await startAtlas({ DATA_FOLDER: await enlargeDataset(folder, TIMES) }),
  ] as const;
  try {
    const starts = [servers[0].cpu(), servers[1].cpu()] as const;
    for (const server of servers) await settled(server);
    const memory = [servers[0].memory(), servers[1].memory()] as const;
    const rows: Growth['rows'][number][] = [
      {
        what: 'start until listening',
        unit: 'ms',
        own: starts[0] / 1000,
        enlarged: starts[1] / 1000,
        why: 'every record is read and linked',
      },
      {
        what: 'memory after the start',
        unit: 'MB',
        own: memory[0] / 2 ** 20,
        enlarged: memory[1] / 2 ** 20,
        why: 'records and their finished bytes are in memory',
      },
    ];
    for (const { what, requests, why } of works) {
      const script = await writeScript(folder, 'growth', requests);
      const costs: [number[], number[]] = [[], []];
      for (let round = 0; round <= GROWTH_ROUNDS; round++) {
        for (const [index, server] of servers.entries()) {
          const before = server.cpu();
          const { requests: count } = await runWrk(wrk, server.origin, script, 1);
          if (round > 0) costs[index as 0 | 1].push((server.cpu() - before) / count);
        }
      }
      rows.push({ what, unit: 'µs', own: median(costs[0]), enlarged: median(costs[1]), why });
    }
    return { times: TIMES, rows };
  } finally {
    for (const server of servers) await server.stop();
  }
}
