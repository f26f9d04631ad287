// The possible requests: families with their records, lists and documents of a record, texts, entity tags.
import type { Service } from '../../src/app.js';
import { kinds } from '../../src/engine/operations/kinds/index.js';
import { type Operation, operationOfKind, operationsOfKind } from '../../src/engine/operations/operation.js';
import { requestsOf } from '../requests-of.js';

interface ServiceMap {
  readonly families: readonly {
    readonly path: string;
    readonly records: readonly string[];
    readonly sortable: readonly string[];
  }[];
  /** The paths of each operation on one record. */
  readonly related: readonly (readonly string[])[];
  /** Long texts of the records. */
  readonly texts: readonly string[];
  /** Records with their current entity tag. */
  readonly held: readonly { readonly path: string; readonly etag: string }[];
}

/** A kept connection would resemble a leaked descriptor. */
const ONCE = { connection: 'close', 'accept-encoding': 'identity' };
const HELD = 300;
const LONG_TEXT = 40;

/** `service` has the same records as the server at the origin. */
export async function readServiceMap(origin: string, service: Service): Promise<ServiceMap> {
  const { engine, operations } = service;
  const paths = (operation: Operation) => requestsOf(operation, engine.catalog).map(({ path }) => path);
  const families = operationsOfKind(service, kinds.byId).flatMap((byId) => {
    const list = operationOfKind(service, kinds.wholeList, byId.owner);
    return list === undefined
      ? []
      : [{ path: list.path, records: paths(byId), sortable: sortableBy(list), family: byId.owner }];
  });
  const rows = families.flatMap(({ family }) => engine.catalog.table(family).rows);
  const isLong = (value: unknown) => typeof value === 'string' && value.length >= LONG_TEXT;
  return {
    families,
    related: operations.filter(({ path }) => path.includes('{id}/')).map(paths),
    texts: rows.flatMap((row) => Object.values(row).filter(isLong) as string[]),
    held: await readTags(
      origin,
      families.flatMap(({ records }) => records.slice(0, HELD)),
    ),
  };
}

function sortableBy(list: Operation): readonly string[] {
  const { schema } = list.parameters.find(({ name }) => name === 'sortBy')?.type ?? {};
  return (schema?.anyOf?.[0]?.enum ?? []) as readonly string[];
}

async function readTags(origin: string, paths: readonly string[]): Promise<ServiceMap['held']> {
  const every = Math.ceil(paths.length / HELD);
  const tags: { path: string; etag: string }[] = [];
  for (const path of paths.filter((_, index) => index % every === 0)) {
    const answer = await fetch(origin + path, { headers: ONCE });
    await answer.arrayBuffer();
    tags.push({ path, etag: answer.headers.get('etag') as string });
  }
  return tags;
}
