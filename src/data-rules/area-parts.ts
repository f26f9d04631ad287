// The parts of a protected area have an area and add up to its total, or are listed with the reason.
import type { Row } from '../engine/model/model.js';
import { type DataRule, type Finding, finding, type RuleData, rowsOf } from './data-rule.js';
import { differs, expects } from './messages.js';

/** Parts and total were measured on different maps. */
const TOLERANCE = 0.02;

const EARLIER_MAP =
  'The registry publishes its total only; its parts are those of the map of 2023, the last that is known';

/** By the number of the area in the registry. */
const doNotAddUp: Readonly<Record<number, string>> = {
  114: EARLIER_MAP,
  118: EARLIER_MAP,
  206: EARLIER_MAP,
  424: EARLIER_MAP,
  575: EARLIER_MAP,
  580: EARLIER_MAP,
};

const isEmpty = ({ landArea, maritimeArea }: Row) => landArea === null && maritimeArea === null;
const hectaresOf = ({ landArea, maritimeArea }: Row) => Number(landArea ?? 0) + Number(maritimeArea ?? 0);
const atSea = ({ daneCode }: Row) => daneCode === 0;

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
    else if (isEmpty(part))
      yield finding(family, part, own, expects({ en: 'an area', es: 'un área en hectáreas' }, null));
  }
  if (parts.some(isEmpty)) return;
  const [sum, total] = [parts.reduce((all, part) => all + hectaresOf(part), 0), Number(first.totalArea)];
  const addsUp = Math.abs(sum - total) <= TOLERANCE * total;
  if (addsUp === Number(first.areaGroupId) in doNotAddUp)
    yield finding(family, first, 'totalArea', addsUp ? listedInVain : notTheSum(sum, total));
}

const notTheSum = (sum: number, total: number) =>
  expects(
    {
      en: `the sum of the parts within 2 %, ${sum.toFixed(2)}`,
      es: `la suma de las partes, con un margen del 2 %: ${sum.toFixed(2)}`,
    },
    total,
  );

const listedInVain = {
  en: 'expected parts that do not add up, as it is listed, found parts that do',
  es: 'está en la lista de excepciones porque sus partes no suman el total, pero lo suman',
};

export const areaParts: DataRule = {
  name: 'area-parts',
  about: {
    en: 'Every part of a protected area has an area on land or at sea, and the parts add up to the total, with named exceptions.',
    es: 'Cada parte de un área protegida tiene superficie en tierra o en el mar, y las partes suman el total, con excepciones anotadas.',
  },
  advice: {
    en: 'Check the hectares of each part and the total against the act.',
    es: 'Revisa en el acto las hectáreas de cada parte y el total.',
  },
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
