// The changes since the previous edition equal a plain comparison of both editions' files.
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import type { EditionChanges } from '../../src/engine/dataset/dataset.js';
import { isLocalized } from '../../src/engine/text/localized.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { type Entry, readData } from './data-files.js';
import { git, hasRevision, revisionOf } from './revisions.js';

const { server, model, engine } = (await sharedService()).service;
const last = engine.catalog.changes.at(-1) as EditionChanges;
const get = async (path: string) => (await server.inject(path)).json();
const families = model.families.flatMap(({ name, record, file }) =>
  file === undefined ? [] : [{ name, record, file }],
);

/** Undefined if the edition did not have this file. */
function rowsBefore(file: string): readonly Entry[] | undefined {
  const revision = revisionOf(last.since) as string;
  const known = git('ls-tree', '--name-only', revision, './').split('\n');
  return known.includes(file) ? JSON.parse(git('show', `${revision}:./${file}`)) : undefined;
}

/** A reason in every language, or in English only. */
const english = (reason: unknown) => (isLocalized(reason) ? reason.en : reason);

interface Found {
  readonly families: string[];
  readonly fields: string[];
  readonly added: string[];
  readonly changed: Map<string, readonly [from: string, to: string]>;
  readonly retired: string[];
}

function compared(): Found {
  const found: Found = { families: [], fields: [], added: [], changed: new Map(), retired: [] };
  for (const { record, file } of families) {
    const [before, after] = [rowsBefore(file), readData(file)];
    if (before === undefined) {
      found.families.push(`${record} ${after.length}`);
      continue;
    }
    const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])));
    const [former] = before;
    for (const field of Object.keys(after[0] ?? {}))
      if (former !== undefined && !(field in former)) found.fields.push(`${record}.${field}`);
    for (const [id, row] of now ?? []) {
      const was = old?.get(id);
      if (was === undefined) found.added.push(`${record} ${id}`);
      else
        for (const [field, value] of Object.entries(was))
          if (JSON.stringify(value) !== JSON.stringify(row[field]))
            found.changed.set(`${record} ${id} ${field}`, [
              JSON.stringify(value),
              JSON.stringify(row[field]),
            ]);
    }
    for (const id of old?.keys() ?? []) if (now?.get(id) === undefined) found.retired.push(`${record} ${id}`);
  }
  return found;
}

describe.runIf(hasRevision(last.since))(`since ${last.since}`, () => {
  let expected: Found;
  // Tests without a history or without Git are skipped here.
  beforeAll(() => {
    expected = compared();
  });

  it('lists the added, changed and retired records, and nothing else', async () => {
    const { since, editions } = await get(`/api/v1/changes?since=${last.since}`);
    expect(since).toBe(last.since);
    expect(editions).toHaveLength(1);
    const [reported] = editions;
    const named = ({ family, id }: Entry) => `${family} ${id}`;
    expect(reported.families.map(({ family, rows }: Entry) => `${family} ${rows}`)).toEqual(
      expected.families,
    );
    expect(reported.fields.map(({ family, field }: Entry) => `${family}.${field}`)).toEqual(expected.fields);
    expect(reported.added.map(named)).toEqual(expected.added);
    expect(reported.retired.map(named).sort()).toEqual(expected.retired.sort());
    const changed = reported.changed.map(({ family, id, field, from, to }: Entry) => [
      `${family} ${id} ${field}`,
      [JSON.stringify(from), JSON.stringify(to)],
    ]);
    expect(Object.fromEntries(changed)).toEqual(Object.fromEntries(expected.changed));
    expect(changed).toHaveLength(expected.changed.size);
  });

  it('states for every value a known source, and the reason of its correction', async () => {
    const [reported] = (await get(`/api/v1/changes?since=${last.since}`)).editions;
    const sources = new Set(readData('sources.json').map(({ id }) => id));
    const records = new Map(families.map(({ name, record }) => [name, record]));
    const reasons = new Map(
      readData('corrections.json')
        .filter(({ edition }) => edition === reported.edition)
        .map(({ family, id, field, reason }) => [
          `${records.get(String(family))} ${id} ${field}`,
          english(reason),
        ]),
    );
    const wrong = reported.changed.filter(
      ({ family, id, field, reason, source }: Entry) =>
        !sources.has(source) ||
        english(reason) !== (reasons.get(`${family} ${id} ${field}`) ?? english(reason)),
    );
    expect(wrong).toEqual([]);
  });

  it(`returns the same for one family (ATLAS_SEED=${seed})`, async () => {
    const { record } = createRandom(seed).pick(families);
    const [reported] = (await get(`/api/v1/changes?since=${last.since}&family=${record}`)).editions;
    const own = (list: Iterable<string>) => [...list].filter((each) => each.startsWith(`${record} `));
    expect(reported.added).toHaveLength(own(expected.added).length);
    expect(reported.changed).toHaveLength(own(expected.changed.keys()).length);
    expect(reported.retired).toHaveLength(own(expected.retired).length);
  });
});

it('returns the list of known editions for an unknown one', async () => {
  const { status, errors } = await get('/api/v1/changes?since=1999.01.01');
  expect([status, errors[0].allowed.at(-1)]).toEqual([400, '2026.11.15-4a506a55']);
});

describe('over HTTP', () => {
  it('returns the changes since the first edition of a version if the fingerprint is unknown, with a note', async () => {
    const given = '2026.11.16-8045460b';
    const found = await get(`/api/v1/changes?since=${given}&limit=1`);
    const first = engine.catalog.changes.find(({ edition }) => edition === '2026.11.17')?.since;
    expect(found.since).toBe(first);
    expect(found.note).toContain(`No edition ${given} is known`);
    expect(found.noteEs).toContain(`No se conoce la edición ${given}`);
    expect(found.total).toBe((await get(`/api/v1/changes?since=${first}&limit=1`)).total);
    expect((await server.inject('/api/v1/changes?since=2026.11.14-8045460b')).statusCode).toBe(400);
  });

  it('returns the changes of records only with only=records, as in the response without it', async () => {
    const since = '2026.11.16';
    const [all, records] = [
      await get(`/api/v1/changes?since=${since}`),
      await get(`/api/v1/changes?since=${since}&only=records`),
    ];
    const lines = all.editions.reduce((sum: number, each: Entry) => sum + (each.lines as []).length, 0);
    expect(lines).toBeGreaterThan(1000);
    expect(records.total).toBe(all.total - lines);
    expect(records.editions).toEqual(all.editions.map((edition: object) => ({ ...edition, lines: null })));
    const refused = await server.inject(`/api/v1/changes?since=${since}&only=lines`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ parameter: 'only', allowed: ['records'] }]);
  });

  it('marks the changes that gave fields of the specification another JSON type as breaking', async () => {
    const { editions } = await get('/api/v1/changes?since=2026.11.15&only=records');
    const breaking = editions.flatMap(({ edition, changed }: Entry) =>
      (changed as Entry[])
        .filter((each) => each.breaking === true)
        .map(({ family, field, to }) => `${edition} ${family}.${field} ${to}`),
    );
    expect(Object.fromEntries(breaking.map((line: string) => [line, countOf(breaking, line)]))).toEqual({
      '2026.11.17 HigherEducationInstitution.isHighQualityAccredited null': 29,
      '2026.11.17 IndigenousReservation.cityId null': 1,
      '2026.11.17 TraditionalFairAndFestival.month null': 1,
    });
  });
});

const countOf = (all: readonly unknown[], one: unknown) => all.filter((each) => each === one).length;
