// The description of the CSV files as a Data Package (datapackage.org, version 2): types, constraints, keys, sources and licences.
import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName, editionTime, type Source, type Terms } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { familyTerms, sourcesOf } from '../../engine/operations/provenance/record-provenance.js';
import type { BundleColumn, BundleTable, ColumnKind } from './bundle-table.js';

const PROFILES = 'https://datapackage.org/profiles/2.0';

/** A CSV file, with its size and checksum. */
interface CsvFile {
  readonly table: BundleTable;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export function dataPackageOf(model: Model, catalog: Catalog, files: readonly CsvFile[]): object {
  const { dataset } = model;
  const names = new Set(files.map(({ table }) => table.name));
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: 'atlas-colombia',
    ...(dataset === undefined
      ? {}
      : {
          title: dataset.title.en,
          titleEs: dataset.title.es,
          description: dataset.licence.covers.en,
          licenses: [licenceEntry(dataset.licence)],
          contributors: [{ title: dataset.publisher, roles: ['publisher'] }],
        }),
    version: editionName(catalog.edition),
    created: editionTime(catalog.edition).toISOString(),
    sources: catalog.sources.map(sourceEntry),
    resources: files.map((file) => resourceOf(model, catalog, file, names)),
  };
}

function resourceOf(
  model: Model,
  catalog: Catalog,
  { table, path, bytes, sha256 }: CsvFile,
  names: ReadonlySet<string>,
): object {
  const family = model.families.find(({ record }) => record === table.family);
  const terms = family === undefined ? [] : familyTerms(catalog, family).terms;
  return {
    $schema: `${PROFILES}/dataresource.json`,
    name: table.name,
    type: 'table',
    path,
    title: table.title.en,
    titleEs: table.title.es,
    description: table.about.en,
    descriptionEs: table.about.es,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes,
    hash: `sha256:${sha256}`,
    dialect: { $schema: `${PROFILES}/tabledialect.json`, delimiter: ',', lineTerminator: '\r\n' },
    schema: schemaOf(table, names),
    // The lists must not be empty.
    ...(family === undefined ? {} : { sources: sourcesOf(catalog, family).map(sourceEntry) }),
    ...(terms.length === 0 ? {} : { licenses: terms.map(termsAsLicence) }),
  };
}

const licenceEntry = ({ name, url }: { readonly name: string; readonly url: string }) => ({
  name: name.replaceAll(' ', '-'),
  path: url,
  title: name,
});

const termsAsLicence = ({ id, en, url }: Terms) => ({ name: id, path: url, title: en });

const sourceEntry = ({ id, publisher, title, url, date }: Source) => ({
  name: id,
  title: `${publisher}: ${title.en}`,
  ...(url === null ? {} : { path: url }),
  ...(date === null ? {} : { version: date }),
});

function schemaOf({ columns, primaryKey, foreignKeys, name }: BundleTable, names: ReadonlySet<string>) {
  const keys = foreignKeys.filter(({ table }) => names.has(table));
  return {
    $schema: `${PROFILES}/tableschema.json`,
    missingValues: [''],
    fields: columns.map((each) => fieldOf(each, primaryKey.length === 1 && primaryKey[0] === each.name)),
    ...(primaryKey.length === 0 ? {} : { primaryKey: [...primaryKey] }),
    ...(keys.length === 0
      ? {}
      : {
          foreignKeys: keys.map(({ column, table, to }) => ({
            fields: [column],
            reference: { ...(table === name ? {} : { resource: table }), fields: [to] },
          })),
        }),
  };
}

/** Any value is text, because a cell can also contain a number or null. */
const types: Readonly<Record<ColumnKind, string>> = {
  integer: 'integer',
  number: 'number',
  text: 'string',
  texts: 'array',
  json: 'string',
  boolean: 'boolean',
  date: 'date',
  midnight: 'datetime',
};

function fieldOf(field: BundleColumn, isUnique: boolean): object {
  const { name, kind, label, about, unit, values, pattern, range } = field;
  const constraints = {
    ...(field.nullable ? {} : { required: true }),
    ...(isUnique ? { unique: true } : {}),
    ...(values === undefined ? {} : { enum: [...values] }),
    ...(pattern === undefined || kind !== 'text' ? {} : { pattern: pattern.source.replace(/^\^|\$$/g, '') }),
    ...(range === undefined ? {} : { minimum: range[0], maximum: range[1] }),
  };
  return {
    name,
    type: types[kind],
    ...(label === undefined ? {} : { title: label.en, titleEs: label.es }),
    ...(about === undefined ? {} : { description: about.en, descriptionEs: about.es }),
    ...(unit === undefined ? {} : { unit: unit.en, unitEs: unit.es }),
    ...(Object.keys(constraints).length === 0 ? {} : { constraints }),
  };
}
