// A client that writes any bytes, from its own IP address, and reads only on demand.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawClient {
  readonly socket: Socket;
  /** Everything that has been read. */
  readonly received: () => string;
  /** Reads until the received text satisfies the condition, or the server closes the connection. */
  readonly readUntil: (isEnough: (text: string) => boolean) => Promise<string>;
  /** Settles once the server has closed the connection. */
  readonly closed: Promise<void>;
}

/** Any IP address of 127.0.0.0/8 is this machine, but each is a separate client. */
export async function rawClient(port: number, localAddress = '127.0.0.1'): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  let text = '';
  return {
    socket,
    closed,
    received: () => text,
    readUntil: (isEnough) =>
      new Promise((resolve) => {
        const finish = () => resolve(text);
        socket.on('data', (chunk) => {
          text += chunk.toString('latin1');
          if (isEnough(text)) finish();
        });
        void closed.then(finish);
        socket.resume();
      }),
  };
}

export const request = (path: string, ...fields: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: test', ...fields, '', ''].join('\r\n');

/** The response to one request, on a connection that ends with it. */
export async function ask(
  port: number,
  path: string,
  fields: readonly string[] = [],
  localAddress?: string,
): Promise<string> {
  const { socket, readUntil } = await rawClient(port, localAddress);
  socket.write(request(path, ...fields, 'Connection: close'));
  const answer = await readUntil(() => false);
  socket.destroy();
  return answer;
}

export const statusOf = (answer: string): number => Number(answer.slice(9, 12));

/** The responses to several requests, in the order in which they came. */
export function bodiesOf(text: string): readonly string[] {
  const bodies: string[] = [];
  for (let at = 0; at < text.length; ) {
    const start = text.indexOf('\r\n\r\n', at) + 4;
    const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(text.slice(at, start))?.[1]);
    bodies.push(text.slice(start, start + length));
    at = start + length;
  }
  return bodies;
}

/** The value of a metric without labels, or with exactly these. */
export async function metric(port: number, name: string): Promise<number> {
  const line = (await ask(port, '/metrics')).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}
