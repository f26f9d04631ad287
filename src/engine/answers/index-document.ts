// The index of the service: every family with its number of rows and its paths. The table of operations, for a reader.
import type { Catalog } from '../catalog/catalog.js';
import type { Model } from '../model/model.js';
import { API, type Operation } from '../operations/operation.js';
import { operationsOf } from '../operations/operations-of-kind.js';

interface IndexDocument {
  readonly families: readonly {
    readonly record: string;
    readonly about: string;
    /** Null for a family that is worked out, not stored. */
    readonly rows: number | null;
    /** The first one of a family with rows returns all of them. */
    readonly paths: readonly string[];
  }[];
  /** Paths that are about several families. */
  readonly acrossFamilies: readonly string[];
  readonly dataset: string;
  readonly changes: string;
  readonly description: string;
  readonly documentation: string;
}

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
