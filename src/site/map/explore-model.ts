// A view of the map as its page is given it, from the engine that runs.
import type { Ordinal } from '../../engine/catalog/catalog.js';
import { attribution } from '../../engine/geo/areas.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { API } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { containersOf } from '../drawing/levels.js';
import { recordAddress, tableAddress } from '../shell/data-addresses.js';
import { toolParts } from '../shell/family-parts.js';
import { MARKED_PARAMETER } from '../shell/map-address.js';
import { amount } from './amount.js';
import { type Colours, coloursOf } from './colours.js';
import { mapModel, ordinalsIn } from './map-model.js';
import type { AreaRow, Choice, ExploreModel, PickedModel } from './map-page-model.js';
import { measuresOf } from './measures.js';
import { keyOf, nameOfArea, type Shown } from './shown.js';
import { mapStrings } from './strings.js';
import { type Area, pointFamilies, queryOf, type View } from './view.js';

/** As many as can be distinguished. */
const POINT_COLOURS = 6;

export function* exploreModel(shown: Shown): YieldingWork<ExploreModel> {
  const { site, manifest, catalog, levels, view } = shown;
  const { level, measure } = view;
  const ordinals = ordinalsIn(shown);
  const colours = coloursOf(site, ordinals, measure);
  const map = yield* mapModel(shown, ordinals, colours);
  return {
    title: titleOf(shown),
    summary: summaryOf(shown, ordinals.length),
    crumbs: crumbsOf(shown),
    levels: levels.all.map((family) => choice(family.name, site.titleOf(family), family === level)),
    hidden: hiddenOf(shown),
    measures: {
      figures: measureChoices(shown, false),
      counts: measureChoices(shown, true),
    },
    points: pointFamilies(manifest).map((family, index) => ({
      ...choice(family.name, site.titleOf(family), view.points.includes(family)),
      count: catalog.table(family).rows.length,
      source: `${API}/${family.path}?format=geojson&fields=${['id', ...family.nameFields].join(',')}${filterOf(view, family, '&')}`,
      table: tableAddress(manifest.of(family)),
      filter: filterOf(view, family, '?'),
      colour: 1 + (index % POINT_COLOURS),
    })),
    map,
    legend: colours?.legend ?? [],
    table: {
      caption: titleOf(shown),
      head: site.titleOf(level),
      measure: measure?.label[site.language],
      rows: rowsOf(shown, ordinals, colours),
    },
    picked: pickedModel(shown),
    parts: toolParts(site, manifest, 'map'),
    attribution: attribution(catalog, level, site.language),
    locate: `${API}/locate`,
  };
}

/** The filters of the points as a query; empty if all are shown. */
function filterOf({ filters }: View, { name }: ModelFamily, sign: '?' | '&'): string {
  const query = new URLSearchParams(
    (filters.get(name) ?? []).map(([key, value]): [string, string] => [key, value]),
  ).toString();
  return query === '' ? '' : `${sign}${query}`;
}

/** The largest value first; unknown values last. */
function rowsOf(
  { site, catalog, levels, view }: Shown,
  ordinals: readonly Ordinal[],
  colours: Colours | undefined,
): readonly AreaRow[] {
  const { level: family, measure, picked } = view;
  const rank = (ordinal: Ordinal) => measure?.value(ordinal) ?? Number.NEGATIVE_INFINITY;
  const byName = (a: Ordinal, b: Ordinal) =>
    nameOfArea(catalog, { family, ordinal: a }).localeCompare(
      nameOfArea(catalog, { family, ordinal: b }),
      site.strings.locale,
    );
  const order = (a: Ordinal, b: Ordinal) => (rank(a) === rank(b) ? byName(a, b) : rank(b) - rank(a));
  return ordinals.toSorted(order).map((ordinal) => {
    const area = { family, ordinal };
    return {
      key: keyOf(catalog, area),
      query: queryOf(catalog, levels, view, { picked: area }),
      name: nameOfArea(catalog, area),
      value: measure && amount(site, measure, measure.value(ordinal))?.shown,
      colour: colours?.of(ordinal),
      isPicked: picked?.family === family && picked.ordinal === ordinal,
    };
  });
}

const choice = (value: string, label: string, isChosen: boolean): Choice => ({ value, label, isChosen });

const measureChoices = ({ site, view: { measures, measure } }: Shown, isCount: boolean) =>
  measures
    .filter((each) => each.isCount === isCount)
    .map((each) => choice(each.key, each.label[site.language], each === measure));

/** For the form, whose fields are the level, the measure and the points, but not the filters of these. */
function hiddenOf({ catalog, levels, view }: Shown): ExploreModel['hidden'] {
  const query = new URLSearchParams(queryOf(catalog, levels, view));
  const names = [MARKED_PARAMETER, ...levels.all.map(({ name }) => name)];
  return [...query].filter(([name]) => names.includes(name) || name.includes('.'));
}

function titleOf({ site, catalog, view: { level, within, measure } }: Shown): string {
  const { areasBy, areasIn } = mapStrings[site.language];
  const areas = site.titleOf(level);
  const where = within === undefined ? areas : areasIn(areas, nameOfArea(catalog, within));
  return measure === undefined ? where : areasBy(where, measure.label[site.language]);
}

function summaryOf(shown: Shown, count: number): string {
  const { language, number } = shown.site;
  const { summary, areasOf } = mapStrings[language];
  return summary(titleOf(shown), areasOf(count, number(count)));
}

function crumbsOf({ site, catalog, levels, view }: Shown): ExploreModel['crumbs'] {
  const { picked, marked, within } = view;
  const area = picked ?? (marked && within);
  const above = area === undefined ? [] : levels.all.slice(levels.all.indexOf(area.family) + 1);
  const wholes = above.flatMap((family): Area[] => {
    const { family: lower, ordinal: part } = area as Area;
    const ordinal = containersOf(catalog, levels, lower, family).get(part);
    return ordinal === undefined ? [] : [{ family, ordinal }];
  });
  const chain = [...wholes.toReversed(), ...(area === undefined ? [] : [area])];
  return [
    {
      query: queryOf(catalog, levels, view, { level: levels.usual }),
      label: mapStrings[site.language].country,
    },
    ...chain.map((area) => ({
      query: queryOf(catalog, levels, view, { picked: area }),
      label: nameOfArea(catalog, area),
    })),
    ...(marked === undefined
      ? []
      : [{ query: queryOf(catalog, levels, view), label: nameOfArea(catalog, marked) }]),
  ];
}

/** Everything that an area or a marked record has: its figures, and how many related records of each kind, with the way to them. */
function pickedModel({ site, manifest, catalog, view }: Shown): PickedModel | undefined {
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
