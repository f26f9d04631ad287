// The files of tables and places: CSV, lines of JSON, Parquet, GeoParquet, borders, and the files for clients without a server.

import type { Catalog } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import { type Precision, precisions } from '../../engine/model/family.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { drawAll } from '../../engine/operations/kinds/places/draw-areas.js';
import { creditLine } from '../../engine/operations/provenance/record-provenance.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { inQuotes } from '../../engine/text/csv/read-csv.js';
import type { Localized } from '../../engine/text/localized.js';
import { type AreaLists, areaLists, placesOf } from '../../site/embed/area-lists.js';
import type { BundleFile } from './bundle-file.js';
import type { BundleParts } from './bundle-parts.js';
import type { BundleColumn, BundleTable } from './bundle-table.js';
import { flatGeobufOf } from './flatgeobuf-file.js';
import { geoParquetOf } from './geo-parquet-file.js';
import { geometriesOf, hasGeometry } from './geometry.js';
import { offlineBorders, offlineIslets, offlineRules, offlineTable } from './offline-files.js';
import { parquetOf } from './parquet-file.js';

/** Has no guard against formulas, unlike the CSV of the API, because the guard changes texts and programs read these files. */
const CSV = { separator: ',', quoted: /[",\r\n]/, start: '', number: String, text: String } as const;
const END = '\r\n';

/** Tables as text, which are CSV for programs and lines of JSON. Both contain exactly the values of the API. */
function csvOf({ columns, rows }: BundleTable): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row[column.name])).join());
  return [columns.map(({ name }) => inQuotes(CSV, name)).join(), ...lines].map((line) => line + END).join('');
}

/** Null is an empty cell and an empty text is a pair of quotes; several texts are a JSON array. */
function cellOf({ kind }: BundleColumn, value: unknown): string {
  if (value === undefined || (value === null && kind !== 'json')) return '';
  if (kind === 'json' || kind === 'texts') return inQuotes(CSV, JSON.stringify(value));
  return value === '' ? '""' : inQuotes(CSV, String(value));
}

function ndjsonOf({ columns, rows }: BundleTable): string {
  return rows
    .map((row) => {
      const known = columns.flatMap(({ name, kind }) => {
        const value = row[name];
        // In a column of any values, a missing value differs from null.
        return value === undefined && kind === 'json' ? [] : [[name, value ?? null]];
      });
      return `${JSON.stringify(Object.fromEntries(known))}\n`;
    })
    .join('');
}

/**
 * States and places in the form that plugins of online shops accept: both by the code of the country, places by the code of their
 * state. Undefined if the states have no ISO code.
 */
function shopOf({ dataset }: Model, { group, groups }: AreaLists): string | undefined {
  const country = dataset?.spatial.code;
  const field = country === undefined ? undefined : subdivisionCode(group, country);
  if (country === undefined || field === undefined) return undefined;
  const codeOf = ({ row }: AreaLists['groups'][number]) => String(row[field]);
  const states = Object.fromEntries(groups.map((each) => [codeOf(each), each.name]));
  const places = Object.fromEntries(groups.map((each) => [codeOf(each), each.areas.map(({ name }) => name)]));
  return `${JSON.stringify({ states: { [country]: states }, places: { [country]: places } }, undefined, 1)}\n`;
}

/** The codes of ISO 3166-2 begin with the code of the country. */
const subdivisionCode = ({ knownBy }: ModelFamily, country: string): string | undefined =>
  Object.entries(knownBy).find(([, { example }]) => example.startsWith(`${country}-`))?.[0];

/** Files by the part of the bundle that they belong to, in the order in which they are written. */
export function filesByPart(
  parts: BundleParts,
): readonly { readonly part: string; readonly files: readonly BundleFile[] }[] {
  const { families, fileTables, dataTables } = parts;
  const areas = families.filter(({ boundary }) => boundary !== undefined);
  return [
    { part: 'csv', files: fileTables.map(csvFile) },
    { part: 'ndjson', files: dataTables.map(ndjsonFile) },
    { part: 'parquet', files: dataTables.map((table) => parquetFile(parts, table)) },
    {
      part: 'geoparquet',
      files: families.filter(hasGeometry).map((family) => geoParquetFile(parts, family)),
    },
    {
      part: 'borders',
      files: areas.flatMap((family) => precisions.flatMap((each) => borderFiles(parts, family, each))),
    },
    { part: 'offline', files: offlineFiles(parts) },
    { part: 'places', files: placesFiles(parts) },
  ];
}

export const csvPath = ({ name }: BundleTable): string => `csv/${name}.csv`;

const csvFile = (table: BundleTable): BundleFile => ({
  ...familyOf(table),
  path: csvPath(table),
  format: 'csv',
  title: table.title,
  content: () => csvOf(table),
});

const familyOf = ({ family }: BundleTable) => (family === undefined ? {} : { family });

const ndjsonFile = (table: BundleTable): BundleFile => ({
  ...familyOf(table),
  path: `ndjson/${table.name}.ndjson`,
  format: 'ndjson',
  title: table.title,
  content: () => ndjsonOf(table),
});

const parquetFile = (parts: BundleParts, table: BundleTable): BundleFile => ({
  ...familyOf(table),
  path: `parquet/${table.name}.parquet`,
  format: 'parquet',
  title: table.title,
  content: () => parquetOf(table, metadata(parts)),
});

/** Stored in every Parquet file, because it is used alone. */
function metadata({ model: { dataset }, catalog, edition }: BundleParts) {
  const credit = dataset === undefined ? [] : [{ key: 'credit', value: creditLine(catalog, dataset).en }];
  return [{ key: 'edition', value: edition }, ...credit];
}

/** With every row of the family. */
const wholeTable = ({ tablesOf }: BundleParts, family: ModelFamily) => tablesOf(family).at(-1) as BundleTable;

const geoParquetFile = (parts: BundleParts, family: ModelFamily): BundleFile => ({
  family: family.record,
  path: `geoparquet/${family.record}.parquet`,
  format: 'geoparquet',
  title:
    family.boundary === undefined
      ? titled(family, 'with points', 'con puntos')
      : titled(family, 'with borders', 'con límites'),
  content: () =>
    geoParquetOf(wholeTable(parts, family), geometriesOf(parts.catalog, family, 'fine'), metadata(parts)),
});

const titled = ({ title }: ModelFamily, en: string, es: string): Localized => ({
  en: `${title.en} ${en}`,
  es: `${title.es} ${es}`,
});

const precisionWords: Readonly<Record<Precision, Localized>> = {
  fine: { en: 'fine', es: 'precisión fina' },
  coarse: { en: 'coarse', es: 'precisión gruesa' },
};

function borderFiles(
  { catalog }: BundleParts,
  family: ModelFamily,
  precision: Precision,
): readonly BundleFile[] {
  const { en, es } = precisionWords[precision];
  const base = {
    family: family.record,
    title: { en: `Borders, ${en}: ${family.title.en}`, es: `Límites, ${es}: ${family.title.es}` },
  };
  const path = `borders/${family.record}-${precision}`;
  const rows = catalog.table(family).rows;
  return [
    ...(['geojson', 'topojson'] as const).map((format) => ({
      ...base,
      path: `${path}.${format}`,
      format,
      content: () => bordersOf(catalog, family, precision, format),
    })),
    {
      ...base,
      path: `${path}.fgb`,
      format: 'flatgeobuf',
      content: () => flatGeobufOf(family, rows, geometriesOf(catalog, family, precision)),
    },
  ];
}

function offlineFiles(parts: BundleParts): readonly BundleFile[] {
  const { model, catalog, families, edition } = parts;
  const drawn = model.levels?.drawn;
  const ofFamilies = families.map((family): BundleFile => {
    const { calendar } = family;
    return {
      family: family.record,
      path: `offline/${family.record}.json`,
      format: 'json',
      title: family.title,
      content: () =>
        calendar?.rules === undefined
          ? offlineTable(catalog, family, wholeTable(parts, family), edition)
          : offlineRules(family, calendar, edition),
    };
  });
  if (drawn === undefined || !families.includes(drawn)) return ofFamilies;
  const borders: BundleFile = {
    path: 'offline/borders.json',
    format: 'json',
    title: { en: 'Borders as arcs, coarse', es: 'Límites como arcos, precisión gruesa' },
    content: () => offlineBorders(catalog, drawn, edition),
  };
  const islets: BundleFile = {
    path: 'offline/islets.json',
    format: 'json',
    title: { en: 'Small islands as circles', es: 'Islas pequeñas como círculos' },
    content: () => offlineIslets(catalog, drawn, edition),
  };
  return [...ofFamilies, borders, islets];
}

function placesFiles({ model, catalog, edition, families }: BundleParts): readonly BundleFile[] {
  const lists = areaLists(model, catalog);
  if (lists === undefined || ![lists.drawn, lists.group].every((family) => families.includes(family)))
    return [];
  const { drawn, group } = lists;
  const title = {
    en: `${group.title.en} and ${drawn.title.en.toLowerCase()}`,
    es: `${group.title.es} y ${drawn.title.es.toLowerCase()}`,
  };
  const places: BundleFile = {
    path: 'places.json',
    format: 'json',
    title,
    content: () => placesOf(lists, edition),
  };
  const shop = shopOf(model, lists);
  if (shop === undefined) return [places];
  const states = { en: `${title.en} for online shops`, es: `${title.es} para tiendas en línea` };
  return [places, { path: 'states-and-places.json', format: 'json', title: states, content: () => shop }];
}

/** The borders of a family in one precision, as the API has them. Many programs read only the properties of GeoJSON, so the id is one of them too. */
function bordersOf(
  catalog: Catalog,
  family: ModelFamily,
  precision: Precision,
  format: 'geojson' | 'topojson',
): Buffer {
  const areas = areasOf(catalog, family, precision);
  const drawn = Array.from(catalog.table(family).all).filter(areas.isDrawn);
  const isTopology = format === 'topojson';
  const { body } = runToEnd(drawAll(catalog, areas, drawn, isTopology, { withIds: !isTopology })) as {
    body: Uint8Array;
  };
  return Buffer.from(body);
}
