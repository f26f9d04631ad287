// The measures that colour areas: their figures, the ratios of these, and the number of their related records.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { ratioIn } from '../../engine/model/family.js';
import type { ModelFamily, ModelField, Row } from '../../engine/model/model.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest } from '../manifest/manifest.js';

export interface Measure {
  /** Its name in the URL. */
  readonly key: string;
  readonly label: Localized;
  readonly unit: Localized | undefined;
  readonly isCount: boolean;
  readonly value: (ordinal: Ordinal) => number | null;
}

/** The usual one first. */
export function measuresOf(manifest: Manifest, catalog: Catalog, family: ModelFamily): readonly Measure[] {
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
      ({ list }): Measure => ({
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
  value: Measure['value'],
): Measure => ({ key, label, unit, isCount: false, value });

/** A number without a unit is a year, a code or a rank, and degrees are a position, which the map shows. */
const isAmount = ({ unit }: ModelField) => unit !== undefined && unit.en !== '°';
