// A client that floods servers as fast as they respond, over many connections to each, until all requests are rejected.
import { connect } from 'node:net';

interface Flood {
  readonly ports: readonly number[];
  /** The IP address that it claims. */
  readonly client: string;
  readonly limit: number;
  readonly connections: number;
}

/** The number of rejections after which a connection stops, and its largest number of requests. */
const [ENOUGH, MOST] = [20, 5000];

/** How many requests each server has accepted. */
export async function flood({ ports, client, limit, connections }: Flood): Promise<readonly number[]> {
  const accepted = ports.map(() => 0);
  const total = () => accepted.reduce((sum, count) => sum + count, 0);
  const request = `GET /api/v1/Region/1 HTTP/1.1\r\nHost: test\r\nX-Forwarded-For: ${client}\r\n\r\n`;

  const ask = (server: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(ports[server] as number, '127.0.0.1');
      let [answer, refused, sent] = ['', 0, 0];
      const next = () => {
        sent++;
        answer = '';
        socket.write(request);
      };
      socket.setEncoding('latin1').on('connect', next).on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (text: string) => {
        answer += text;
        const [head = '', body] = answer.split('\r\n\r\n');
        if (body === undefined || body.length < Number(/^content-length: (\d+)$/im.exec(head)?.[1])) return;
        if (head.startsWith('HTTP/1.1 200')) accepted[server] = (accepted[server] as number) + 1;
        else if (total() >= limit) refused++;
        if (refused < ENOUGH && sent < MOST) next();
        else socket.destroy();
      });
    });

  await Promise.all(ports.flatMap((_, server) => Array.from({ length: connections }, () => ask(server))));
  return accepted;
}
