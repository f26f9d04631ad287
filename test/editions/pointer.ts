// Moving the pointer, dropping old editions, and reading meanwhile, on the toy.
import type pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { type Dataset, editionName } from '../../src/engine/dataset/dataset.js';
import { recordTexts } from '../../src/storage/files/record-texts.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import {
  currentEdition,
  pruneEditions,
  publishedEditions,
} from '../../src/storage/postgres/postgres-editions.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { useEdition } from '../../src/storage/postgres/use-edition.js';
import { toyInFiles } from '../toy/toy-in-files.js';
import { toyModel } from '../toy/toy-model.js';
import type { TestServer } from './test-server.js';
import { firstToy, rowCounts, secondToy, toyDatabase } from './toy-database.js';

const [first, second] = [editionName(firstToy.edition), editionName(secondToy.edition)];

export function describePointer(server: () => TestServer): void {
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

  it('moves the pointer back and forth', async () => {
    await publish(firstToy);
    await publish(secondToy);
    expect(await useEdition(toyModel, client, first)).toEqual({ isOfThisModel: true });
    expect(contents(await read())).toEqual(contents(firstToy));
    await useEdition(toyModel, client, second);
    expect(contents(await read())).toEqual(contents(secondToy));
  });

  it('moves it to an edition of another model, and reports it', async () => {
    await publish(firstToy);
    await publish(secondToy);
    await client.query(`UPDATE atlas.all_editions SET model_version = 'other' WHERE id = $1`, [first]);
    expect(await useEdition(toyModel, client, first)).toEqual({ isOfThisModel: false });
    expect(await current()).toBe(first);
  });

  it('names the nearest edition if there is none with that id', async () => {
    await expect(useEdition(toyModel, client, first)).rejects.toThrow(/^No edition has been published yet/);
    await publish(firstToy);
    await publish(secondToy);
    await expect(useEdition(toyModel, client, `${first}x`)).rejects.toThrow(
      `There is no edition ${first}x; the nearest is ${first} (available: ${second}, ${first}).`,
    );
    await expect(readDatasetPostgres(toyModel, client, 'x')).rejects.toThrow('There is no edition x.');
    expect(await current()).toBe(second);
  });

  it.each([
    { keep: 0, remaining: [0] },
    { keep: 1, remaining: [0, 4] },
    { keep: 3, remaining: [0, 2, 3, 4] },
    { keep: 9, remaining: [0, 1, 2, 3, 4] },
  ])('drops all but the $keep newest editions and the current one', async ({ keep, remaining }) => {
    const published: Dataset[] = [];
    for (let day = 1; day <= 5; day++) published.push(await toyInFiles(`2000.02.0${day}`));
    for (const dataset of published) await publish(dataset);
    const names = published.map(({ edition }) => editionName(edition));
    await useEdition(toyModel, client, names[0] as string);
    const { dropped, untouched } = await pruneEditions(toyModel, client, keep);
    expect(dropped.toSorted()).toEqual(names.filter((_, index) => !remaining.includes(index)));
    expect(untouched).toEqual([]);
    expect((await ids()).toSorted()).toEqual(remaining.map((index) => names[index]));
    for (const index of remaining)
      expect(contents(await readDatasetPostgres(toyModel, client, names[index]))).toEqual(
        contents(published[index] as Dataset),
      );
    expect((await rowCounts(client)).moon).toBe(remaining.length * 6);
  });

  /** One edition for each model, in this order. */
  async function publishAs(...models: readonly (string | undefined)[]): Promise<readonly string[]> {
    const published: string[] = [];
    for (const [index, model] of models.entries()) {
      const { id } = await publish(await toyInFiles(`2000.03.0${index + 1}`));
      published.push(id);
      if (model === undefined) continue;
      await client.query('UPDATE atlas.all_editions SET model_version = $2 WHERE id = $1', [id, model]);
      // The edition was recorded as one of this model, and the next publisher records it again.
      await client.query('DELETE FROM atlas.edition_models');
    }
    return published;
  }

  it('drops editions of older models, and none of a newer model', async () => {
    const [older, mine, newer, latest] = await publishAs('older', undefined, 'newer', undefined);
    expect(await pruneEditions(toyModel, client, 2)).toEqual({ dropped: [older], untouched: [newer] });
    expect(await pruneEditions(toyModel, client, 1)).toEqual({ dropped: [mine], untouched: [newer] });
    // The remaining edition of this model was published after the newer one.
    expect(await pruneEditions(toyModel, client, 0)).toEqual({ dropped: [], untouched: [newer] });
    expect(await ids()).toEqual([latest, newer]);
  });

  it('keeps the editions of another model until it has published its own', async () => {
    const [first, second] = await publishAs('one', 'other');
    expect(await pruneEditions(toyModel, client, 0)).toEqual({ dropped: [], untouched: [first] });
    expect(await ids()).toEqual([second, first]);
  });

  it('drops old editions of a database that recorded no models', async () => {
    await publish(firstToy);
    await publish(secondToy);
    await client.query('DROP TABLE atlas.edition_models');
    expect(await pruneEditions(toyModel, client, 0)).toEqual({ dropped: [first], untouched: [] });
  });

  it('reads one consistent edition, whatever is published and dropped meanwhile', async () => {
    await publish(firstToy);
    const another = await server().connect(url);
    let isDropped = false;
    const interrupted = {
      query: async (...args: Parameters<pg.Client['query']>) => {
        const result = await client.query(...args);
        if (!isDropped && JSON.stringify(args).includes('planet')) {
          await publish(secondToy, another);
          isDropped = (await pruneEditions(toyModel, another, 0)).dropped.includes(first);
        }
        return result;
      },
    } as unknown as pg.Client;
    expect(contents(await read(interrupted))).toEqual(contents(firstToy));
    expect(isDropped).toBe(true);
    expect(await ids()).toEqual([second]);
  });

  it('can be read with no right except SELECT', async () => {
    await publish(firstToy);
    await client.query(`CREATE ROLE reader_of_${databaseOf(url)} LOGIN`);
    const reader = await server().connect(url.replace('postgres@', `reader_of_${databaseOf(url)}@`));
    await expect(read(reader)).rejects.toThrow('permission denied');
    await client.query(`GRANT USAGE ON SCHEMA atlas TO reader_of_${databaseOf(url)}`);
    await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA atlas TO reader_of_${databaseOf(url)}`);
    expect(contents(await read(reader))).toEqual(contents(firstToy));
    expect(await currentEdition(reader)).toMatchObject({ id: first });
    await expect(useEdition(toyModel, reader, first)).rejects.toThrow('permission denied');
    await expect(publish(secondToy, reader)).rejects.toThrow('permission denied');
    await expect(pruneEditions(toyModel, reader, 0)).resolves.toEqual({ dropped: [], untouched: [] });
    await expect(migrate(toyModel, reader)).rejects.toThrow('must be owner');
  });
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1);
