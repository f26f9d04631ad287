// Why the name of a place leads to none: nothing is called so, or several are.

import type { Engine } from '../../../engine/answers/engine.js';
import type { Catalog } from '../../../engine/catalog/catalog.js';
import type { ModelFamily } from '../../../engine/model/model.js';
import { kinds } from '../../../engine/operations/kinds/index.js';
import type { Operation } from '../../../engine/operations/operation.js';
import { operationOfKind } from '../../../engine/operations/operations-of-kind.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { ask, inTexts } from '../ask.js';
import type { Refused } from '../tool.js';
import type { NamedPlace } from './place-names.js';
import { fullName } from './place-summary.js';

const MOST_SIMILAR = 5;

export const shownName = (name: unknown): string => JSON.stringify(String(name).slice(0, 100));

/** Names that the search over all families finds are offered, never taken. */
export function* notCalled(
  engine: Engine,
  name: unknown,
  families: readonly ModelFamily[],
): YieldingWork<Refused> {
  const search = operationOfKind(engine, kinds.searchAll) as Operation;
  const of = families.map(({ record }) => record);
  const found = yield* ask(
    engine,
    search,
    inTexts({ q: name, families: of, limit: MOST_SIMILAR, lang: 'en' }),
  );
  const hits = 'problem' in found ? [] : (found.value as { hits: { name: string; context: string }[] }).hits;
  const similar = hits.map((hit) => `${hit.name} (${hit.context})`).join('; ');
  return {
    refused: `No place is called ${shownName(name)}.`,
    next: `${similar === '' ? '' : `Similar names: ${similar}. `}Check the spelling, or call find_place.`,
  };
}

export function refuseAmbiguous(catalog: Catalog, name: unknown, places: readonly NamedPlace[]): Refused {
  const names = places.map((place) => JSON.stringify(fullName(catalog, place)));
  return {
    refused: `${shownName(name)} is ambiguous: ${places.length} places have this name.`,
    next: `Ask the user which one, or call again with one of ${names.join(', ')}.`,
  };
}
