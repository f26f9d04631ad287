// The whole service on the files and on the edition published from them: every operation returns the same bytes.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestsOf } from '../../lab/requests-of.js';
import { createService, type Service, surfacesOf } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { readSettings } from '../../src/settings/settings.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { projectDataset } from '../system/project-dataset.js';
import { fewer } from '../system/size.js';
import type { TestServer } from './test-server.js';

/** The number of examples of each operation, one of which is a whole list. */
const EXAMPLES = fewer(3, 2);
const DOCUMENTS = [
  '/api/v1',
  '/api/v1/dataset',
  '/api/v1/changes?since=2026.11.15',
  '/api/v1/changes/feed.json',
  '/api/v1/changes/atom.xml',
  '/openapi.json',
  '/api/v1/City/999999',
  '/api/v1/NaturalArea/1',
  '/api/v1/City/493/history',
  '/api/v1/resolve/94663',
];

export function describeSameBytes(server: () => TestServer): void {
  let services: readonly Service[];

  beforeAll(async () => {
    const client = await server().connect(await server().newDatabase());
    const files = await projectDataset();
    await migrate(colombia, client);
    await publishEdition(colombia, client, files);
    const published = await readDatasetPostgres(colombia, client);
    const surfaces = surfacesOf(readSettings({}));
    services = [files, published].map((dataset) => createService({ model: colombia, dataset, surfaces }));
  });
  afterAll(async () => {
    for (const { server } of services) await server.close();
  });

  async function compare(path: string): Promise<number> {
    const [files, published] = await Promise.all(
      services.map(async (service) => {
        const { statusCode, headers, rawPayload } = await service.server.inject(path);
        const { date: _, ...lasting } = headers;
        return { statusCode, headers: lasting, body: rawPayload };
      }),
    );
    expect({ ...published, body: undefined }, path).toEqual({ ...files, body: undefined });
    expect(files && published?.body.equals(files.body), path).toBe(true);
    if (files?.statusCode === 200) expect(published?.headers.etag, path).toMatch(/^"/);
    return files?.statusCode ?? 0;
  }

  it('returns the same bytes, headers and entity tag for every operation', async () => {
    const [{ operations, engine }] = services as [Service];
    const seen: number[] = [];
    for (const operation of operations) {
      const requests = requestsOf(operation, engine.catalog, EXAMPLES);
      expect(requests.length, operation.path).toBeGreaterThan(0);
      for (const { path } of requests) seen.push(await compare(path));
    }
    expect(seen.length).toBeGreaterThan(operations.length);
    expect(seen.filter((status) => status !== 200)).toEqual([]);
  });

  it('returns the same bytes for documents and failures', async () => {
    const seen: number[] = [];
    for (const path of DOCUMENTS) seen.push(await compare(path));
    expect(seen).toEqual([200, 200, 200, 200, 200, 200, 404, 404, 200, 200]);
  });
}
