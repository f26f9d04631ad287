// Every former name and code in data/history.json leads to today's record with the change, over HTTP; none is renamed silently.
import { beforeAll, describe, expect, it } from 'vitest';
import type { HistoryEvent } from '../../src/engine/dataset/dataset.js';
import { nameKey } from '../../src/engine/names/name-key.js';
import { type Entry, readData } from '../data/data-files.js';
import { declinedEvents } from '../data/declined-events.js';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';

const { address } = await sharedService();
const events = readData<HistoryEvent>('history.json');
const cities = readData('cities.json');
const cityOf = new Map(cities.map((city) => [city.id, city]));
const departmentOf = new Map(readData('departments.json').map((row) => [row.id, row]));
const named = events.filter(({ nameBefore }) => nameBefore !== null);
const coded = events.filter(({ codeBefore, codeAfter }) => codeBefore !== codeAfter);

/** Names that are ambiguous alone, or even with their department, each with the reason. */
const unresolved = {
  beside: new Map([['Mapiripana', 'A record that no longer exists has this name, so both are listed.']]),
  alone: new Map([['Antioquia', 'It is the name of a department, which is meant.']]),
};

interface Answered {
  readonly status: string;
  readonly cityId: number | null;
  readonly reason: string;
  readonly change: Entry | null;
  readonly candidates: readonly Entry[];
}

async function match(rows: readonly Entry[]): Promise<readonly Answered[]> {
  const response = await fetch(`${address}/api/v1/match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rows }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { readonly rows: readonly Answered[] }).rows;
}

async function get<T = Entry>(path: string): Promise<T> {
  const response = await fetch(`${address}${path}`);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

const changeOf = (event: HistoryEvent) => ({
  kind: event.kind,
  date: event.date,
  before: { code: event.codeBefore, name: event.nameBefore },
  after: { code: event.codeAfter, name: event.nameAfter },
  act: event.act,
});
const department = (id: unknown) => departmentOf.get(cityOf.get(id)?.departmentId)?.name;
const label = ({ nameBefore, id }: HistoryEvent) => `${nameBefore} (${id})`;

it('covers 116 names, those of the data and the declined ones', () => {
  const count = (kind: string) =>
    [...events, ...declinedEvents].filter((event) => event.kind === kind).length;
  expect({
    renamed: count('renamed'),
    olderForm: count('olderForm'),
    spelling: count('spelling'),
    codes: count('recoded') + count('merged') + count('retired'),
  }).toEqual({ renamed: 72, olderForm: 24, spelling: 14, codes: 6 });
});

describe('a former name', () => {
  let beside: readonly Answered[] = [];
  let alone: readonly Answered[] = [];
  beforeAll(async () => {
    beside = await match(
      named.map(({ id, nameBefore }) => ({ municipality: nameBefore, department: department(id) })),
    );
    alone = await match(named.map(({ nameBefore }) => ({ place: nameBefore })));
  });

  it('returns the record and the change if its department is given', () => {
    const wrong = named.filter((event, at) => {
      const { status, cityId, change } = beside[at] as Answered;
      const isRight = status === 'matched' && cityId === event.id;
      return !isRight || JSON.stringify(change) !== JSON.stringify(changeOf(event));
    });
    expect(wrong.map(({ nameBefore }) => nameBefore)).toEqual([...unresolved.beside.keys()]);
  });

  it('returns the same alone, or all records that it may mean', () => {
    const outcomes = { matched: 0, ambiguous: 0 };
    const wrong = named.filter((event, at) => {
      const { status, cityId, change, candidates } = alone[at] as Answered;
      const candidate = candidates.find(({ family, id }) => family === 'City' && id === event.id);
      if (status === 'matched') outcomes.matched++;
      else outcomes.ambiguous++;
      if (status === 'matched') return cityId !== event.id || change?.kind !== event.kind;
      return status !== 'ambiguous' || JSON.stringify(candidate?.change) !== JSON.stringify(changeOf(event));
    });
    expect(wrong.map(({ nameBefore }) => nameBefore)).toEqual([...unresolved.alone.keys()]);
    console.log(`${named.length} former names alone: ${JSON.stringify(outcomes)}`);
    expect(outcomes.matched).toBeGreaterThan(90);
  });

  it('is ambiguous if another municipality has it today', () => {
    const holders = new Map<string, Set<unknown>>();
    for (const { id, name, officialName } of cities)
      for (const key of [name, officialName].map((text) => nameKey(String(text))))
        holders.set(key, (holders.get(key) ?? new Set()).add(id));
    const isShared = ({ id, nameBefore }: HistoryEvent) =>
      [...(holders.get(nameKey(nameBefore as string)) ?? [])].some((holder) => holder !== id);
    const shared = named.filter(isShared);
    expect(shared.map(({ nameBefore }) => nameBefore)).toEqual(
      expect.arrayContaining(['Leiva', 'Bolívar', 'Santuario', 'El Carmen']),
    );
    const decided = shared.filter((event) => alone[named.indexOf(event)]?.status !== 'ambiguous');
    expect(decided.map(label)).toEqual([]);
  });

  it('is found by the search, with the change', async () => {
    const missing: string[] = [];
    for (const event of part(named, 4)) {
      const { hits } = await get<{ hits: readonly Entry[] }>(
        `/api/v1/search?q=${encodeURIComponent(event.nameBefore as string)}`,
      );
      const hit = hits.find(({ family, id }) => family === 'City' && id === event.id);
      if (JSON.stringify(hit?.change) !== JSON.stringify(changeOf(event))) missing.push(label(event));
    }
    expect(missing).toEqual([]);
  }, 60_000);

  it('is not reported for the name of today', async () => {
    const rows = part(
      cities.filter(({ officialName }) => officialName !== null),
      5,
    );
    for (let from = 0; from < rows.length; from += 1000) {
      const some = rows.slice(from, from + 1000);
      const answers = await match(
        some.map(({ id, officialName }) => ({ municipality: officialName, department: department(id) })),
      );
      const wrong = some.filter((_, at) => answers[at]?.change !== null);
      expect(wrong.map(({ officialName }) => officialName)).toEqual([]);
    }
  });
});

describe('a former code', () => {
  it.each(coded.map((event) => [event.codeBefore as string, event] as const))(
    '%s leads to the record and the change, in each of the three',
    async (code, event) => {
      const today = { id: event.id, value: cityOf.get(event.id)?.daneCode, change: changeOf(event) };
      const { records } = await get<{ records: readonly Entry[] }>(`/api/v1/resolve/${code}`);
      expect(records).toMatchObject([{ family: 'City', field: 'daneCode', ...today }]);
      const { hits } = await get<{ hits: readonly Entry[] }>(`/api/v1/search?q=${code}`);
      expect(hits[0]).toMatchObject({ family: 'City', id: event.id, change: today.change });
      const rows = [{ place: code }, { municipality: `${code} ${event.nameBefore}` }];
      for (const answer of await match(rows))
        expect(answer).toMatchObject({
          status: 'matched',
          cityId: event.id,
          reason: 'code',
          explanation: expect.stringContaining('a former code of'),
          change: today.change,
        });
    },
  );

  it.each(declinedEvents.filter(({ reason }) => reason === 'notOfficial').map(({ code }) => code))(
    '%s, which was never official, leads nowhere',
    async (code) => {
      expect((await fetch(`${address}/api/v1/resolve/${code}`)).status).toBe(404);
    },
  );
});

it('does not match a new record by the name of the one that it was created from', async () => {
  const made = events.filter(
    ({ family, kind, from }) => family === 'city' && kind === 'created' && from.length > 0,
  );
  const parents = [...new Set(made.flatMap(({ from }) => from))];
  expect(made.some(({ id }) => cityOf.get(id)?.name === 'Belén de Bajirá')).toBe(true);
  const answers = await match(
    parents.map((id) => ({ municipality: cityOf.get(id)?.name, department: department(id) })),
  );
  const wrong = parents.filter((id, at) => answers[at]?.cityId !== id);
  expect(wrong).toEqual([]);
  for (const id of parents.slice(0, 10)) {
    const { records } = await get<{ records: readonly Entry[] }>(
      `/api/v1/resolve/${cityOf.get(id)?.daneCode}`,
    );
    expect(records).toMatchObject([{ id, change: null }]);
  }
});
