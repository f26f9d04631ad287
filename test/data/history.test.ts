// The history of records over HTTP: every event of data/history.json in the history of its record, with its source, and none that was declined.
import { describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import type { HistoryEvent } from '../../src/engine/dataset/dataset.js';
import { useService } from '../contract/service.js';
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
  for (const { family, id } of new Map(
    events.map((event) => [`${event.family} ${event.id}`, event]),
  ).values()) {
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

it('is empty for a record without known events, and states its limits', async () => {
  const past = await pastOf('city', 12);
  expect([past.events, past.sources]).toEqual([[], []]);
  expect(past.coverage.en).toContain('An empty list means that no event is known.');
  expect(past.coverage.es).toContain('Una lista vacía significa que no se conoce ningún hecho.');
});

it('of an unknown id returns 404', async () => {
  await problem(404, '/api/v1/City/99999/history');
});

describe('declined events', () => {
  it('are 39, each with a reason, and none of them is in the data', () => {
    expect(declinedEvents).toHaveLength(39);
    expect(events).toHaveLength(487 - 39);
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
