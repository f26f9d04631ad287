// Aborts the work of a program on the signals that end it, with the exit code that shells report.

/** 128 and the number of the signal. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

export function stopOnSignals(message: string): AbortSignal {
  const stop = new AbortController();
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.once(signal, () => {
      process.exitCode = code;
      stop.abort(new Error(message));
    });
  return stop.signal;
}
