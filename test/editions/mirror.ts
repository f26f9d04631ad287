// A mirror that follows /changes from a server on the database has the files of the edition afterwards.
import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createService, surfacesOf } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { readSettings } from '../../src/settings/settings.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { seed } from '../contract/seed.js';
import { BEFORE, editionAfter } from '../data/edition-after.js';
import { follow, getFrom, withLines } from '../data/mirror.js';
import type { TestServer } from './test-server.js';

export function describeMirror(server: () => TestServer): void {
  it(`has the same files in every part (ATLAS_SEED=${seed})`, async () => {
    const { folder, before, after } = await editionAfter(seed);
    const client = await server().connect(await server().newDatabase());
    const files = await readDatasetFiles(colombia, folder).finally(() => rm(folder, { recursive: true }));
    await migrate(colombia, client);
    await publishEdition(colombia, client, files);
    const dataset = await readDatasetPostgres(colombia, client);
    const service = createService({ model: colombia, dataset, surfaces: surfacesOf(readSettings({})) });
    const held = await follow(colombia, before, BEFORE, getFrom(service.server), 1000);
    await service.server.close();
    expect(withLines(held)).toEqual(withLines(after));
  });
}
