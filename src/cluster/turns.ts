// One after the other: whoever takes a turn waits until all who came before are done.

export type TakeTurn = (done: Promise<unknown>) => Promise<void>;

export function createTurns(): TakeTurn {
  let last: Promise<void> = Promise.resolve();
  return (done) => {
    const before = last;
    last = before
      .then(() => done)
      .then(
        () => {},
        () => {},
      );
    return before;
  };
}
