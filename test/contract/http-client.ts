// A plain HTTP client: what it is given goes out as it is, where `fetch` would tidy the path.
import { Agent, type IncomingMessage, request } from 'node:http';

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true });

export async function send(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(address);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ agent, hostname, port, path, method, headers }, resolve).on('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: answer.statusCode as number, headers: new Headers(given), text };
}
