// The measures that colour areas, which are figures, their ratios, and numbers of related records.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { quantileClasses, type ValueClass } from '../../engine/maps/area-paths.js';
import { ratioIn } from '../../engine/model/family.js';
import type { ModelFamily, ModelField, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest } from '../manifest/manifest.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { mapStrings } from './strings.js';

const COLOURS = 5;

/** The colour of each area and the legend, in five classes with about as many areas each, as on the map of the API. */
export interface Colours {
  readonly of: (ordinal: Ordinal) => number;
  readonly legend: readonly { readonly colour: number; readonly label: string; readonly count: number }[];
}

/** Every year uses the classes of the records, so that colours can be compared. Only the outermost classes are extended. */
export function coloursOf(
  site: Site,
  ordinals: readonly Ordinal[],
  measure: MapMeasure | undefined,
  year: number | undefined,
): Colours | undefined {
  if (measure === undefined) return undefined;
  const values = new Map(ordinals.map((ordinal) => [ordinal, measure.value(ordinal, year)]));
  const known = [...values.values()].filter((value) => value !== null);
  const usual = ordinals.map((ordinal) => measure.value(ordinal)).filter((value) => value !== null);
  const classes = reaching(quantileClasses(usual, COLOURS), known);
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

/** Each class begins where the previous one ends, so that the values of another year between them have a class, too. */
function reaching(classes: readonly ValueClass[], values: readonly number[]): readonly ValueClass[] {
  const isWithin = (value: number) => classes.some(({ from, to }) => from <= value && value <= to);
  if (values.length === 0 || values.every(isWithin)) return classes;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return classes.map(({ from, to }, index) => ({
    from: index === 0 ? Math.min(from, least) : (classes[index - 1] as ValueClass).to,
    to: index === classes.length - 1 ? Math.max(to, most) : to,
  }));
}

interface MapMeasure {
  /** Its name in the URL. */
  readonly key: string;
  readonly label: Localized;
  readonly unit: Localized | undefined;
  readonly isCount: boolean;
  /** The field with its source. Undefined if it counts records. */
  readonly field: string | undefined;
  /** Its years, or an empty list if its values have one date. */
  readonly years: readonly number[];
  /** The value in the record, or in one of its years. */
  readonly value: (ordinal: Ordinal, year?: number) => number | null;
}

/** The default measure comes first. It is a ratio, because by any count large areas would be the darkest. */
export function measuresOf(manifest: Manifest, catalog: Catalog, family: ModelFamily): readonly MapMeasure[] {
  const { fields, lists } = manifest.of(family);
  const { rows } = catalog.table(family);
  const numberIn = ({ name }: ModelField, ordinal: Ordinal) =>
    ((rows[ordinal] as Row)[name] ?? null) as number | null;
  const figures = fields
    .filter(({ field, isNumeric, keyOf }) => isNumeric && keyOf === undefined && isAmount(field))
    .map(({ field, label }): MapMeasure => {
      const byYear = seriesOf(catalog, family, field.name);
      return {
        key: field.name,
        label,
        unit: field.unit,
        isCount: false,
        field: field.name,
        years: byYear?.years ?? [],
        value: (ordinal, year) =>
          byYear === undefined || year === undefined ? numberIn(field, ordinal) : byYear.value(ordinal, year),
      };
    });
  const ratios = family.ratios.map((ratio): MapMeasure => {
    const { name, label, unit, of } = ratio;
    const many = figures.find(({ key }) => key === of);
    return {
      key: name,
      label,
      unit,
      isCount: false,
      field: of,
      years: many?.years ?? [],
      value: (ordinal, year) => {
        const row = rows[ordinal] as Row;
        return ratioIn(
          ratio,
          year === undefined ? row : { ...row, [of]: many?.value(ordinal, year) ?? null },
        );
      },
    };
  });
  const isWeight = ({ key }: MapMeasure) => key === family.find?.weight;
  const known = [...ratios, ...figures.filter(isWeight), ...figures.filter((each) => !isWeight(each))];
  const counts = lists
    .filter(({ list }) => !known.some(({ key }) => key === list.name))
    .map(
      ({ list }): MapMeasure => ({
        key: list.name,
        label: list.title ?? list.target.title,
        unit: undefined,
        isCount: true,
        field: undefined,
        years: [],
        value: (ordinal) => catalog.many(list, ordinal).length,
      }),
    );
  return [...known, ...counts];
}

/** A series with the name of a field has the values of that field by year, in the first of its measures. */
function seriesOf(catalog: Catalog, family: ModelFamily, name: string) {
  const list = family.figures.find((each) => each.name === name);
  const measure = list?.target.series?.measures[0];
  if (list === undefined || measure === undefined) return undefined;
  return {
    years: catalog.yearsOf(list.target, 'default'),
    value: (ordinal: Ordinal, year: number) =>
      (catalog.figures(list, ordinal, { series: 'default', year })[0]?.[measure] ?? null) as number | null,
  };
}

/** The last year whose figures equal those of the records. Undefined if the measure has no years. */
export const yearInForce = ({ years, value }: MapMeasure, ordinals: readonly Ordinal[]): number | undefined =>
  years.findLast((year) => ordinals.slice(0, SAMPLE).every((each) => value(each, year) === value(each)));

/** A sample of areas is compared, because two different years never agree in all of them. */
const SAMPLE = 5;

/** A number without a unit is a year, a code or a rank, and degrees are a position, so neither is a measure. */
const isAmount = ({ unit }: ModelField) => unit !== undefined && unit.en !== '°';

/** The value of a measure with its unit, as people read it. Undefined if it is unknown. */
export function amount(
  site: Site,
  { unit }: Pick<MapMeasure, 'unit'>,
  value: number | null,
): { readonly number: string; readonly shown: Html } | undefined {
  if (value === null) return undefined;
  const number = site.number(value);
  if (unit === undefined) return { number, shown: html`${number}` };
  const text = unit[site.language];
  return { number, shown: html`${number}&nbsp;<span class="unit">${text}</span>` };
}
