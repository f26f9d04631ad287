// Tests when editions are loaded, and that a damaged edition never replaces a good one.
import { expect, it } from 'vitest';
import {
  createEditionStatus,
  DamagedEdition,
  type EditionListener,
  type EditionPointer,
  followEditions,
} from './edition-status.js';

const pointerTo = (id: string, moved = '', movedAgo = 0): EditionPointer => ({ id, moved, movedAgo });

/** Loading fails for editions in `bad`, which are damaged, and in `away`, which are unavailable. */
function follow({ bad = {}, away = {}, damaged }: Failures = {}) {
  const loaded: string[] = [];
  const logged: string[] = [];
  const clock = { time: 0 };
  const status = createEditionStatus(
    (level, message, facts) => logged.push(`${level}: ${[message, ...Object.values(facts)].join(', ')}`),
    () => clock.time,
  );
  let served = 'one';
  let listener: EditionListener | undefined;
  const stop = followEditions({
    feed: {
      follow: (given) => {
        listener = given;
        return () => {
          listener = undefined;
        };
      },
    },
    served: () => served,
    show: async (pointer) => {
      const { id } = pointer;
      loaded.push(id);
      if (bad[id] !== undefined) throw new DamagedEdition(bad[id], pointer);
      if (away[id] !== undefined) throw new Error(away[id]);
      served = id;
    },
    status,
    damaged,
    now: () => clock.time,
  });
  return {
    loaded,
    logged,
    clock,
    status,
    stop,
    isFollowing: () => listener !== undefined,
    served: () => served,
    /** Each poll waits until the last load has ended. */
    look: async (...pointers: readonly (string | EditionPointer)[]) => {
      for (const pointer of pointers) {
        listener?.current(typeof pointer === 'string' ? pointerTo(pointer) : pointer);
        await new Promise(setImmediate);
      }
    },
    fail: (reason: string) => listener?.unreachable(reason),
  };
}

interface Failures {
  readonly bad?: Record<string, string>;
  readonly away?: Record<string, string>;
  readonly damaged?: DamagedEdition;
}

it('loads a new edition once, and none that is already served', async () => {
  const { look, loaded, served, status, logged } = follow();
  await look('one', 'two', 'two', 'one', 'one');
  expect(loaded).toEqual(['two', 'one']);
  expect(served()).toBe('one');
  expect(status.counts).toEqual({ shown: 2, refused: 0, unreachable: 0, isCurrent: 1, isSaved: 1 });
  expect(logged).toEqual(['info: serving another edition, two', 'info: serving another edition, one']);
});

it('keeps its edition if another is bad, reports that once, and recovers when the pointer is moved back', async () => {
  const { look, served, status, logged, loaded } = follow({ bad: { bad: 'it has faults' } });
  await look('bad', 'bad', 'bad');
  expect(served()).toBe('one');
  expect(loaded).toEqual(['bad']);
  expect(status.details()).toMatchObject({ trouble: 'Edition bad was rejected: it has faults' });
  expect(status.counts).toMatchObject({ refused: 1, isCurrent: 0 });
  await look('one');
  expect(status.details()).toEqual({ origin: 'files' });
  expect(logged).toEqual([
    'warn: edition rejected, bad, it has faults',
    'info: serving the current edition again',
  ]);
});

it('loads a damaged edition again only after the pointer was moved, even to the same edition', async () => {
  const { look, loaded, clock, status } = follow({ bad: { bad: 'it has faults' } });
  for (clock.time = 0; clock.time < 2_000_000; clock.time += 1000) await look('bad');
  expect(loaded).toEqual(['bad']);
  expect(status.counts).toMatchObject({ refused: 1 });
  await look(pointerTo('bad', 'later'), pointerTo('bad', 'later'), 'two', 'one', 'bad');
  expect(loaded).toEqual(['bad', 'bad', 'two', 'one', 'bad']);
});

it('does not try an edition that the start found damaged', async () => {
  const damaged = new DamagedEdition('it has faults', pointerTo('bad'));
  const { look, loaded, status, fail, logged } = follow({ damaged });
  await look('bad');
  expect(loaded).toEqual([]);
  fail('ECONNREFUSED');
  await look('bad', 'bad');
  expect(status.details()).toMatchObject({ trouble: 'Edition bad was rejected: it has faults' });
  expect(status.counts).toMatchObject({ refused: 0, unreachable: 1, isCurrent: 0 });
  expect(logged).toEqual([
    'warn: edition rejected, bad, it has faults',
    'warn: cannot get an edition from the database, ECONNREFUSED',
    'warn: edition rejected, bad, it has faults',
  ]);
  await look(pointerTo('bad', 'later'));
  expect(loaded).toEqual(['bad']);
});

it('soon loads an edition again if it was only unreachable', async () => {
  const { look, loaded, clock, status } = follow({ away: { far: 'ECONNRESET' } });
  const times: number[] = [];
  for (clock.time = 0; clock.time < 600_000; clock.time += 1000) {
    const before = loaded.length;
    await look('far');
    if (loaded.length > before) times.push(clock.time / 1000);
  }
  expect(times.slice(0, 6)).toEqual([0, 5, 15, 35, 65, 95]);
  const pauses = times.slice(1).map((time, index) => time - (times[index] as number));
  expect(Math.max(...pauses)).toBe(30);
  expect(status.counts).toMatchObject({ refused: 0, unreachable: times.length });
  expect(status.details()).toMatchObject({ trouble: expect.stringMatching(/^Cannot get .*ECONNRESET$/) });
});

it('loads another edition, or from a database that is back, at once', async () => {
  const { look, loaded, fail } = follow({ away: { far: 'ECONNRESET' } });
  await look('far', 'far', 'two');
  expect(loaded).toEqual(['far', 'two']);
  await look('far', 'far');
  fail('ECONNREFUSED');
  await look('far', 'far');
  expect(loaded).toEqual(['far', 'two', 'far', 'far']);
});

it('loads one at a time', async () => {
  const { look, loaded } = follow();
  const both = [look('two'), look('three')];
  await Promise.all(both);
  expect(loaded).toEqual(['two']);
  await look('three');
  expect(loaded).toEqual(['two', 'three']);
});

it('reports an unreachable database once', () => {
  const { fail, logged, status, served } = follow();
  fail('ECONNREFUSED');
  fail('ECONNREFUSED');
  expect(logged).toEqual(['warn: cannot get an edition from the database, ECONNREFUSED']);
  expect(status.counts).toMatchObject({ unreachable: 2, isCurrent: 0 });
  expect(served()).toBe('one');
});

it('reports for how long it has been behind, for any reason', async () => {
  const { look, clock, status, fail } = follow({
    bad: { bad: 'it has faults' },
    away: { far: 'ECONNRESET' },
  });
  const after = async (seconds: number, step: () => unknown) => {
    clock.time += seconds * 1000;
    await step();
    return status.behindSeconds();
  };
  expect(await after(10, () => look('one'))).toBe(0);
  // The time counts from the moment when the database named the edition, not from when this server had it.
  expect(await after(10, () => look(pointerTo('bad', '', 7)))).toBe(7);
  expect(await after(60, () => look(pointerTo('bad', '', 67)))).toBe(67);
  expect(status.details()).toMatchObject({ behindSeconds: 67 });
  // Moving the pointer again does not reset how far a server is behind.
  expect(await after(5, () => look(pointerTo('far', '', 1)))).toBe(72);
  expect(await after(5, () => fail('ECONNREFUSED'))).toBe(77);
  expect(await after(5, () => look('two'))).toBe(0);
  expect(await after(5, () => fail('ECONNREFUSED'))).toBe(0);
  expect(await after(30, () => fail('ECONNREFUSED'))).toBe(30);
  expect(await after(5, () => look('two'))).toBe(0);
  expect(status.details()).toEqual({ origin: 'database' });
});

it('reports an edition that is not on disk until one is', () => {
  const { status, logged } = follow();
  status.notSaved('two', '/stored', 'ENOSPC');
  expect(status.details()).toMatchObject({ unsaved: 'Edition two could not be saved in /stored: ENOSPC' });
  expect(status.counts.isSaved).toBe(0);
  status.saved();
  status.saved();
  expect(status.details()).not.toHaveProperty('unsaved');
  expect(status.counts.isSaved).toBe(1);
  expect(logged).toEqual([
    'warn: could not save the edition to disk, two, /stored, ENOSPC',
    'info: saving editions to disk again',
  ]);
});

it('stops on request', () => {
  const { stop, isFollowing } = follow();
  expect(isFollowing()).toBe(true);
  stop();
  expect(isFollowing()).toBe(false);
});
