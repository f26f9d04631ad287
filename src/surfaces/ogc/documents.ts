// The documents of the standard about the features, which are the landing page, the conformance classes, the collections and their
// description.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily, ModelField } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from '../../engine/text/localized.js';
import type { ShownFamily } from '../../site/manifest/manifest.js';
import { guideAddress, inLanguage } from '../../site/shell/addresses.js';
import { tableAddress } from '../../site/shell/record-links.js';
import { about } from '../../site/shell/strings.js';
import { boxAround, boxesOf } from './boxes.js';
import { collectionsOf, FORM, FORMS, mostFeatures, USUAL_LIMIT } from './features.js';

export const ROOT = '/ogc';
export const GEO_JSON = 'application/geo+json';
export const API_TYPE = 'application/vnd.oai.openapi+json;version=3.0';
export const SCHEMA_TYPE = 'application/schema+json';
const JSON_TYPE = 'application/json';
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const CONFORMANCE = ['core', 'oas30', 'geojson'].map(
  (name) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`,
);

interface Reader {
  readonly origin: string;
  readonly language: Language;
}

export const linkTo = (origin: string, rel: string, path: string, type: string, title?: string) => ({
  href: origin + path,
  rel,
  type,
  ...(title !== undefined && { title }),
});

const guide = ({ origin, language }: Reader, rel: string) =>
  linkTo(origin, rel, inLanguage(language, guideAddress('qgis')), 'text/html');

export const landingPage = (reader: Reader): object => ({
  title: about.title,
  description: about.description,
  links: [
    linkTo(reader.origin, 'self', ROOT, JSON_TYPE),
    linkTo(reader.origin, 'service-desc', `${ROOT}/api`, API_TYPE),
    guide(reader, 'service-doc'),
    linkTo(reader.origin, 'conformance', `${ROOT}/conformance`, JSON_TYPE),
    linkTo(reader.origin, 'data', `${ROOT}/collections`, JSON_TYPE),
  ],
});

export const conformance = (): object => ({ conformsTo: CONFORMANCE });

export function* allCollections(engine: Engine, reader: Reader): YieldingWork<object> {
  const collections: object[] = [];
  for (const shown of collectionsOf(engine)) collections.push(yield* collection(engine, shown, reader));
  return {
    links: [linkTo(reader.origin, 'self', `${ROOT}/collections`, JSON_TYPE), guide(reader, 'alternate')],
    collections,
  };
}

export function* collection(
  { catalog }: Engine,
  shown: ShownFamily,
  { origin, language }: Reader,
): YieldingWork<object> {
  const { family } = shown;
  const path = `${ROOT}/collections/${family.path}`;
  const box = boxAround(yield* boxesOf(catalog, family));
  return {
    id: family.path,
    title: family.title[language],
    description: family.about[language],
    itemType: 'feature',
    crs: [CRS84],
    ...(box && { extent: { spatial: { bbox: [box], crs: CRS84 } } }),
    links: [
      linkTo(origin, 'self', path, JSON_TYPE),
      linkTo(origin, 'describedBy', `${path}/schema`, SCHEMA_TYPE),
      linkTo(origin, 'items', `${path}/items`, GEO_JSON, family.title[language]),
      linkTo(origin, 'alternate', inLanguage(language, tableAddress(shown)), 'text/html'),
    ],
  };
}

const propertyTypes: Readonly<Record<ModelField['kind'], object>> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  midnight: { type: 'string', format: 'date-time' },
};

/** Without it, programs guess the types of fields from the first features, and lose values of other types. */
export const featureSchema = ({ fields, boundary }: ModelFamily): object => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['Feature'] },
    id: { type: 'integer' },
    geometry: {
      $ref: `https://geojson.org/schema/${boundary === undefined ? 'Point' : 'MultiPolygon'}.json`,
    },
    properties: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ name, kind }) => [name, propertyTypes[kind]])),
    },
  },
});

/** OpenAPI 3.0, with the filters of each collection. */
export function* apiDocument(engine: Engine, { origin }: Reader, version: string): YieldingWork<object> {
  const paths: Record<string, object> = {
    '/': get('landingPage', 'Landing page'),
    '/conformance': get('conformance', 'Conformance classes'),
    '/collections': get('collections', 'Collections'),
    '/collections/{collectionId}': get('collection', 'One collection', [ref('collectionId')]),
  };
  const collections = collectionsOf(engine).map(({ family }) => family);
  for (const family of collections) {
    yield;
    const path = `/collections/${family.path}/items`;
    const limit = family.boundary === undefined ? ref('limit') : ref('limitOfAreas');
    paths[path] = get(
      `${family.record}Items`,
      family.title.en,
      [limit, ref('offset'), ref('bbox'), ref('datetime'), ref('f'), ...family.fields.map(fieldParameter)],
      GEO_JSON,
    );
    paths[`${path}/{featureId}`] = get(
      `${family.record}Item`,
      `One of ${family.title.en}`,
      [ref('featureId')],
      GEO_JSON,
    );
  }
  const areas = collections.find(({ boundary }) => boundary !== undefined);
  const points = collections.find(({ boundary }) => boundary === undefined);
  return {
    openapi: '3.0.3',
    info: {
      title: about.title,
      version,
      description: about.description,
      license: { name: about.license.name },
    },
    servers: [{ url: origin + ROOT }],
    paths,
    components: {
      parameters: {
        collectionId: pathParameter('collectionId', {
          type: 'string',
          enum: collections.map(({ path }) => path),
        }),
        featureId: pathParameter('featureId', { type: 'integer' }),
        limit: inQuery('limit', limitSchema(points)),
        limitOfAreas: inQuery('limit', limitSchema(areas)),
        offset: inQuery('offset', { type: 'integer', minimum: 0, default: 0 }),
        bbox: inQuery('bbox', { type: 'array', minItems: 4, maxItems: 6, items: { type: 'number' } }),
        datetime: inQuery('datetime', { type: 'string' }),
        f: inQuery(FORM, { type: 'string', enum: FORMS }),
      },
    },
  };
}

const limitSchema = (family: ModelFamily | undefined) => ({
  type: 'integer',
  minimum: 1,
  maximum: family === undefined ? USUAL_LIMIT : mostFeatures(family),
  default: USUAL_LIMIT,
});

const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const pathParameter = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });
const inQuery = (name: string, schema: object) => ({
  ...{ name, in: 'query', required: false, schema },
  style: 'form',
  explode: false,
});

/** Written as texts, because a list of values and a comparison are possible. */
const fieldParameter = ({ name, about: meaning }: ModelField) => ({
  ...inQuery(name, { type: 'string' }),
  ...(meaning && { description: meaning.en }),
});

const get = (operationId: string, summary: string, parameters: readonly object[] = [], type = JSON_TYPE) => ({
  get: {
    operationId,
    summary,
    parameters,
    responses: {
      200: { description: 'Success.', content: { [type]: { schema: { type: 'object' } } } },
      default: {
        description: 'Error.',
        content: { 'application/problem+json': { schema: { type: 'object' } } },
      },
    },
  },
});
