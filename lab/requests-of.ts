// The requests of an operation that find something: one list for every test and program that requests all operations, or some records.
import type { Catalog } from '../src/engine/catalog/catalog.js';
import { examplesIn, type Operation } from '../src/engine/operations/operation.js';
import type { Arguments } from '../src/engine/operations/request/parameter.js';
import { requestPath } from '../src/engine/operations/request/request-path.js';

interface ExampleRequest {
  readonly arguments: Arguments;
  /** The arguments as texts, by the name of their parameter. */
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
}

/** All of them, or at most a number that is spread over all. */
export function requestsOf(
  operation: Operation,
  catalog: Catalog,
  most = Number.POSITIVE_INFINITY,
): readonly ExampleRequest[] {
  const examples = examplesIn(catalog, operation);
  const count = Math.min(most, examples.length);
  return Array.from({ length: count }, (_, index) => {
    const args = examples[Math.floor((index * examples.length) / count)] as Arguments;
    return {
      arguments: args,
      // Some callers have all requests of all operations, and need few of their paths.
      get values() {
        return args.texts();
      },
      get path() {
        return requestPath(operation.path, args.texts());
      },
    };
  });
}

interface Served {
  readonly operations: readonly Operation[];
  readonly engine: { readonly catalog: Catalog };
}

export function pathsOf({ operations, engine }: Served, id: string, most?: number): readonly string[] {
  const operation = operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return requestsOf(operation, engine.catalog, most).map(({ path }) => path);
}
