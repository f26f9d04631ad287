// The families that the archives of a release leave out: most of their fields come from a publisher that forbids republishing its list.
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import type { Model } from '../../src/engine/model/model.js';

/** By the names of their records. A family with a few such fields stays, because single values may be quoted. */
export function forbiddenLists(
  { families }: Model,
  { provenance, sources, terms }: Pick<Dataset, 'provenance' | 'sources' | 'terms'>,
): readonly string[] {
  const forbidding = new Set(terms.filter(({ bulk }) => bulk === 'forbidden').map(({ id }) => id));
  const publishers = new Set(sources.filter((each) => forbidding.has(each.terms)).map(({ id }) => id));
  const isList = (name: string) => {
    const fields = provenance.filter(({ family, ids }) => family === name && ids === undefined);
    return 2 * fields.filter(({ source }) => publishers.has(source)).length > fields.length;
  };
  return families.filter(({ name }) => isList(name)).map(({ record }) => record);
}
