// One request and its response in bytes as they arrive, without decoding and redirects.
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Exchange {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface ExchangeOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** `false` opens a separate connection. */
  readonly agent?: Agent | false;
}

const fewConnections = new Agent({ keepAlive: true, maxSockets: 4 });

export const closeConnections = (): void => fewConnections.destroy();

export async function exchange(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, agent = fewConnections }: ExchangeOptions = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ agent, hostname, port, path, method, headers }, resolve).on('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode as number, headers: answer.headers, body: Buffer.concat(chunks) };
}
