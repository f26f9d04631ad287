// The expected tables: families and borders as the API returns them, and tables about the dataset from the catalogue.
import type { Service } from '../../src/app.js';
import { briefFields } from '../../src/engine/geo/describe-point.js';
import type { Precision } from '../../src/engine/model/family.js';
import type { ModelFamily } from '../../src/engine/model/model.js';
import { seriesParameters } from '../../src/engine/operations/kinds/records/figures.js';
import { API } from '../../src/engine/operations/operation.js';
import { type BundleParts, bundleParts } from '../../src/programs/bundle/bundle-parts.js';
import type { BundleTable, ColumnKind } from '../../src/programs/bundle/bundle-table.js';
import type { ReadGeometry } from './coordinates.js';
import type { JudgedFile, ReadTable } from './read-table.js';

type ExpectedRow = Readonly<Record<string, unknown>>;

export interface ExpectedTable {
  readonly columns: readonly { readonly name: string; readonly kind: ColumnKind }[];
  /** Empty if rows are compared in order. */
  readonly key: readonly string[];
  readonly rows: readonly ExpectedRow[];
  /** Geometries by row. Undefined for a table without them. */
  readonly geometries?: readonly (ReadGeometry | null)[];
}

interface GeoFeature {
  readonly id: number;
  readonly properties: ExpectedRow;
  readonly geometry: ReadGeometry | null;
}

export interface ExpectedTables {
  readonly of: (file: JudgedFile, table?: ReadTable['table']) => Promise<ExpectedTable>;
  /** The names of all tables of the database. */
  readonly names: readonly string[];
}

export function expectedTables({ model, engine: { catalog } }: Service, origin: string): ExpectedTables {
  const parts = bundleParts(model, catalog, new Set());
  const asked = new Map<string, Promise<ExpectedTable>>();
  const once = (name: string, make: () => Promise<ExpectedTable>) => {
    const known = asked.get(name) ?? make();
    asked.set(name, known);
    return known;
  };
  const tableNamed = (name: string) =>
    once(name, async () => {
      const table = parts.tables.find((each) => each.name === name);
      if (table === undefined) throw new Error(`There is no table ${name}.`);
      const family = parts.families.find(({ record }) => record === name);
      const rows = family === undefined ? table.rows : await expectedRows(parts, table, family, origin);
      return { columns: table.columns, key: table.primaryKey, rows };
    });
  return {
    names: parts.tables.map(({ name }) => name),
    of: async ({ path, format, family: record }, table) => {
      const family = model.families.find((each) => each.record === record);
      if (table !== undefined || family === undefined) return tableNamed(table ?? nameIn(path));
      const [, precision] = /-(\w+)\.\w+$/.exec(path) ?? [];
      if (precision !== undefined)
        return once(path.replace(/\.\w+$/, ''), () => expectedAreas(family, precision as Precision, origin));
      if (format !== 'geoparquet') return tableNamed(family.record);
      return once(path, async () => withPlaces(await tableNamed(family.record), family, origin));
    },
  };
}

const nameIn = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** A kept connection can have closed while another program was busy, so a failed request is sent again. */
async function getJson<Answer>(origin: string, path: string, attempts = 5): Promise<Answer> {
  const response = await fetch(origin + path).catch((error: unknown) => {
    if (attempts === 1) throw error;
    return undefined;
  });
  if (response === undefined) return getJson(origin, path, attempts - 1);
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return (await response.json()) as Answer;
}

/** As a list, as the figures of each record, or as the days of each year. */
async function expectedRows(
  { model, catalog }: BundleParts,
  { columns }: BundleTable,
  family: ModelFamily,
  origin: string,
): Promise<readonly ExpectedRow[]> {
  const own = columns.filter(({ name }) => family.field(name) !== undefined);
  const fields = `fields=${own.map(({ name }) => name).join()}`;
  const { calendar, series } = family;
  if (calendar !== undefined) {
    const { from, to, workingDays } = calendar;
    const years = Array.from({ length: (workingDays?.to ?? to) - from + 1 }, (_, at) => from + at);
    return inTurn(years, (year) => getJson(origin, `${API}/${family.path}/year/${year}?${fields}`));
  }
  if (series === undefined) {
    const answer = await getJson<ExpectedRow | readonly ExpectedRow[]>(origin, `${listOf(family)}?${fields}`);
    return [answer].flat() as readonly ExpectedRow[];
  }
  const lists = model.families.flatMap((owner) => owner.figures.filter(({ target }) => target === family));
  const choice = seriesParameters(family).map(({ name }) => `${name}=all&`);
  return inTurn(lists, ({ name, owner }) =>
    inTurn(catalog.table(owner).rows, async ({ id }) => {
      const single = owner.only === undefined ? `${owner.path}/${id}` : `${owner.path}/${owner.only}`;
      const rows = await getJson<readonly ExpectedRow[]>(
        origin,
        `${API}/${single}/${name}?${choice}${fields}`,
      );
      return rows.map((row) => ({ level: owner.path, placeId: id, ...row }));
    }),
  );
}

async function inTurn<Item, Each>(items: readonly Item[], get: (item: Item) => Promise<readonly Each[]>) {
  const all: Each[] = [];
  for (const item of items) all.push(...(await get(item)));
  return all;
}

const listOf = ({ path, only }: ModelFamily) => [API, path, ...(only === undefined ? [] : [only])].join('/');

async function expectedFeatures(family: ModelFamily, precision: Precision, origin: string) {
  const path = family.only === undefined ? 'boundaries' : 'boundary';
  const answer = await getJson<GeoFeature | { readonly features: readonly GeoFeature[] }>(
    origin,
    `${API}/${family.path}/${path}?precision=${precision}`,
  );
  return 'features' in answer ? answer.features : [answer];
}

async function expectedAreas(
  family: ModelFamily,
  precision: Precision,
  origin: string,
): Promise<ExpectedTable> {
  const all = await expectedFeatures(family, precision, origin);
  return {
    columns: briefFields(family).map((name) => ({ name, kind: family.field(name)?.kind ?? 'text' })),
    key: ['id'],
    rows: all.map(({ id, properties }) => ({ id, ...properties })),
    geometries: all.map(({ geometry }) => geometry),
  };
}

async function withPlaces(table: ExpectedTable, family: ModelFamily, origin: string): Promise<ExpectedTable> {
  const all =
    family.boundary === undefined
      ? (await getJson<{ features: readonly GeoFeature[] }>(origin, `${listOf(family)}?format=geojson`))
          .features
      : await expectedFeatures(family, 'fine', origin);
  const places = new Map(all.map(({ id, geometry }) => [id, geometry]));
  return { ...table, geometries: table.rows.map(({ id }) => places.get(id as number) ?? null) };
}
