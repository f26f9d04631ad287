// The related records of a record (the number and the first records of each list), and its neighbours.
import type { Ordinal, Ordinals, Table } from '../../engine/catalog/catalog.js';
import { otherPlaceOf } from '../../engine/find/find-index.js';
import type { ModelFamily, Row, ToMany } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { inside } from '../../engine/text/letter-case.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { countedRows } from '../shell/counted-rows.js';
import { listAddress, placeAddress } from '../shell/data-addresses.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import { recordLink } from '../shell/record-link.js';
import type { Neighbour, RelatedList } from './related.js';

/** Shown at once; the table has all. */
const FIRST = 6;

export function relatedModel(
  view: PageContext,
  shown: ShownFamily,
  ordinal: Ordinal,
  row: Row,
): readonly RelatedList[] {
  const { engine, manifest, site } = view;
  const { title } = recordLink(manifest, shown.family, row);
  return shown.lists.flatMap(({ list }): RelatedList[] => {
    const table = engine.catalog.table(list.target);
    if (isPartOfAnother(shown.family, list)) return [];
    const lying = lyingIn(shown.family, list, table, row);
    const found = lying ?? engine.catalog.many(list, ordinal);
    if (found.length === 0) return [];
    const { rows } = table;
    return [
      {
        title:
          list.title?.[site.language].replace(shown.family.noun.withArticle[site.language], title) ??
          site.titleOf(list.target),
        noun: inside(site.titleOf(list.target)),
        count: found.length,
        counted: countedRows(
          site,
          list.target,
          Array.from(found, (each) => rows[each] as Row),
        ),
        first: Array.from(found.slice(0, FIRST), (each) => ({
          ...recordLink(manifest, list.target, rows[each] as Row),
          places: otherPlaceOf(engine.catalog, { family: list.target, row: rows[each] as Row }),
        })),
        all:
          lying === undefined
            ? listAddress(manifest, shown, list, row)
            : placeAddress(manifest, shown, list, row),
      },
    ];
  });
}

/** The records that lie in a place are listed together with those that name it as their other place. */
const isPartOfAnother = (family: ModelFamily, { key, target: { locatedIn, otherPlace } }: ToMany): boolean =>
  otherPlace !== undefined && locatedIn?.target === family && locatedIn.key.name === key;

/** Of a list by the other place of its records, also those that lie in this one; undefined if records have one place. */
function lyingIn(
  family: ModelFamily,
  { key, target: { locatedIn, otherPlace } }: ToMany,
  { rows, all }: Table,
  { id }: Row,
): Ordinals | undefined {
  if (otherPlace === undefined || otherPlace.relation.key.name !== key || locatedIn?.target !== family)
    return undefined;
  return all.filter((ordinal) => [key, locatedIn.key.name].some((name) => rows[ordinal]?.[name] === id));
}

/** In the order of the operation, the longest border first. */
export function* neighbourModel(
  view: PageContext,
  shown: ShownFamily,
  row: Row,
): YieldingWork<readonly Neighbour[]> {
  const { operations, family } = shown;
  if (operations.neighbours === undefined) return [];
  const result = yield* view.engine.ask(operations.neighbours, { id: String(row.id) });
  if ('problem' in result) return [];
  return (result.value as readonly Row[]).flatMap(({ id, borderKm }) => {
    const neighbour = rowWithId(view, family, id);
    if (neighbour === undefined) return [];
    return [{ ...recordLink(view.manifest, family, neighbour), kilometres: borderKm as number }];
  });
}
