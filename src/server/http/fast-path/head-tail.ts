// The lines that Node adds to the head of every response on a connection that stays open: the date, and how long it stays open. They are
// the same for all responses of a second, so they are taken from a head that Node has written.

interface HeadTail {
  /** Undefined until Node has written a head in this second. */
  readonly at: (now: number) => string | undefined;
  readonly learn: (head: string, now: number) => void;
}

/** Anything else, as another version of Node may add, is not learned: then Node writes every head. */
const TAIL = /\r\n(Date: [^\r]+ GMT\r\nConnection: keep-alive\r\n(?:Keep-Alive: timeout=\d+\r\n)?\r\n)$/;

/** Times are those of `performance.now()`; `clock` is the one that dates are made from. */
export function createHeadTail(clock: () => number = Date.now): HeadTail {
  let tail: string | undefined;
  let validUntil = 0;
  return {
    at: (now) => (now < validUntil ? tail : undefined),
    learn: (head, now) => {
      tail = TAIL.exec(head)?.[1];
      if (tail !== undefined) validUntil = now + 1000 - (clock() % 1000);
    },
  };
}
