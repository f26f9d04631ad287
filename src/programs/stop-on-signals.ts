// Aborts the work of a program on the signals that end it, and with the program that started it, with the exit code that shells report.

/** 128 and the number of the signal. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

export function stopOnSignals(message: string): AbortSignal {
  const stop = new AbortController();
  const stopWith = (code: number) => () => {
    process.exitCode = code;
    stop.abort(new Error(message));
  };
  for (const [signal, code] of Object.entries(EXIT_CODES)) process.once(signal, stopWith(code));
  // A program that was killed can end no other, but its channel closes, perhaps while this one still loads its modules.
  const stopAlone = stopWith(EXIT_CODES.SIGTERM);
  if (process.connected === false) stopAlone();
  process.once('disconnect', stopAlone);
  // An open channel must not keep this process alive.
  process.channel?.unref();
  return stop.signal;
}
