// Following editions: what is loaded when, and that a bad edition never takes the place of a good one.
import { expect, it } from 'vitest';
import type { EditionListener } from './edition-feed.js';
import { createEditionStatus } from './edition-status.js';
import { followEditions } from './follow-editions.js';

function follow(bad: ReadonlyMap<string, string> = new Map()) {
  const loaded: string[] = [];
  const logged: string[] = [];
  const clock = { time: 0 };
  const status = createEditionStatus((level, message, facts) =>
    logged.push(`${level}: ${[message, ...Object.values(facts)].join(', ')}`),
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
    show: async (id) => {
      loaded.push(id);
      const reason = bad.get(id);
      if (reason !== undefined) throw new Error(reason);
      served = id;
    },
    status,
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
    /** As many looks, each after the last load has ended. */
    look: async (...ids: readonly (string | undefined)[]) => {
      for (const id of ids) {
        listener?.current(id);
        await new Promise(setImmediate);
      }
    },
    fail: (reason: string) => listener?.unreachable(reason),
  };
}

it('loads what is new, once, and nothing that is served already', async () => {
  const { look, loaded, served, status, logged } = follow();
  await look('one', 'two', 'two', 'one', 'one');
  expect(loaded).toEqual(['two', 'one']);
  expect(served()).toBe('one');
  expect(status.tally).toEqual({ shown: 2, refused: 0, unreachable: 0, isCurrent: 1 });
  expect(logged).toEqual(['info: serving another edition, two', 'info: serving another edition, one']);
});

it('keeps what it has when an edition is bad, says so once, and is well when the pointer is moved back', async () => {
  const { look, served, status, logged, loaded } = follow(new Map([['bad', 'it has faults']]));
  await look('bad', 'bad', 'bad');
  expect(served()).toBe('one');
  expect(loaded).toEqual(['bad']);
  expect(status.details()).toMatchObject({ trouble: 'Edition bad was refused: it has faults' });
  expect(status.tally).toMatchObject({ refused: 1, isCurrent: 0 });
  await look('one');
  expect(status.details()).toEqual({ origin: 'files' });
  expect(logged).toEqual([
    'warn: edition refused, bad, it has faults',
    'info: serving the current edition again',
  ]);
});

it('looks at a bad edition again, ever more seldom', async () => {
  const { look, loaded, clock } = follow(new Map([['bad', 'no']]));
  const times: number[] = [];
  for (clock.time = 0; clock.time < 2_000_000; clock.time += 1000) {
    const before = loaded.length;
    await look('bad');
    if (loaded.length > before) times.push(clock.time / 1000);
  }
  expect(times.slice(0, 5)).toEqual([0, 5, 15, 35, 75]);
  const pauses = times.slice(1).map((time, index) => time - (times[index] as number));
  expect(Math.max(...pauses)).toBe(300);
});

it('loads one at a time', async () => {
  const { look, loaded } = follow();
  const both = [look('two'), look('three')];
  await Promise.all(both);
  expect(loaded).toEqual(['two']);
  await look('three');
  expect(loaded).toEqual(['two', 'three']);
});

it('says that the database is away, or empty, once for as long as it is', async () => {
  const { look, fail, logged, status, served } = follow();
  fail('ECONNREFUSED');
  fail('ECONNREFUSED');
  await look(undefined);
  expect(logged).toEqual([
    'warn: cannot get an edition from the database, ECONNREFUSED',
    'warn: cannot get an edition from the database, nothing has been published yet',
  ]);
  expect(status.tally).toMatchObject({ unreachable: 3, isCurrent: 0 });
  expect(served()).toBe('one');
});

it('can be ended', () => {
  const { stop, isFollowing } = follow();
  expect(isFollowing()).toBe(true);
  stop();
  expect(isFollowing()).toBe(false);
});
