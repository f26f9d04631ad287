// The fixed documents of the service: its index, its description, its console, and what its pages load. Each is made on first use.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { datasetDocument } from '../../engine/answers/dataset-document.js';
import type { Engine } from '../../engine/answers/engine.js';
import { indexDocument } from '../../engine/answers/index-document.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { API, type Operation } from '../../engine/operations/operation.js';
import { jsonInSteps } from '../../engine/scheduling/json-in-steps.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import { JSON_TYPE } from '../../server/http/responses/replies.js';
import { packageVersion } from '../../settings/package-version.js';
import { buildFolder } from '../../settings/project-folder.js';
import { consolePage } from '../../site/docs/console-page.js';
import { llmsDocuments } from '../../site/docs/llms-documents.js';
import { searchIndex } from '../../site/search/page-index.js';
import { searchIndexAddress } from '../../site/search/search-index.js';
import { about } from '../../site/shell/about.js';
import { addresses, guideAddress } from '../../site/shell/addresses.js';
import { languages } from '../../site/shell/language.js';
import { pagePictures, pictureAddress } from '../../site/shell/page-picture.js';
import { CONSOLE_POLICY } from '../../site/shell/policies.js';
import { readSites } from '../../site/shell/read-sites.js';
import { assetAddresses, readManifest, siteFile } from '../../site/shell/site-files.js';
import type { DescribedDocument, DescribedService } from '../openapi/described-service.js';
import { atomFeedSchema, datasetSchema, indexSchema, jsonFeedSchema } from '../openapi/document-schemas.js';
import { fullDocument } from '../openapi/full-document.js';
import { leanDocument } from '../openapi/lean-document.js';
import { type PublicSpellings, publicDocument } from '../openapi/public-document.js';
import { ATOM_TYPE, changeFeeds, JSON_FEED_TYPE } from './change-feeds.js';

const HTML = 'text/html; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const PICTURE = 'image/svg+xml; charset=utf-8';

const CSP = 'content-security-policy';

export interface Redirection {
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

const documents: readonly DescribedDocument[] = [
  {
    id: 'serviceIndex',
    path: API,
    summary: 'Families, rows and paths',
    description:
      'Lists every family with what it is about, the number of its records and the paths it answers.',
    schema: indexSchema,
  },
  {
    id: 'serviceDataset',
    path: `${API}/dataset`,
    summary: 'Edition, coverage and sources',
    description:
      'Tells which edition of the dataset is served, how complete each field is and where the records come from.',
    schema: datasetSchema,
  },
  {
    id: 'changesJsonFeed',
    path: addresses.jsonFeed,
    summary: 'What changed, as a JSON Feed',
    description: 'One item per edition, with how much it added, changed and retired; ids never change.',
    schema: jsonFeedSchema,
    type: JSON_FEED_TYPE,
  },
  {
    id: 'changesAtomFeed',
    path: addresses.atomFeed,
    summary: 'What changed, as an Atom feed',
    description: 'One entry per edition, with how much it added, changed and retired; ids never change.',
    schema: atomFeedSchema,
    type: ATOM_TYPE,
  },
];

function* written(begun: object | YieldingWork<object>): YieldingWork<string> {
  const document = Symbol.iterator in begun ? yield* begun : begun;
  yield;
  return yield* jsonInSteps(document);
}

export function serviceDocuments(
  model: Model,
  operations: readonly Operation[],
  engine: Engine,
  publicSpellings: PublicSpellings = {},
  publicOrigin?: string,
): readonly HttpDocument[] {
  const index = () => indexDocument(model, operations, engine.catalog);
  const dataset = () => datasetDocument(model, engine.catalog, editionName(engine.catalog.edition));
  const description = (
    path: string,
    describe: (service: DescribedService) => object | YieldingWork<object>,
  ): HttpDocument => ({
    path,
    type: JSON_TYPE,
    body: async () => {
      const version = await packageVersion();
      const { title, description: text, license } = about;
      const described = { title, version, description: text, license };
      return written(describe({ about: described, model, operations, documents, engine }));
    },
  });
  return [
    { path: API, type: JSON_TYPE, body: () => JSON.stringify(index()) },
    { path: `${API}/dataset`, type: JSON_TYPE, body: () => written(dataset()) },
    ...changeFeeds(engine),
    ...llmsDocuments(model, operations, engine, publicOrigin),
    description(addresses.openapi, (service) => leanDocument(service, links)),
    description(addresses.fullOpenapi, fullDocument),
    description(addresses.publicOpenapi, (service) => publicDocument(service, publicSpellings)),
    { path: assetAddresses.style, type: STYLE, body: () => siteFile('style.css') },
    ...Object.keys(readManifest().assets.scripts).map((name) => ({
      path: assetAddresses.script(name),
      type: SCRIPT,
      body: () => siteFile(`${name}.js`),
    })),
    { path: addresses.icon, type: PICTURE, body: () => siteFile('mark.svg') },
    { path: addresses.favicon, type: 'image/x-icon', body: () => siteFile('favicon.ico') },
    { path: addresses.touchIcon, type: 'image/png', body: () => siteFile('apple-touch-icon.png') },
    ...pagePictures.map((picture) => ({
      path: pictureAddress(picture),
      type: 'image/png',
      body: () => siteFile(`pictures/${picture}.png`),
    })),
    { path: assetAddresses.font, type: 'font/woff2', body: () => siteFile('headings.woff2') },
    {
      path: `${assetAddresses.font}.txt`,
      type: 'text/plain; charset=utf-8',
      body: () => siteFile('headings.woff2.txt'),
    },
    ...languages.map((language) => ({
      path: searchIndexAddress(language),
      type: JSON_TYPE,
      body: async () => JSON.stringify(await searchIndex(engine, readSites(model)[language])),
    })),
    { path: consolePage.path, type: HTML, headers: [CSP, CONSOLE_POLICY], body: () => consolePage.html },
    { path: consolePage.start.path, type: SCRIPT, body: () => consolePage.start.body },
    {
      path: consolePage.reference.path,
      type: SCRIPT,
      body: () => readFile(join(buildFolder(), consolePage.reference.file)),
    },
  ];
}
