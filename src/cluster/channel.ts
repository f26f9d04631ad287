// Questions and answers between two processes, in both directions and as plain JSON. Whoever asks says how long the answer is of use.

export interface Question<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: Answer;
}

/** What can be asked, by kind. */
type Questions<Kinds> = { readonly [Kind in keyof Kinds]: Question<unknown, unknown> };

export type Answers<Kinds extends Questions<Kinds>> = {
  readonly [Kind in keyof Kinds]: (
    asked: Kinds[Kind]['asked'],
  ) => Kinds[Kind]['answer'] | Promise<Kinds[Kind]['answer']>;
};

export interface Channel<Kinds extends Questions<Kinds>> {
  /** Rejected if no answer comes in time, if the other side refuses to give one, and if it is gone. */
  readonly ask: <Kind extends keyof Kinds & string>(
    kind: Kind,
    asked: Kinds[Kind]['asked'],
    milliseconds: number,
  ) => Promise<Kinds[Kind]['answer']>;
}

/** One end of the connection; a worker of the platform is one, on either side. */
export interface Port {
  send(message: object, done: (error: Error | null) => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
}

type Message =
  | { readonly atlas: 'question'; readonly id: number; readonly kind: string; readonly asked: unknown }
  | { readonly atlas: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly atlas: 'refusal'; readonly id: number; readonly why: string };

interface Waiting {
  readonly answer: (answer: unknown) => void;
  readonly fail: (why: string) => void;
}

/** A process that hangs answers nothing, and what is written to it stays in memory: beyond this it is asked nothing more. */
const MOST_WAITING = 1000;

export function openChannel<Theirs extends Questions<Theirs>, Ours extends Questions<Ours>>(
  port: Port,
  answers: Answers<Ours>,
): Channel<Theirs> {
  /** Questions that are too late for an answer stay until it comes. */
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const send = (message: Message, failed: (why: string) => void = () => {}) =>
    port.send(message, (error) => {
      if (error !== null) failed(error.message);
    });

  async function reply({ id, kind, asked }: Extract<Message, { atlas: 'question' }>): Promise<void> {
    try {
      if (!Object.hasOwn(answers, kind)) throw new Error('unknown question');
      send({ atlas: 'answer', id, answer: await answers[kind as keyof Ours](asked) });
    } catch (error) {
      send({ atlas: 'refusal', id, why: error instanceof Error ? error.message : String(error) });
    }
  }

  port.on('message', (message) => {
    if (!isMessage(message)) return;
    if (message.atlas === 'question') {
      void reply(message);
      return;
    }
    const asker = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.atlas === 'answer') asker?.answer(message.answer);
    else asker?.fail(message.why);
  });
  port.on('disconnect', () => {
    for (const { fail } of waiting.values()) fail('the other process has exited');
    waiting.clear();
  });

  return {
    ask: (kind, asked, milliseconds) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const fail = (why: string) => {
          clearTimeout(deadline);
          reject(new Error(`No answer to the question "${kind}": ${why}.`));
        };
        const deadline = setTimeout(fail, milliseconds, `timed out after ${milliseconds} ms`).unref();
        if (waiting.size >= MOST_WAITING) {
          fail(`${MOST_WAITING} others are still waiting`);
          return;
        }
        const answer = (given: unknown) => {
          clearTimeout(deadline);
          resolve(given as Theirs[typeof kind]['answer']);
        };
        waiting.set(id, { answer, fail });
        send({ atlas: 'question', id, kind, asked }, (why) => {
          waiting.delete(id);
          fail(why);
        });
      }),
  };
}

/** The platform and libraries may use the same connection for messages of their own. */
function isMessage(message: unknown): message is Message {
  if (typeof message !== 'object' || message === null) return false;
  const { atlas, id } = message as Record<string, unknown>;
  return ['question', 'answer', 'refusal'].includes(atlas as string) && typeof id === 'number';
}
