// One connection that sends request after request, and records the time of each and the bytes of its response.
import { connect } from 'node:net';

export interface Exchange {
  readonly path: string;
  /** As `performance.now()`, once the system had all of its bytes; infinite if it never did. */
  sentAt: number;
  /** Undefined until a whole head has come. */
  answer?: { readonly status: number; readonly closes: boolean; readonly length: number; received: number };
}

export interface KeepAliveClient {
  /** All requests so far; the last may still be without its response. */
  readonly exchanges: readonly Exchange[];
  /** Settles once the server has closed the connection in any way. */
  readonly closed: Promise<void>;
  readonly destroy: () => void;
}

const HEAD_END = '\r\n\r\n';

export const isWhole = ({ answer }: Exchange): boolean =>
  answer !== undefined && answer.received === answer.length;

/** Requests the next path as soon as a response is complete, until a response or the server closes the connection. */
export function keepAsking(port: number, nextPath: () => string): KeepAliveClient {
  const exchanges: Exchange[] = [];
  let head = '';
  const socket = connect(port, '127.0.0.1');

  const ask = () => {
    const exchange: Exchange = { path: nextPath(), sentAt: Number.POSITIVE_INFINITY };
    exchanges.push(exchange);
    head = '';
    socket.write(`GET ${exchange.path} HTTP/1.1\r\nHost: test\r\n\r\n`, (error) => {
      if (!error) exchange.sentAt = performance.now();
    });
  };
  const read = (exchange: Exchange, chunk: Buffer) => {
    if (exchange.answer !== undefined) {
      exchange.answer.received += chunk.length;
      return;
    }
    head += chunk.toString('latin1');
    const end = head.indexOf(HEAD_END);
    if (end < 0) return;
    const received = head.length - end - HEAD_END.length;
    exchange.answer = { ...readHead(head.slice(0, end)), received };
  };
  socket.on('connect', ask);
  socket.on('data', (chunk: Buffer) => {
    const current = exchanges.at(-1) as Exchange;
    read(current, chunk);
    if (isWhole(current) && current.answer?.closes === false) ask();
  });
  // A reset ends a connection like a close, and the exchange contains the part before it.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  return { exchanges, closed, destroy: () => socket.destroy() };
}

function readHead(head: string) {
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'im').exec(head)?.[1]?.trim();
  return {
    status: Number(head.slice(9, 12)),
    closes: field('connection')?.toLowerCase() === 'close',
    length: Number(field('content-length')),
  };
}
