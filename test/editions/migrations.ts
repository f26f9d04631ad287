// The tables follow the model: added columns are created, and removed ones stay for the editions that have them.
import type pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { defineModel } from '../../src/engine/model/define-model.js';
import { defineFamily } from '../../src/engine/model/family.js';
import { integer, number, text } from '../../src/engine/model/field.js';
import type { Model } from '../../src/engine/model/model.js';
import { one } from '../../src/engine/model/relation.js';
import { marker } from '../../src/engine/model/shape.js';
import { migrate, migrationOf, readExistingSchema } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { thing } from '../toy/thing.js';
import { toyDataset } from '../toy/toy-dataset.js';
import { toyInFiles } from '../toy/toy-in-files.js';
import { toyFamilies, toyModel } from '../toy/toy-model.js';
import type { TestServer } from './test-server.js';
import { firstToy, secondToy, toyDatabase } from './toy-database.js';

const comet = defineFamily({
  record: 'Comet',
  file: 'comets.json',
  ...thing,
  fields: { id: integer(), planetId: integer().nullable() },
  relations: { planet: one('planet', 'planetId') },
  shapes: { root: { planet: marker } },
});

/** The toy with other fields of the star. */
const withStar = (fields: object) =>
  defineModel({
    ...toyFamilies,
    star: { ...toyFamilies.star, fields: { id: integer(), ...fields } } as typeof toyFamilies.star,
  });

const grown = defineModel({
  ...toyFamilies,
  star: {
    ...toyFamilies.star,
    fields: { ...toyFamilies.star.fields, age: number(), note: text().nullable() },
  } as typeof toyFamilies.star,
  comet,
});

export function describeMigrations(server: () => TestServer): void {
  let client: pg.Client;
  beforeEach(async () => {
    ({ client } = await toyDatabase(server()));
  });

  const next = async (model: Model) => migrationOf(model, await readExistingSchema(client));

  it('match the model after one run, so that the next one changes nothing', async () => {
    expect(await migrate(toyModel, client)).toEqual([]);
    expect(migrationOf(toyModel, { exists: false, tables: new Map(), foreignKeys: new Map() })).toHaveLength(
      24,
    );
  });

  it('are completed by the next run, wherever one was cut off', async () => {
    await client.query('DROP SCHEMA atlas CASCADE');
    const statements = await next(grown);
    const whole = async () => {
      const { tables, foreignKeys } = await readExistingSchema(client);
      return JSON.stringify([
        [...tables].map(([name, columns]) => [name, [...columns].toSorted()]).toSorted(),
        [...foreignKeys].map(([name, keys]) => [name, [...keys].toSorted()]).toSorted(),
      ]);
    };
    await migrate(grown, client);
    const expected = await whole();
    for (let done = 0; done <= statements.length; done++) {
      await client.query('DROP SCHEMA atlas CASCADE');
      for (const statement of statements.slice(0, done)) await client.query(statement);
      await migrate(grown, client);
      expect(await whole(), `after ${done} statements`).toBe(expected);
    }
  });

  it('get the fields and families that a model adds, and keep the editions they have', async () => {
    await publishEdition(toyModel, client, firstToy);
    expect(await migrate(grown, client)).toEqual([
      'ALTER TABLE "atlas"."star" ADD COLUMN "age" float8',
      'ALTER TABLE "atlas"."star" ADD COLUMN "note" text',
      'CREATE TABLE "atlas"."comet" ("edition_id" text NOT NULL CONSTRAINT "comet_edition_id" REFERENCES "atlas"."all_editions" (id) ON DELETE CASCADE, "id" int4 NOT NULL, "planetId" int4, PRIMARY KEY ("edition_id", "id"))',
      'CREATE INDEX IF NOT EXISTS "comet_planetId" ON "atlas"."comet" ("edition_id", "planetId")',
      'ALTER TABLE "atlas"."comet" ADD CONSTRAINT "comet_planetId_planet" FOREIGN KEY ("edition_id", "planetId") REFERENCES "atlas"."planet" ("edition_id", "id")',
    ]);
    const rows = { star: [{ id: 1, name: 'Sol', age: 4.6, note: null }] };
    const dataset = toyDataset(rows);
    const families = new Map([
      ...dataset.families,
      ['comet', { rows: [{ id: 1, planetId: 7 }], location: () => ({ file: '', line: 0 }) }],
    ]);
    const published = await toyInFiles('2000.03.01', { ...dataset, families }, grown);
    await publishEdition(grown, client, published);
    expect((await readDatasetPostgres(grown, client)).edition).toEqual(published.edition);
    // The previous software continues with its edition and may publish, because the new columns are optional.
    await expect(readDatasetPostgres(toyModel, client)).rejects.toThrow('has model version');
    const before = await readDatasetPostgres(toyModel, client, editionName(firstToy.edition));
    expect(before.edition).toEqual(firstToy.edition);
    await publishEdition(toyModel, client, secondToy);
    expect((await readDatasetPostgres(toyModel, client)).edition).toEqual(secondToy.edition);
  });

  it('require no value in a field that a model removes or makes nullable', async () => {
    const expected = ['ALTER TABLE "atlas"."star" ALTER COLUMN "name" DROP NOT NULL'];
    expect(await next(withStar({ name: text().nullable() }))).toEqual(expected);
    const without = withStar({ title: text().nullable() });
    expect(await next(without)).toEqual(['ALTER TABLE "atlas"."star" ADD COLUMN "title" text', ...expected]);
    await migrate(without, client);
    const published = await toyInFiles('2000.03.02', toyDataset({ star: [{ id: 1, title: null }] }), without);
    await publishEdition(without, client, published);
    expect((await readDatasetPostgres(without, client)).families.get('star')?.rows).toEqual([
      { id: 1, title: null },
    ]);
    expect(await next(without)).toEqual([]);
  });

  it('are not rewritten if a field changes its kind, because a person has to decide', async () => {
    await expect(next(withStar({ name: number() }))).rejects.toThrow(
      'The column name is text in the database and float8 in the model. Change it first: ALTER TABLE "atlas"."star" ALTER COLUMN "name" TYPE float8',
    );
  });

  it('guard another key of a cycle if the order of the families changes', async () => {
    const { star, planet, moon, eclipse } = toyFamilies;
    const turned = defineModel({ star, moon, planet, eclipse });
    expect(await migrate(turned, client)).toEqual([
      'ALTER TABLE "atlas"."moon" DROP CONSTRAINT "moon_planetId_planet"',
      'ALTER TABLE "atlas"."moon" DROP CONSTRAINT "moon_capturedById_planet"',
      'CREATE INDEX IF NOT EXISTS "planet_largestMoonId" ON "atlas"."planet" ("edition_id", "largestMoonId")',
      'ALTER TABLE "atlas"."planet" ADD CONSTRAINT "planet_largestMoonId_moon" FOREIGN KEY ("edition_id", "largestMoonId") REFERENCES "atlas"."moon" ("edition_id", "id")',
    ]);
    const published = await toyInFiles('2000.03.03', toyDataset(), turned);
    await publishEdition(turned, client, published);
    expect((await readDatasetPostgres(turned, client)).edition).toEqual(published.edition);
  });
}
