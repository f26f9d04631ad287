// A channel carries requests and responses as JSON, in order and never synchronously.
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { openChannel, type Port } from './channel.js';

interface Sums {
  readonly sum: (numbers: readonly number[]) => number;
  readonly first: (numbers: readonly number[]) => number;
  readonly never: () => void;
}
interface Nothing {
  readonly nothing: () => void;
}

const LONG = 60_000;

/** Both ends of a channel, and a function that closes it. */
function connect() {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  let isOpen = true;
  const port = (near: EventEmitter, far: EventEmitter): Port => ({
    send: (message, sent) => {
      const text = JSON.stringify(message);
      setImmediate(() => {
        if (isOpen) far.emit('message', JSON.parse(text));
        sent(isOpen ? null : new Error('closed'));
      });
    },
    on: (event: string, listener: (...args: never[]) => void) => near.on(event, listener as never),
  });
  const early: (() => void)[] = [];
  const request = openChannel<Sums, Nothing>(port(...ends), { nothing: () => {} });
  const requestBack = openChannel<Nothing, Sums>(port(ends[1], ends[0]), {
    sum: (numbers) => {
      if (numbers.length === 0) throw new Error('there is nothing to add');
      return numbers.reduce((a, b) => a + b);
    },
    // The first request is answered last.
    first: async (numbers) => {
      if (numbers[0] === 0) await new Promise<void>((done) => early.push(done));
      else for (const done of early) done();
      return numbers[0] as number;
    },
    never: () => new Promise<void>(() => {}),
  });
  const close = () => {
    isOpen = false;
    for (const end of ends) end.emit('disconnect');
  };
  return { ends, request, requestBack, close };
}

it('gives each request its own response, in both directions', async () => {
  const { request, requestBack } = connect();
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const responses = await Promise.all(numbers.map((number) => request(LONG, 'first', [number])));
  expect(responses).toEqual(numbers);
  expect(await requestBack(LONG, 'nothing')).toBe(undefined);
});

it('rejects with the reason of the other side', async () => {
  const { request } = connect();
  await expect(request(LONG, 'sum', [])).rejects.toThrow('No response to "sum": there is nothing to add.');
  await expect(request(LONG, 'difference' as 'sum', [1])).rejects.toThrow('unknown request');
});

it('rejects after its timeout', async () => {
  const { request } = connect();
  await expect(request(5, 'never')).rejects.toThrow('No response to "never": timed out after 5 ms.');
});

it('rejects when the other side exits, and afterwards', async () => {
  const { request, close } = connect();
  const pending = request(LONG, 'never');
  close();
  await expect(pending).rejects.toThrow('the other process has exited');
  await expect(request(LONG, 'sum', [1])).rejects.toThrow('closed');
});

it('ignores the messages of others and late responses', async () => {
  const { ends, request } = connect();
  const strange = [null, 1, 'request', {}, { cmd: 'NODE_' }, { response: 77, value: 5 }];
  for (const end of ends) for (const message of strange) end.emit('message', message);
  expect(await request(LONG, 'sum', [1, 2])).toBe(3);
});
