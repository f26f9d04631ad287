// Everything that an area or a marked record has: its figures, and how many related records of each kind, with the way to them.

import type { Row } from '../../engine/model/model.js';
import { recordAddress, tableAddress } from '../shell/data-addresses.js';
import { amount } from './amount.js';
import type { PickedModel } from './map-page-model.js';
import { measuresOf } from './measures.js';
import { nameOfArea, type Shown } from './shown.js';

export function pickedModel({ site, manifest, catalog, view }: Shown): PickedModel | undefined {
  const area = view.picked ?? view.marked;
  if (area === undefined) return undefined;
  const { family, ordinal } = area;
  const of = manifest.of(family);
  const row = catalog.table(family).rows[ordinal] as Row;
  const address = recordAddress(of, row);
  return {
    name: nameOfArea(catalog, area),
    kind: family.noun.start[site.language],
    address,
    figures: measuresOf(manifest, catalog, family)
      .filter(({ isCount }) => !isCount)
      .map((measure) => ({
        label: measure.label[site.language],
        value: amount(site, measure, measure.value(ordinal))?.shown,
      })),
    lists: of.lists.flatMap(({ list }) => {
      const count = catalog.many(list, ordinal).length;
      if (count === 0) return [];
      // A table can be narrowed by a key in its records; records related through others are listed with the record.
      const href =
        list.key === undefined
          ? `${site.at(address)}#related`
          : `${site.at(tableAddress(manifest.of(list.target)))}?${list.key}=${row.id}`;
      return [{ label: (list.title ?? list.target.title)[site.language], count, href }];
    }),
  };
}
