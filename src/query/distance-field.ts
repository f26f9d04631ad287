// The distance to the point that was asked for: a field that a record has in such an answer alone.
import { number } from '../model/field.js';
import type { ModelField } from '../model/model.js';

export const DISTANCE: ModelField = {
  name: 'distanceKm',
  ...number().extended().about('Kilometres on the great circle to the point given by `near`.').spec,
};

/** To the metre. */
export const shownDistance = (kilometres: number): number => Math.round(kilometres * 1000) / 1000;
