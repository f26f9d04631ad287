// A connection for one well-formed request after the other. It opens again if the server has closed it.
import { connect, type Socket } from 'node:net';
import { createResponseParser, type Response } from './response-parser.js';

export interface ReusedConnection {
  /** Rejects if the server closes without a response, or sends a response without a request. */
  readonly exchange: (bytes: Buffer, method: string) => Promise<Response>;
  readonly close: () => Promise<void>;
  readonly destroy: () => void;
}

interface Waiting {
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: Error) => void;
}

export function createReusedConnection(host: string, port: number): ReusedConnection {
  let socket: Socket | undefined;
  let method = 'GET';
  let waiting: Waiting | undefined;
  /** An error that occurred without an open exchange, with which the next exchange is rejected. */
  let late: Error | undefined;

  function open(): Socket {
    const opened = connect({ host, port, noDelay: true });
    const parser = createResponseParser(() => method);
    const fail = (reason: Error) => {
      if (socket === opened) socket = undefined;
      opened.destroy();
      if (waiting === undefined) late = reason;
      else waiting.reject(reason);
      waiting = undefined;
    };
    opened.on('data', (chunk) => {
      try {
        const [response, ...others] = parser.read(chunk);
        if (response === undefined) return;
        if (others.length > 0 || parser.isInside()) throw new Error('more came back than was asked for');
        if (waiting === undefined) throw new Error('one answer more than asked for came before');
        if (response.headers.get('connection') === 'close') socket = undefined;
        waiting.resolve(response);
        waiting = undefined;
      } catch (error) {
        fail(error as Error);
      }
    });
    opened.on('error', fail);
    opened.on('close', () => {
      if (socket === opened) fail(new Error('the connection was closed without an answer'));
    });
    return opened;
  }

  return {
    exchange: (bytes, requestMethod) =>
      new Promise((resolve, reject) => {
        if (late !== undefined) {
          reject(late);
          late = undefined;
          return;
        }
        method = requestMethod;
        waiting = { resolve, reject };
        socket ??= open();
        socket.write(bytes);
      }),
    close: () =>
      new Promise((resolve) => {
        const last = socket;
        if (last === undefined) return resolve();
        socket = undefined;
        last.once('close', () => resolve());
        last.end();
      }),
    destroy: () => socket?.destroy(),
  };
}
