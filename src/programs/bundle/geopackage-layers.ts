// The layers of the GeoPackage: one for each family with places, in both precisions of borders, the other tables, and the words about them.

import { editionTime } from '../../engine/dataset/dataset.js';
import { brief, briefFields } from '../../engine/geo/describe-point.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { creditLine, familyTerms } from '../../engine/operations/provenance/record-provenance.js';
import type { Localized } from '../../engine/text/localized.js';
import type { BundleParts } from './bundle-parts.js';
import type { BundleTable } from './bundle-table.js';
import { geometriesOf, pointsOf } from './geometry.js';
import type { writeGeoPackage } from './geopackage-file.js';

type Layer = Parameters<typeof writeGeoPackage>[1]['layers'][number];

/** A layer has the name of its family. A second layer of the same family has a further word. */
const [COARSE, POINT] = ['Coarse', 'Point'];

export function geoPackageParts(parts: BundleParts): Parameters<typeof writeGeoPackage>[1] {
  const { catalog, families, fileTables } = parts;
  const layers = fileTables.flatMap((table): readonly Layer[] => {
    const family = families.find(({ record }) => record === table.name);
    if (family?.boundary === undefined && family?.coordinates === undefined)
      return [{ table: withoutWords(table) }];
    return placed(parts, table, family);
  });
  return { layers, changed: editionTime(catalog.edition), metadata: metadataOf(parts) };
}

/**
 * The columns without sentences that repeat in every row of a release. Other formats compress them, and this file would be a third larger.
 */
const withoutWords = (table: BundleTable): BundleTable => ({
  ...table,
  columns: table.columns.filter(({ inWords }) => !inWords),
});

/** Borders in the fine precision have all fields, and other layers of the family those that name a record. */
function placed({ catalog }: BundleParts, table: BundleTable, family: ModelFamily): readonly Layer[] {
  const { rows } = catalog.table(family);
  if (family.boundary === undefined) return [{ table, geometries: pointsOf(family, rows) }];
  const second = (word: string, about: Localized): BundleTable => ({
    ...table,
    name: table.name + word,
    about,
    columns: table.columns.filter(({ name }) => briefFields(family).includes(name)),
    rows: rows.map((row) => brief(family, row)),
  });
  const coarse = second(COARSE, { en: 'Borders, coarse.', es: 'Límites, precisión gruesa.' });
  const points = second(POINT, { en: 'Points.', es: 'Puntos.' });
  return [
    { table, geometries: geometriesOf(catalog, family, 'fine') },
    { table: coarse, geometries: geometriesOf(catalog, family, 'coarse') },
    ...(family.coordinates === undefined ? [] : [{ table: points, geometries: pointsOf(family, rows) }]),
  ];
}

/** As datasets of schema.org: the whole edition with its publisher, licence and credits, and each table with its citation and terms. The table of sources has the rest. */
function metadataOf({ model: { dataset }, catalog, edition, dataTables, families }: BundleParts) {
  const context = { '@context': 'https://schema.org', '@type': 'Dataset' };
  const whole = {
    ...context,
    version: edition,
    ...(dataset === undefined
      ? {}
      : {
          name: dataset.title.en,
          description: dataset.licence.covers.en,
          publisher: { '@type': 'Organization', name: dataset.publisher },
          license: dataset.licence.url,
          creditText: creditLine(catalog, dataset).en,
        }),
  };
  const ofTables = dataTables.flatMap(({ name, title, family: record }) => {
    const family = families.find((each) => each.record === record);
    if (family === undefined) return [];
    const { citation, terms } = familyTerms(catalog, family);
    const content = {
      ...context,
      name: title.en,
      version: edition,
      citation: citation.en,
      usageInfo: terms.map(({ en, url }) => ({ '@type': 'CreativeWork', abstract: en, url })),
    };
    return [{ table: name, content }];
  });
  return [{ content: whole }, ...ofTables];
}
