// Publishing on the toy: all of an edition or nothing of it, and only once.
import type pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { type Dataset, editionName } from '../../src/engine/dataset/dataset.js';
import { recordTexts } from '../../src/storage/files/record-texts.js';
import { currentEdition, publishedEditions } from '../../src/storage/postgres/postgres-editions.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { useEdition } from '../../src/storage/postgres/use-edition.js';
import { toyDataset, toyRows } from '../toy/toy-dataset.js';
import { toyInFiles } from '../toy/toy-in-files.js';
import { toyModel } from '../toy/toy-model.js';
import type { TestServer } from './test-server.js';
import { firstToy, rowCounts, secondToy, toyDatabase } from './toy-database.js';

const [first, second] = [editionName(firstToy.edition), editionName(secondToy.edition)];

export function describePublishing(server: () => TestServer): void {
  let client: pg.Client;
  let url: string;
  beforeEach(async () => {
    ({ client, url } = await toyDatabase(server()));
  });

  const publish = (dataset: Dataset, by = client) => publishEdition(toyModel, by, dataset);
  const read = (by = client) => readDatasetPostgres(toyModel, by);
  const current = async () => (await currentEdition(client)).id;
  const ids = async () => (await publishedEditions(client)).map(({ id }) => id);
  const contents = (dataset: Dataset) => [dataset.edition, ...recordTexts(toyModel, dataset)];

  it('writes an edition and makes it the current one', async () => {
    await expect(currentEdition(client)).rejects.toThrow('No edition has been published yet');
    expect(await publish(firstToy)).toEqual({ id: first, wasThere: false });
    expect(await current()).toBe(first);
    expect(contents(await read())).toEqual(contents(firstToy));
    await publish(secondToy);
    expect(contents(await read())).toEqual(contents(secondToy));
    expect(contents(await readDatasetPostgres(toyModel, client, first))).toEqual(contents(firstToy));
  });

  it('reports its progress', async () => {
    const progress: string[] = [];
    await publishEdition(toyModel, client, firstToy, {
      part: (name, total) => progress.push(`${name} ${total}`),
      step: () => progress.push('.'),
      partDone: () => progress.push('done'),
    });
    expect(progress.join('')).toBe(
      'star 1.doneplanet 3...donemoon 6......doneedition_sources 2..doneedition_terms 2..doneedition_provenance 6......doneedition_corrections 3...doneedition_reasons 4....doneedition_aliases 2..doneedition_history 0doneedition_changes 9.........doneedition_retirements 1.doneedition_boundaries 0done',
    );
  });

  it('lists the newest first, with the number of rows of each', async () => {
    await publish(firstToy);
    await publish(secondToy);
    const [newer, older] = await publishedEditions(client);
    expect(older).toMatchObject({ id: first, version: '2000.01.01', isCurrent: false, isComplete: true });
    expect(newer).toMatchObject({ id: second, fingerprint: secondToy.edition.fingerprint, isCurrent: true });
    expect(Object.fromEntries(newer?.rows ?? [])).toMatchObject({ star: 1, planet: 3, moon: 6 });
    expect(newer?.publishedAt.getTime()).toBeGreaterThan(older?.publishedAt.getTime() ?? Infinity);
  });

  it('writes nothing the second time, and moves the pointer', async () => {
    await publish(firstToy);
    await publish(secondToy);
    const before = await rowCounts(client);
    expect(await publish(firstToy)).toEqual({ id: first, wasThere: true });
    expect(await rowCounts(client)).toEqual(before);
    expect(await current()).toBe(first);
  });

  it('never points to an edition that was damaged since', async () => {
    await publish(firstToy);
    await publish(secondToy);
    await client.query(`UPDATE atlas.star SET name = 'Sol II' WHERE edition_id = $1`, [first]);
    await expect(publish(firstToy)).rejects.toThrow('was changed after it was published');
    await expect(useEdition(toyModel, client, first)).rejects.toThrow('was changed after it was published');
    expect(await current()).toBe(second);
  });

  it.each(['fingerprint', 'model_version'])('refuses an id that another %s has taken', async (column) => {
    await publish(firstToy);
    await publish(secondToy);
    await client.query(`UPDATE atlas.all_editions SET ${column} = 'other' WHERE id = $1`, [first]);
    await expect(publish(firstToy)).rejects.toThrow(
      `Edition ${first} already exists with other contents or for another model`,
    );
    expect(await current()).toBe(second);
  });

  it('leaves nothing if it fails half way', async () => {
    const moon = toyRows.moon?.map((row) => ({ ...row, description: 'not a text for \0 PostgreSQL' }));
    const bad = await toyInFiles('2000.01.03', toyDataset({ moon: moon ?? [] }));
    await expect(publish(bad)).rejects.toThrow('invalid byte sequence');
    expect(Object.values(await rowCounts(client))).toEqual(
      Object.values(await rowCounts(client)).map(() => 0),
    );
    await publish(firstToy);
    expect(await current()).toBe(first);
  });

  it('rejects files whose rows would be written in another form', async () => {
    const star = [{ name: 'Sol', id: 1 }];
    const other = await toyInFiles('2000.01.03', toyDataset({ star }));
    await expect(publish(other)).rejects.toThrow(/fields in the declared order\. Run npx atlas check --fix/);
  });

  it('writes the edition once if two publish the same at once', async () => {
    const another = await server().connect(url);
    const done = await Promise.all([publish(firstToy), publish(firstToy, another)]);
    expect(done.map(({ wasThere }) => wasThere).toSorted()).toEqual([false, true]);
    expect(contents(await read())).toEqual(contents(firstToy));
    expect(await ids()).toEqual([first]);
  });
}
