// The document about the dataset: its edition, the completeness of each field, and the sources of the values.
import type { Catalog } from '../catalog/catalog.js';
import type { Coverage } from '../catalog/origins.js';
import type { Source } from '../dataset/dataset.js';
import type { DatasetAbout, Model, ModelFamily } from '../model/model.js';
import { storedFile } from '../model/series.js';
import { API, type Operation, operationsOf } from '../operations/operation.js';
import {
  creditLine,
  familyTerms,
  sourcesOf,
  writtenSource,
} from '../operations/provenance/record-provenance.js';
import { mapInSteps, type YieldingWork } from '../scheduling/yielding-work.js';
import type { Localized } from '../text/localized.js';

/** The first and the last day in the records, from every field with dates. */
interface DatesCovered {
  readonly from: string | null;
  readonly to: string | null;
}

const DAY = 'YYYY-MM-DD'.length;

function* datesCovered({ families }: Model, catalog: Catalog): YieldingWork<DatesCovered> {
  let from: string | null = null;
  let to: string | null = null;
  for (const family of families) {
    yield;
    for (const { name, kind } of family.fields) {
      if (kind !== 'date' && kind !== 'midnight') continue;
      for (const row of catalog.table(family).rows) {
        const value = row[name];
        if (typeof value !== 'string') continue;
        const day = value.slice(0, DAY);
        if (from === null || day < from) from = day;
        if (to === null || day > to) to = day;
      }
    }
  }
  return { from, to };
}

interface DatasetDocument {
  readonly edition: string;
  readonly version: string;
  readonly fingerprint: string;
  /** Null if the model does not describe its dataset. */
  readonly about: (DatasetAbout & { readonly temporal: DatesCovered; readonly credit: Localized }) | null;
  readonly families: readonly ({
    readonly record: string;
    readonly rows: number | null;
    /** SHA-256 of the family's file in the edition, or null if the family is computed. */
    readonly checksum: string | null;
    /** Share of the rows in which each field has a value, from 0 to 1, including extended fields. */
    readonly filled: Readonly<Record<string, number>>;
    readonly sources: readonly string[];
  } & ReturnType<typeof familyTerms>)[];
  readonly sources: readonly ReturnType<typeof writtenSource<DescribedSource>>[];
  /** The permitted uses of the values, and the attribution they require. */
  readonly terms: Catalog['terms'];
  readonly stability: Localized;
  readonly software: Software;
}

/** The program that serves the dataset. */
interface Software {
  readonly name: string;
  readonly version: string;
}

/** The promise to programs that depend on the API, as in the README. */
const stability: Localized = {
  en: `From the first release on, paths, parameters, ids, field names and types under \`${API}\` never change. A release can add some; CHANGELOG.md lists them. \`${API}/changes\` and its feeds list changes to records. The id of a retired record returns 404 with its successor, and old URLs of pages redirect. An incompatible change gets a new path prefix, and \`${API}\` is then served for at least 24 months.`,
  es: `Desde la primera versión publicada, en \`${API}\` nunca cambian las rutas, los parámetros, los ids ni los nombres y tipos de los campos. Una versión puede agregar otros, y CHANGELOG.es.md los enumera. \`${API}/changes\` y sus canales dan los cambios de los registros. El id de un registro retirado devuelve 404 con su reemplazo, y las URL anteriores de las páginas redirigen. Un cambio incompatible recibe un prefijo nuevo, y desde entonces \`${API}\` se ofrece durante al menos 24 meses.`,
};

/** A source with the fields that it covers, by record. */
export type DescribedSource = Source & Coverage;

export function* datasetDocument(
  model: Model,
  catalog: Catalog,
  edition: string,
  software: Software,
): YieldingWork<DatasetDocument> {
  yield* catalog.origins.prepareCoverage();
  const families = yield* mapInSteps(model.families, 1, (family) => ({
    record: family.record,
    rows: family.file === undefined ? null : catalog.table(family).rows.length,
    checksum: catalog.checksums.get(storedFile(family) ?? '') ?? null,
    filled: filledShares(family, catalog),
    sources: sourcesOf(catalog, family).map(({ id }) => id),
    ...familyTerms(catalog, family),
  }));
  const { version, fingerprint } = catalog.edition;
  return {
    edition,
    version,
    fingerprint,
    about: yield* aboutOf(model, catalog),
    families,
    sources: describedSources(model, catalog).map(writtenSource),
    terms: catalog.terms,
    stability,
    software,
  };
}

function* aboutOf(model: Model, catalog: Catalog): YieldingWork<DatasetDocument['about']> {
  const { dataset } = model;
  if (dataset === undefined) return null;
  return { ...dataset, temporal: yield* datesCovered(model, catalog), credit: creditLine(catalog, dataset) };
}

export function describedSources(model: Model, { sources, origins }: Catalog): readonly DescribedSource[] {
  const coverage = origins.coverage();
  return sources.map((source) => {
    const { rows = 0, covers = {} } = coverage.get(source.id) ?? {};
    return { ...source, rows, covers: byRecord(model, covers) };
  });
}

/** Share of the records in which a field has a value. */
export function filledShares(family: ModelFamily, catalog: Catalog): Record<string, number> {
  const { rows } = catalog.table(family);
  if (rows.length === 0) return {};
  const isFilled = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
  const names = family.fields.map(({ name }) => name);
  const filled = names.map(() => 0);
  for (const row of rows)
    for (const [index, name] of names.entries())
      if (isFilled(row[name])) filled[index] = (filled[index] as number) + 1;
  const share = (count: number) => Math.floor((count / rows.length) * 10_000) / 10_000;
  return Object.fromEntries(names.map((name, index) => [name, share(filled[index] as number)]));
}

function byRecord(model: Model, covers: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(covers).map(([name, fields]) => [model.family(name).record, fields]),
  );
}

interface IndexDocument {
  readonly families: readonly {
    readonly record: string;
    readonly about: string;
    /** Null for a computed family. */
    readonly rows: number | null;
    /** The first path of a family with rows returns all of them. */
    readonly paths: readonly string[];
  }[];
  /** Paths that are about several families. */
  readonly acrossFamilies: readonly string[];
  readonly dataset: string;
  readonly changes: string;
  readonly description: string;
  readonly documentation: string;
}

/** The index of the service lists every family with its number of rows and its paths. */
export function indexDocument(
  model: Model,
  operations: readonly Operation[],
  catalog: Catalog,
): IndexDocument {
  return {
    families: model.families.map((family) => ({
      record: family.record,
      about: family.about.en,
      rows: family.file === undefined ? null : catalog.table(family).rows.length,
      paths: operationsOf(family, operations).map(({ path }) => path),
    })),
    acrossFamilies: operations.filter(({ owner }) => owner === undefined).map(({ path }) => path),
    dataset: `${API}/dataset`,
    changes: `${API}/changes`,
    description: '/openapi.json',
    documentation: '/docs',
  };
}
