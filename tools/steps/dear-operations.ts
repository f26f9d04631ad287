// The most expensive requests that each operation allows: all of its records, in the formats and orders that take longest to write.
import type { Service } from '../../src/app.js';
import { isOnRecords, type Operation } from '../../src/engine/operations/operation.js';
import { requestPath } from '../../src/engine/operations/request/request-path.js';
import { requestsOf } from '../requests-of.js';
import type { DearRequest, DearRequests } from './dear-request.js';

const SAMPLES = 5;
const SORT_KEYS = 5;
/** Letters that most names have, and mistakes that most searches have to look around for. */
const KEYWORDS = ['a', 'e', 'o', 'universida nacionl de medelin antioqia', 'sn josee dl guaviarre'];

export const dearOperations = ({ operations, engine }: Service): readonly DearRequests[] =>
  operations.flatMap((operation) => {
    const bases = basesOf(operation, engine);
    return [
      { name: operation.id, requests: bases.map((path) => ({ path })) },
      ...optionsOf(operation).map(([name, options]) => ({
        name: `${operation.id}, ${name}`,
        requests: bases.map((path, index): DearRequest => ({ path: withQuery(path, options(index)) })),
      })),
    ];
  });

/** Paths with values that find something, spread over all that there are. */
function basesOf(operation: Operation, engine: Service['engine']): readonly string[] {
  const found = requestsOf(operation, engine.catalog, SAMPLES);
  const keyword = operation.parameters.find(({ name }) => ['keyword', 'name', 'q'].includes(name));
  return Array.from({ length: SAMPLES }, (_, index) => {
    const values = {
      ...chosen(operation, index),
      ...found[index % Math.max(1, found.length)]?.values,
      ...(keyword && { [keyword.name]: KEYWORDS[index] }),
    };
    return requestPath(operation.path, values);
  });
}

/** Others each time, so that a document that is cached is made again. */
function chosen(operation: Operation, index: number): Readonly<Record<string, string>> {
  if (isOnRecords(operation) || !operation.cacheable) return {};
  const choices = operation.parameters.flatMap(({ name, required, type }) =>
    required || type.schema.enum === undefined ? [] : [[name, type.schema.enum] as const],
  );
  return Object.fromEntries(choices.map(([name, values]) => [name, String(values[index % values.length])]));
}

type Options = (index: number) => Readonly<Record<string, string>>;

function optionsOf(operation: Operation): readonly (readonly [string, Options])[] {
  if (!isOnRecords(operation) || operation.result === 'one') return [];
  const { family } = operation;
  const offers = (name: string) => operation.option(name) !== undefined;
  if (!offers('format')) return [];
  const fields = family.fields.filter(({ kind }) => kind !== 'texts').map(({ name }) => name);
  // Another order each time, so that no response is cached.
  const sortBy = (index: number) =>
    Array.from({ length: Math.min(SORT_KEYS, fields.length) }, (_, at) => {
      const name = fields[(at + index) % fields.length] as string;
      return at % 2 === 1 ? `-${name}` : name;
    }).join();
  const expand = family.relations.flatMap(({ name, to }) => (to === 'one' ? [name] : [])).join();
  const near = offers('near') ? { near: '4.6,-74.1', radius: '2000' } : {};
  return [
    ['as a table', (index) => ({ format: 'csv', sortBy: sortBy(index), ...near })],
    ['as a map', (index) => ({ format: 'geojson', sortBy: sortBy(index), ...near })],
    ['with related records', (index) => ({ sortBy: sortBy(index), ...(expand !== '' && { expand }) })],
  ];
}

const withQuery = (path: string, options: Readonly<Record<string, string>>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(options)}`;
