// The history of records over HTTP: every event of data/history.json in the history of its record, with its source, and none that was declined.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import type { HistoryEvent } from '../../src/engine/dataset/dataset.js';
import { useService } from '../contract/service.js';
import { part } from '../system/size.js';
import { type Entry, readData } from './data-files.js';
import { declinedEvents, reasons } from './declined-events.js';

const { get, problem } = useService();
const events = readData<HistoryEvent>('history.json');
const families = colombia.families.filter(({ history }) => history !== undefined);
const rows = new Map(families.map(({ name, file }) => [name, readData(file as string)]));
const rowOf = (family: string, id: number) => rows.get(family)?.find((row) => row.id === id) as Entry;

interface Past {
  readonly events: readonly Entry[];
  readonly coverage: Readonly<Record<'en' | 'es', string>>;
  readonly sources: readonly Entry[];
}

const pastOf = async (family: string, id: number) => {
  const { status, json } = await get(`/api/v1/${colombia.family(family).path}/${id}/history`);
  expect(status).toBe(200);
  return json as Past;
};

it('has every event, in the order of dates and with its source', async () => {
  const places = new Map(events.map((event) => [`${event.family} ${event.id}`, event]));
  for (const { family, id } of part([...places.values()], 4)) {
    const past = await pastOf(family, id);
    const own = events.filter(
      (event) => event.family === family && (event.id === id || event.from.includes(id)),
    );
    expect(past.events).toHaveLength(own.length);
    for (const { kind, date, act, certainty, source, from, notes, ...event } of own)
      expect(past.events).toContainEqual({
        kind,
        date,
        act,
        certainty,
        source,
        before: event.nameBefore === null ? null : { code: event.codeBefore, name: event.nameBefore },
        after: event.nameAfter === null ? null : { code: event.codeAfter, name: event.nameAfter },
        record: { id: event.id, name: rowOf(family, event.id).name },
        from: from.map((each) => ({ id: each, name: rowOf(family, each).name })),
        notes: notes.map((note) => colombia.family(family).history?.notes[note]),
      });
    const dates = past.events.map((event) => String(event.date ?? ''));
    expect(dates).toEqual(dates.toSorted());
    const named = new Set(past.events.map((event) => event.source));
    expect(new Set(past.sources.map((source) => source.id))).toEqual(named);
  }
}, 60_000);

it('lists the municipalities created from the territory of another', async () => {
  const riosucio = rows.get('city')?.find(({ daneCode }) => daneCode === '27615') as Entry;
  const { events: found } = await pastOf('city', riosucio.id as number);
  expect(found.map(({ kind, date, record }) => [kind, date, (record as Entry).name])).toEqual([
    ['created', '2000-09-22', 'Carmen del Darién'],
    ['created', '2023-06-27', 'Belén de Bajirá'],
  ]);
});

describe('a municipality that is older than its act', () => {
  const cities = rows.get('city') as readonly Entry[];
  const byCode = new Map(cities.map((row) => [row.daneCode, row.id as number]));

  it('was restored and not created, from the municipality that it had become a part of', async () => {
    const codes = ['15476', '15224', '15232', '15500', '15762', '15764'];
    for (const code of codes) {
      const { events: found } = await pastOf('city', byCode.get(code) as number);
      expect(found.map(({ kind, from }) => [kind, (from as Entry[]).map(({ name }) => name)])).toEqual([
        ['restored', ['Tunja']],
      ]);
    }
    const tunja = await pastOf('city', byCode.get('15001') as number);
    expect(tunja.events.map(({ kind }) => kind)).toEqual(codes.map(() => 'restored'));
    expect((await pastOf('city', byCode.get('15187') as number)).events).toMatchObject([
      { kind: 'restored', certainty: 'uncertain', from: [] },
    ]);
  });

  it('states this if its population series begins before the act', () => {
    const first = new Map<unknown, number>();
    for (const { cityId, from, total } of readData('population.json')) {
      const year = (from as number) + (total as unknown[]).findIndex((value) => value !== null);
      first.set(cityId, Math.min(year, first.get(cityId) ?? year));
    }
    const notes = ['raised', 'countedBefore'];
    const early = events.filter(
      ({ family, id, kind, date }) =>
        family === 'city' && kind === 'created' && Number(date?.slice(0, 4)) > (first.get(id) ?? 9999),
    );
    expect(early).toHaveLength(16);
    expect(early.filter((event) => !event.notes.some((note) => notes.includes(note)))).toEqual([]);
    expect(events.filter((event) => event.notes.some((note) => notes.includes(note)))).toEqual(early);
  });
});

it('dates departments by one rule, with one day for the states of 1886 and one for the territories of 1991', () => {
  const created = events.filter(({ family }) => family === 'department');
  const of = (act: string) => created.filter((event) => event.act === act);
  expect(created.map(({ kind }) => kind)).toEqual(created.map(() => 'created'));
  expect(new Set(created.map(({ id }) => id)).size).toBe(32);
  expect(of('Constitución de 1886').map(({ id, date }) => [id, date])).toEqual(
    [2, 6, 7, 11, 15, 20, 28, 30].map((id) => [id, '1886-09-07']),
  );
  expect(of('Constitución Política de 1991').map(({ id, date }) => [id, date])).toEqual(
    [1, 3, 10, 16, 17, 24, 27, 32, 33].map((id) => [id, '1991-07-04']),
  );
});

it('is empty for a record without known events, and states its limits', async () => {
  const past = await pastOf('city', 12);
  expect([past.events, past.sources]).toEqual([[], []]);
  expect(past.coverage.en).toContain('An empty list means that no event is known.');
  expect(past.coverage.es).toContain('Una lista vacía significa que no se conoce ningún hecho.');
});

it('returns 404 for an unknown id', async () => {
  await problem(404, '/api/v1/City/99999/history');
});

describe('declined events', () => {
  it('are 40, each with a reason, and none of them is in the data', () => {
    expect(declinedEvents).toHaveLength(40);
    // These were proposed later. They are Magdalena and three capitals whose acts have a misprinted year in the first source.
    expect(events).toHaveLength(487 - 40 + 4);
    const present = declinedEvents.filter(({ kind, date, code, name }) =>
      events.some((event) => {
        const { daneCode } = rowOf(event.family, event.id);
        const isSame = event.nameBefore === null ? daneCode === code : event.nameBefore === name;
        return isSame && event.kind === kind && event.date === date;
      }),
    );
    expect(present).toEqual([]);
    expect(new Set(declinedEvents.map(({ reason }) => reason))).toEqual(new Set(Object.keys(reasons)));
  });
});
