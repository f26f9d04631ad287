// The limit of the platform is bare node:http, which sends the same status, headers and bodies from memory.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export interface RecordedAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: readonly string[];
  /** Base64. */
  readonly body: string;
}

const [file, port] = process.argv.slice(2) as [string, string];
const recorded = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedAnswer[];
const answers = new Map(
  recorded.map(({ url, status, headers, body }) => [
    url,
    { status, headers: [...headers], body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url as string);
  if (answer === undefined) throw new Error(`Nothing was recorded for ${request.url}.`);
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
