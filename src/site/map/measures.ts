// The measures that colour areas: their figures, the ratios of these, and the number of their related records.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { quantileClasses } from '../../engine/maps/area-paths.js';
import { ratioIn } from '../../engine/model/family.js';
import type { ModelFamily, ModelField, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest } from '../manifest/manifest.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { mapStrings } from './strings.js';

const COLOURS = 5;

/** Which areas have which colour, and the legend: five classes of about as many areas each, as on the map of the API. */
export interface Colours {
  readonly of: (ordinal: Ordinal) => number;
  readonly legend: readonly { readonly colour: number; readonly label: string; readonly count: number }[];
}

export function coloursOf(
  site: Site,
  ordinals: readonly Ordinal[],
  measure: MapMeasure | undefined,
): Colours | undefined {
  if (measure === undefined) return undefined;
  const values = new Map(ordinals.map((ordinal) => [ordinal, measure.value(ordinal)]));
  const known = [...values.values()].filter((value) => value !== null);
  const classes = quantileClasses(known, COLOURS);
  const colour = (index: number) =>
    classes.length === 1 ? 3 : 1 + Math.round((index * (COLOURS - 1)) / (classes.length - 1));
  const classOf = (value: number) => classes.findIndex(({ to }) => value <= to);
  const unknown = ordinals.length - known.length;
  return {
    of: (ordinal) => {
      const value = values.get(ordinal) ?? null;
      return value === null ? 0 : colour(classOf(value));
    },
    legend: [
      ...classes.map(({ from, to }, index) => ({
        colour: colour(index),
        label: from === to ? site.number(from) : `${site.number(from)} – ${site.number(to)}`,
        count: known.filter((value) => classOf(value) === index).length,
      })),
      ...(unknown === 0 ? [] : [{ colour: 0, label: mapStrings[site.language].unknown, count: unknown }]),
    ],
  };
}

interface MapMeasure {
  /** Its name in the URL. */
  readonly key: string;
  readonly label: Localized;
  readonly unit: Localized | undefined;
  readonly isCount: boolean;
  readonly value: (ordinal: Ordinal) => number | null;
}

/** The usual one first. */
export function measuresOf(manifest: Manifest, catalog: Catalog, family: ModelFamily): readonly MapMeasure[] {
  const { fields, lists } = manifest.of(family);
  const { rows } = catalog.table(family);
  const numberIn = ({ name }: ModelField, ordinal: Ordinal) =>
    ((rows[ordinal] as Row)[name] ?? null) as number | null;
  const figures = fields
    .filter(({ field, isNumeric, keyOf }) => isNumeric && keyOf === undefined && isAmount(field))
    .map(({ field, label }) => ({
      field,
      measure: measure(field.name, label, field.unit, (ordinal) => numberIn(field, ordinal)),
    }));
  const [weight] = figures.filter(({ field }) => field.name === family.find?.weight);
  const ratios = family.ratios.map((ratio) =>
    measure(ratio.name, ratio.label, ratio.unit, (ordinal) => ratioIn(ratio, rows[ordinal] as Row)),
  );
  const known = [
    ...(weight === undefined ? [] : [weight.measure]),
    ...ratios,
    ...figures.filter((each) => each !== weight).map((each) => each.measure),
  ];
  const counts = lists
    .filter(({ list }) => !known.some(({ key }) => key === list.name))
    .map(
      ({ list }): MapMeasure => ({
        key: list.name,
        label: list.title ?? list.target.title,
        unit: undefined,
        isCount: true,
        value: (ordinal) => catalog.many(list, ordinal).length,
      }),
    );
  return [...known, ...counts];
}

const measure = (
  key: string,
  label: Localized,
  unit: Localized | undefined,
  value: MapMeasure['value'],
): MapMeasure => ({ key, label, unit, isCount: false, value });

/** A number without a unit is a year, a code or a rank, and degrees are a position, which the map shows. */
const isAmount = ({ unit }: ModelField) => unit !== undefined && unit.en !== '°';

/** The value of a measure as it is read, with its unit. Undefined if it is not known. */
export function amount(
  site: Site,
  { unit }: Pick<MapMeasure, 'unit'>,
  value: number | null,
): { readonly plain: string; readonly shown: Html } | undefined {
  if (value === null) return undefined;
  const number = site.number(value);
  if (unit === undefined) return { plain: number, shown: html`${number}` };
  const text = unit[site.language];
  return { plain: `${number} ${text}`, shown: html`${number}&nbsp;<span class="unit">${text}</span>` };
}
