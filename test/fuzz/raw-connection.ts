// Sends bytes on a separate connection and reads whatever comes back until the server closes it.
import { connect } from 'node:net';
import type { RawBytes } from './fuzz-request.js';
import { createResponseParser, type Response } from './response-parser.js';

interface RawExchange {
  readonly answers: Promise<readonly Response[]>;
  readonly destroy: () => void;
}

/** A server that has finished with a connection may reset it. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

export function rawExchange(
  host: string,
  port: number,
  { bytes, ending, requests = [], what }: RawBytes,
): RawExchange {
  const socket = connect({ host, port, noDelay: true });
  const parser = createResponseParser((answered) => requests[answered]?.method ?? 'GET');
  const responses: Response[] = [];
  const answers = new Promise<readonly Response[]>((resolve, reject) => {
    socket.on('connect', () => {
      if (ending === 'wait') socket.write(bytes);
      else if (ending === 'finish') socket.end(bytes);
      else socket.write(bytes, () => socket.resetAndDestroy());
    });
    socket.on('data', (chunk) => {
      try {
        responses.push(...parser.read(chunk));
      } catch (error) {
        reject(error);
        socket.destroy();
      }
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!CLOSED.has(error.code ?? '')) reject(new Error(`${what}: ${error.message}`));
    });
    socket.on('close', () => {
      if (parser.isInside() && ending !== 'reset') reject(new Error('an answer was cut off'));
      else resolve(ending === 'reset' ? [] : responses);
    });
  });
  return { answers, destroy: () => socket.destroy() };
}
