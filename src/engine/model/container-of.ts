// The area that a record lies in: by the relation that states it, else by the one that the search names.
import type { ModelFamily, Row } from './model.js';

interface Container {
  readonly family: ModelFamily;
  /** The field with its id. */
  readonly key: string;
}

export function containerOf(family: ModelFamily, row: Row): Container | undefined {
  return containers(family).find(({ key }) => row[key] !== null);
}

/** Every area by which a record is known, the one it lies in first. */
export function containers({ locatedIn, find }: ModelFamily): readonly Container[] {
  const located = locatedIn && { family: locatedIn.target, key: locatedIn.key.name };
  return [located, find?.within].filter((each) => each !== undefined);
}
