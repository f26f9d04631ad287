// Which areas have which colour, and the legend: five classes of about as many areas each, as on the map of the API.

import type { Ordinal } from '../../engine/catalog/catalog.js';
import { quantileClasses } from '../../engine/maps/area-paths.js';
import type { Site } from '../shell/site.js';
import type { LegendLine } from './map-page-model.js';
import type { Measure } from './measures.js';
import { mapStrings } from './strings.js';

const COLOURS = 5;

export interface Colours {
  readonly of: (ordinal: Ordinal) => number;
  readonly legend: readonly LegendLine[];
}

export function coloursOf(
  site: Site,
  ordinals: readonly Ordinal[],
  measure: Measure | undefined,
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
