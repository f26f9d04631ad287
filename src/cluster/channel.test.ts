// Questions and answers over a connection as processes have it: plain JSON, in order, and never at once.
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type Answers, openChannel, type Port, type Question } from './channel.js';

interface Sums {
  readonly sum: Question<readonly number[], number>;
  readonly never: Question<null, null>;
}
interface Nothing {
  readonly nothing: Question<null, null>;
}

/** Two ends of one connection, and a way to cut it. */
function connection() {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  let isOpen = true;
  const port = (near: EventEmitter, far: EventEmitter): Port => ({
    send: (message, done) => {
      const text = JSON.stringify(message);
      setImmediate(() => {
        if (isOpen) far.emit('message', JSON.parse(text));
        done(isOpen ? null : new Error('closed'));
      });
    },
    on: (event: string, listener: (...args: never[]) => void) => near.on(event, listener as never),
  });
  return {
    ends,
    ports: [port(ends[0], ends[1]), port(ends[1], ends[0])] as const,
    cut: () => {
      isOpen = false;
      for (const end of ends) end.emit('disconnect');
    },
  };
}

const adding: Answers<Sums> = {
  sum: (numbers) => {
    if (numbers.length === 0) throw new Error('there is nothing to add');
    return numbers.reduce((a, b) => a + b);
  },
  never: () => new Promise(() => {}),
};

const LONG = 60_000;

function pair(answers = adding) {
  const { ports, ends, cut } = connection();
  const asker = openChannel<Sums, Nothing>(ports[0], { nothing: () => null });
  const answerer = openChannel<Nothing, Sums>(ports[1], answers);
  return { asker, answerer, ends, cut };
}

describe('a question', () => {
  it('gets its own answer, however many are under way, in both directions', async () => {
    const { asker, answerer } = pair({
      ...adding,
      // The first asked is the last answered.
      sum: (numbers) =>
        new Promise((done) => setTimeout(done, 20 - (numbers[0] as number), numbers[0] as number)),
    });
    const asked = Array.from({ length: 20 }, (_, number) => number);
    const answers = await Promise.all(asked.map((number) => asker.ask('sum', [number], LONG)));
    expect(answers).toEqual(asked);
    expect(await answerer.ask('nothing', null, LONG)).toBe(null);
  });

  it('is refused with the reason of the other side', async () => {
    await expect(pair().asker.ask('sum', [], LONG)).rejects.toThrow(/"sum".*there is nothing to add/);
  });

  it('is refused at once where nobody answers its kind, be it one that every object has', async () => {
    for (const kind of ['difference', 'toString', '__proto__'])
      await expect(pair().asker.ask(kind as 'sum', [1], LONG)).rejects.toThrow('unknown question');
  });

  it('is given up after its time', async () => {
    await expect(pair().asker.ask('never', null, 5)).rejects.toThrow(
      'No answer to the question "never": timed out after 5 ms',
    );
  });

  it('is given up when the other side goes, and not asked afterwards', async () => {
    const { asker, cut } = pair();
    const waiting = asker.ask('never', null, LONG);
    cut();
    await expect(waiting).rejects.toThrow('the other process has exited');
    await expect(asker.ask('sum', [1], LONG)).rejects.toThrow('closed');
  });

  it('is not sent to one who has left a thousand without an answer', async () => {
    const { asker } = pair();
    const waiting = Array.from({ length: 1000 }, () => asker.ask('never', null, 1));
    await Promise.allSettled(waiting);
    await expect(asker.ask('sum', [1], LONG)).rejects.toThrow('1000 others');
  });
});

it('what is no message of the channel is passed over', async () => {
  const { asker, ends } = pair();
  const strange = [
    null,
    1,
    'question',
    {},
    { atlas: 'question' },
    { atlas: 'song', id: 1 },
    { cmd: 'NODE_' },
  ];
  for (const end of ends) for (const message of strange) end.emit('message', message);
  // An answer that nobody waits for any more.
  ends[0].emit('message', { atlas: 'answer', id: 77, answer: 5 });
  expect(await asker.ask('sum', [1, 2], LONG)).toBe(3);
});
