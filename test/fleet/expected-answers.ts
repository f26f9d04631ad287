// The responses of every edition, byte for byte. A separate service for each edition returns them before the fleet gets requests.
import { createHash } from 'node:crypto';
import { createService } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { type Dataset, editionName } from '../../src/engine/dataset/dataset.js';

/** Small and medium responses by id, page, search and order. Those of two editions always differ, and each is requested in every coding. */
export const PATHS: readonly string[] = [
  '/api/v1/City/1',
  '/api/v1/City/167',
  '/api/v1/City/800',
  '/api/v1/Department/2',
  '/api/v1/Department/30',
  '/api/v1/City/name/barranquilla',
  '/api/v1/City/search/santa',
  '/api/v1/City/pagedList?page=3&pageSize=20',
  '/api/v1/Department/2/cities',
  '/api/v1/Department/30/cities?sortBy=population&sortDirection=desc',
  '/api/v1/Airport/1',
  '/api/v1/Airport/code/BOG',
  '/api/v1/Region/1/departments',
];
/** Responses of more than two megabytes, requested occasionally. */
export const LARGE_PATHS: readonly string[] = [
  '/api/v1/City',
  '/api/v1/Department?sortBy=population&sortDirection=desc',
];

export const digest = (body: Uint8Array): string => createHash('sha256').update(body).digest('base64');

/** By edition, then path. */
export type ExpectedAnswers = Map<string, ReadonlyMap<string, string>>;

export async function expectAnswers(
  expected: ExpectedAnswers,
  dataset: Dataset,
  name?: string,
): Promise<void> {
  const { server } = createService({ model: colombia, dataset });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const answers = new Map<string, string>();
  for (const path of [...PATHS, ...LARGE_PATHS]) {
    const answer = await fetch(`${origin}${path}`);
    if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
    answers.set(path, digest(new Uint8Array(await answer.arrayBuffer())));
  }
  await server.close();
  expected.set(name ?? editionName(dataset.edition), answers);
}
