// A plain HTTP client that sends the path unchanged, where `fetch` would tidy it.
import { Agent } from 'node:http';
import { exchange } from '../static/exchange.js';

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

export async function send(address: string, path: string, options: RequestOptions = {}): Promise<HttpAnswer> {
  const { status, headers, body } = await exchange(address, path, { ...options, agent });
  const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { status, headers: new Headers(fields), text: body.toString() };
}
