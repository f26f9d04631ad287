// The parts of a protected area have an area and add up to its total.
import type { Row } from '../../src/engine/model/model.js';
import { type DataRule, differs, type Finding, finding, type RuleData, rowsOf } from './data-rule.js';

/** Parts and total were measured on different maps. */
const TOLERANCE = 0.02;

const isEmpty = ({ landArea, maritimeArea }: Row) => landArea === null && maritimeArea === null;
const hectaresOf = ({ landArea, maritimeArea }: Row) => Number(landArea ?? 0) + Number(maritimeArea ?? 0);
const atSea = ({ daneCode }: Row) => daneCode === 0;

/** Only an area in several departments may have parts of unknown size, and then all of them. */
const mayBeEmpty = (parts: readonly Row[]) => {
  const onLand = parts.filter((part) => !atSea(part));
  return onLand.length > 1 && onLand.every(isEmpty);
};

function* faultsOf(data: RuleData, parts: readonly Row[]): Iterable<Finding> {
  const family = data.model.family('naturalArea');
  const [first] = parts as [Row];
  for (const part of parts) {
    for (const field of family.wholes?.same ?? [])
      if (part[field] !== first[field])
        yield finding(family, part, field, differs(first[field], part[field]));
    const [own, other] = atSea(part) ? ['maritimeArea', 'landArea'] : ['landArea', 'maritimeArea'];
    if (part[other as string] !== null)
      yield finding(family, part, other, differs(null, part[other as string]));
    else if (isEmpty(part) && (atSea(part) || !mayBeEmpty(parts)))
      yield finding(family, part, own, differs('an area', null));
  }
  if (parts.some(isEmpty)) return;
  const [sum, total] = [parts.reduce((all, part) => all + hectaresOf(part), 0), Number(first.totalArea)];
  if (Math.abs(sum - total) > TOLERANCE * total)
    yield finding(
      family,
      first,
      'totalArea',
      `expected the sum of the parts within 2 %, ${sum.toFixed(2)}, found ${total}`,
    );
}

export const areaParts: DataRule = {
  name: 'area-parts',
  about: 'Every part of a protected area has an area on land or at sea, and the parts add up to the total.',
  *check(data) {
    const groups = new Map<unknown, Row[]>();
    for (const row of rowsOf(data, 'naturalArea')) {
      const parts = groups.get(row.areaGroupId);
      if (parts === undefined) groups.set(row.areaGroupId, [row]);
      else parts.push(row);
    }
    for (const parts of groups.values()) yield* faultsOf(data, parts);
  },
};
