// The base of all descriptions of the service.

import type { Engine } from '../../engine/answers/engine.js';
import type { Model } from '../../engine/model/model.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';

interface About {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly license: { readonly name: string; readonly identifier: string };
  /** The licence of the dataset. */
  readonly 'x-data-license'?: { readonly name: string; readonly url: string };
}

/** A fixed document of the service that is not an operation. */
export interface DescribedDocument {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: JsonSchema;
  /** The media type, if it is not that of JSON. */
  readonly type?: string;
  /** The parameters of its query and path, which its description explains. */
  readonly parameters?: readonly string[];
  /** The fields of the form that is sent to it, each with its meaning; its parameters in a GET are the same. */
  readonly form?: Readonly<Record<string, string>>;
}

export interface DescribedService {
  readonly about: About;
  readonly model: Model;
  readonly operations: readonly Operation[];
  readonly documents: readonly DescribedDocument[];
  readonly engine: Engine;
}

export const SERVICE_TAG = 'Service';

export const operationTag = ({ owner }: Operation) => owner?.record ?? SERVICE_TAG;

export function tagsOf({ families }: Model) {
  return [
    // Figures are listed under their records.
    ...families
      .filter(({ series }) => series === undefined)
      .map(({ record, about }) => ({ name: record, description: about.en })),
    { name: SERVICE_TAG, description: 'Information about the service.' },
  ];
}

/** Describes each kind of thing at a path. */
interface Describing {
  readonly operation: (operation: Operation) => YieldingWork<object>;
  readonly document: (document: DescribedDocument) => object;
  readonly batch: (batch: BatchOperation) => YieldingWork<object>;
}

/** Operations and fixed documents at their paths, each a GET; batches, each a POST. */
export function* pathsOf(
  { operations, engine, documents }: DescribedService,
  describe: Describing,
): YieldingWork<Readonly<Record<string, object>>> {
  const paths: Record<string, object> = {};
  for (const operation of operations) {
    yield;
    paths[operation.path] = { get: yield* describe.operation(operation) };
  }
  for (const batch of engine.batches) {
    yield;
    paths[batch.path] = { ...paths[batch.path], [batch.method.toLowerCase()]: yield* describe.batch(batch) };
  }
  return {
    ...paths,
    ...byName(
      documents,
      ({ path }) => path,
      (document) => ({
        get: describe.document(document),
        ...(document.form && { post: describedForm(describe.document(document), document.form) }),
      }),
    ),
  };
}

export const documentParameters = ({ path, parameters = [] }: DescribedDocument): readonly object[] =>
  parameters.map((name) => {
    const isInPath = path.includes(`{${name}}`);
    const place = isInPath ? { in: 'path', required: true } : { in: 'query' };
    return { name, ...place, schema: { type: 'string' } };
  });

const describedForm = (described: object, form: Readonly<Record<string, string>>) => ({
  ...described,
  operationId: `${(described as { readonly operationId: string }).operationId}Batch`,
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          properties: byName(
            Object.entries(form),
            ([name]) => name,
            ([, description]) => ({ type: 'string', description }),
          ),
        },
      },
    },
  },
});

/** The service has no fixed origin, so this is the origin of the description. */
export const SERVERS = [{ url: '/', description: 'The server that returned this description.' }];

export const NOT_MODIFIED = {
  description: 'The copy that `If-None-Match` identifies is still current.',
};

export function byName<Thing, Described>(
  things: Iterable<Thing>,
  nameOf: (thing: Thing) => string,
  describe: (thing: Thing) => Described,
): Readonly<Record<string, Described>> {
  return Object.fromEntries(Array.from(things, (thing) => [nameOf(thing), describe(thing)]));
}
