// The content of the database: all tables, the views with names, the names to search, and the words about the edition.
import { creditLine } from '../../src/engine/operations/provenance/citation.js';
import type { BundleParts } from './bundle-parts.js';
import { namedViews, searchNames } from './named-views.js';
import type { SqliteParts } from './sqlite-file.js';

export function sqliteParts({ model, catalog, families, tables, edition }: BundleParts): SqliteParts {
  const { dataset } = model;
  const credit = dataset && creditLine(catalog, dataset);
  return {
    tables,
    views: namedViews(families),
    names: searchNames(model, catalog, families),
    about: {
      edition,
      version: catalog.edition.version,
      fingerprint: catalog.edition.fingerprint,
      ...(dataset === undefined
        ? {}
        : {
            title: dataset.title.en,
            titleEs: dataset.title.es,
            publisher: dataset.publisher,
            licence: dataset.licence.name,
            licenceUrl: dataset.licence.url,
            licenceCovers: dataset.licence.covers.en,
            licenceCoversEs: dataset.licence.covers.es,
          }),
      ...(credit === undefined ? {} : { credit: credit.en, creditEs: credit.es }),
    },
  };
}
