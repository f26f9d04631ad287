// The distance to the requested point: a field that a record has in such a response alone.
import { number } from '../model/field.js';
import type { ModelField } from '../model/model.js';

export const DISTANCE: ModelField = {
  name: 'distanceKm',
  ...number().extended().about({
    en: 'Distance to the point given by `near`, in kilometres on the great circle.',
    es: 'Distancia al punto dado en `near`, en kilómetros sobre el círculo máximo.',
  }).spec,
};

/** To the metre. */
export const shownDistance = (kilometres: number): number => Math.round(kilometres * 1000) / 1000;
