// The fixed documents of the service: its index, its descriptions, its feeds. Each is made on first use.
import { datasetDocument, indexDocument } from '../../engine/answers/dataset-document.js';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { API } from '../../engine/operations/operation.js';
import { jsonInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Document } from '../../server/http/responses/documents.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { packageVersion } from '../../settings/project-folder.js';
import { addresses, guideAddress } from '../../site/shell/addresses.js';
import { builtDocument } from '../../site/shell/built-documents.js';
import { about } from '../../site/shell/strings.js';
import { describedCells } from '../cell/cell.js';
import type { DescribedDocument, DescribedService } from '../openapi/described-service.js';
import { atomFeedSchema, datasetSchema, indexSchema, jsonFeedSchema } from '../openapi/document-schemas.js';
import { fullDocument } from '../openapi/full-document.js';
import { leanDocument } from '../openapi/lean-document.js';
import { type PublicSpellings, publicDocument } from '../openapi/public-document.js';
import { ATOM_TYPE, changeFeeds, JSON_FEED_TYPE } from './change-feeds.js';

interface Redirection {
  readonly path: string;
  readonly to: string;
}

export const serviceRedirections: readonly Redirection[] = [{ path: '/swagger', to: '/docs' }];

const links = {
  documentation: addresses.documentation,
  tables: guideAddress('spreadsheets'),
  maps: guideAddress('maps'),
  full: addresses.fullOpenapi,
};

const describedDocuments: readonly DescribedDocument[] = [
  {
    id: 'serviceIndex',
    path: API,
    summary: 'Families, rows and paths',
    description: 'Lists every family with its meaning, its number of records and its paths.',
    schema: indexSchema,
  },
  {
    id: 'serviceDataset',
    path: `${API}/dataset`,
    summary: 'Edition, coverage and sources',
    description:
      'Returns the served edition, the completeness of each field, the sources and the software version.',
    schema: datasetSchema,
  },
  {
    id: 'changesJsonFeed',
    path: addresses.jsonFeed,
    summary: 'Changes as a JSON Feed',
    description: 'Returns one item per edition, with the numbers of added, changed and retired records.',
    schema: jsonFeedSchema,
    type: JSON_FEED_TYPE,
  },
  {
    id: 'changesAtomFeed',
    path: addresses.atomFeed,
    summary: 'Changes as an Atom feed',
    description: 'Returns one entry per edition, with the numbers of added, changed and retired records.',
    schema: atomFeedSchema,
    type: ATOM_TYPE,
  },
  {
    id: 'ogcFeatures',
    path: '/ogc',
    summary: 'OGC API Features',
    description:
      'Links to the collections of OGC API Features, Part 1, and to their own description in OpenAPI 3.0.',
    schema: { type: 'object' },
  },
  {
    id: 'reconcile',
    path: '/reconcile',
    summary: 'Reconciliation service',
    description:
      'Returns the manifest of the Reconciliation Service API 0.2, with the URLs of its other services. A form with `queries` returns the candidates of each query, and one with `extend` the values of properties. `/reconcile/en` and `/reconcile/es` do the same in one language.',
    schema: { type: 'object' },
    form: {
      queries: 'A batch of at most 100 queries, as JSON.',
      extend: 'Ids of entities and properties, as JSON.',
    },
  },
];

function* written(begun: object | YieldingWork<object>): YieldingWork<string> {
  const document = Symbol.iterator in begun ? yield* begun : begun;
  yield;
  return yield* jsonInSteps(document);
}

export function serviceDocuments(engine: Engine, publicSpellings: PublicSpellings = {}): readonly Document[] {
  const { model, operations } = engine;
  const index = () => indexDocument(model, operations, engine.catalog);
  const dataset = (version: string) =>
    datasetDocument(model, engine.catalog, editionName(engine.catalog.edition), {
      name: about.title,
      version,
    });
  const description = (
    path: string,
    describe: (service: DescribedService) => object | YieldingWork<object>,
    built: Pick<Document, 'built' | 'isReadEachTime'> = {},
  ): Document => ({
    ...built,
    path,
    type: JSON_TYPE,
    body: async () => {
      const version = await packageVersion();
      const { title, description: text, license } = about;
      const data = model.dataset?.licence;
      const described = {
        title,
        version,
        description: text,
        license,
        ...(data && { 'x-data-license': { name: data.name, url: data.url } }),
      };
      return written(
        describe({
          about: described,
          model,
          operations,
          documents: [...describedDocuments, ...describedCells(engine)],
          engine,
        }),
      );
    },
  });
  return [
    { path: API, type: JSON_TYPE, body: () => JSON.stringify(index()) },
    { path: `${API}/dataset`, type: JSON_TYPE, body: async () => written(dataset(await packageVersion())) },
    ...changeFeeds(engine),
    description(addresses.openapi, (service) => leanDocument(service, links), {
      built: builtDocument(addresses.openapi),
    }),
    description(addresses.fullOpenapi, fullDocument, {
      built: builtDocument(addresses.fullOpenapi),
      isReadEachTime: true,
    }),
    description(addresses.publicOpenapi, (service) => publicDocument(service, publicSpellings)),
  ];
}
