// Handles signals. SIGTERM and SIGINT stop gracefully, a second one stops at once, and SIGHUP reloads.
import { isatty } from 'node:tty';
import type { Log } from '../server/observe/log.js';

interface SignalHandlers {
  readonly log: Log;
  /** The time of serving before a stop and the limit after it, for the log line. */
  readonly delay: number;
  readonly seconds: number;
  readonly stop: () => Promise<void>;
  /** Kills the processes that would outlive this one. */
  readonly kill: () => void;
  readonly reload: () => void;
}

/** Settles when the service has stopped, just before the process exits. */
export function handleSignals({ log, delay, seconds, stop, kill, reload }: SignalHandlers): Promise<void> {
  const { lines } = log;
  const terminals = [0, 1, 2].filter((stream) => isatty(stream));
  return new Promise((stopped) => {
    let isStopping = false;
    const end = async (signal: NodeJS.Signals) => {
      isStopping = true;
      lines.info(
        { signal, delay, seconds },
        'stopping: finishing responses in progress, no new connections after the delay',
      );
      await stop();
      lines.info('stopped');
      stopped();
      process.exit(0);
    };
    const onStop = (signal: NodeJS.Signals) => {
      if (!isStopping) return void end(signal);
      kill();
      process.exit(1);
    };
    process.on('SIGINT', onStop).on('SIGTERM', onStop);
    process.on('SIGHUP', (signal) => {
      if (isStopping) return;
      const isTerminalGone = terminals.some((stream) => !isatty(stream));
      if (!isTerminalGone) return reload();
      // The log was a terminal that is gone, so writing to it would fail.
      lines.level = 'silent';
      void end(signal);
    });
  });
}
