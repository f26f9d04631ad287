// A shape decides how each relation of a record is written. A text is the name of a shape of the target. Two shapes are built in: `plain`
// expands nothing, and `embedding` expands the relations that the family embeds.
import type { Many, One } from './relation.js';

/** Replaces a record that would lead back to an outer one. */
export const MARKER = '[Circular Reference]';

interface Marker {
  readonly way: 'marker';
}
interface MarkerList {
  readonly way: 'markerList';
}
interface Empties {
  readonly way: 'empties';
}
interface EmptyList {
  readonly way: 'emptyList';
}
interface NotExpanded {
  readonly way: 'notExpanded';
}

export const marker: Marker = { way: 'marker' };
export const markerList: MarkerList = { way: 'markerList' };
export const empties: Empties = { way: 'empties' };
/** An empty array, for programs that iterate over it without a check. */
export const emptyList: EmptyList = { way: 'emptyList' };
export const notExpanded: NotExpanded = { way: 'notExpanded' };

export type BuiltInShape = 'plain' | 'embedding';

type ToOneWay = Marker | NotExpanded | string;
type ToManyWay = MarkerList | Empties | EmptyList | NotExpanded | string;
export type Way = ToOneWay | ToManyWay;

export type Shape<Relations> = {
  readonly [Name in keyof Relations]: Relations[Name] extends One
    ? ToOneWay
    : Relations[Name] extends Many
      ? ToManyWay
      : never;
};
