// Sends our service every request of a workload once, and records the responses for the rival that replays them from memory.
import { request } from 'node:http';
import type { RecordedAnswer } from './rivals/bare-node.js';
import type { BenchRequest } from './wrk.js';

/** Node.js adds these itself, also to the rival's responses. */
const ADDED_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export function recordAnswer(origin: string, { url, headers }: BenchRequest): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    request(`${origin}${url}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const flat = response.rawHeaders;
        const included = flat.filter(
          (_, index) => !ADDED_HEADERS.has((flat[index - (index % 2)] as string).toLowerCase()),
        );
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ url, status: response.statusCode as number, headers: included, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

export async function recordAnswers(
  origin: string,
  requests: readonly BenchRequest[],
): Promise<readonly RecordedAnswer[]> {
  const answers: RecordedAnswer[] = [];
  for (const each of requests) answers.push(await recordAnswer(origin, each));
  return answers;
}
