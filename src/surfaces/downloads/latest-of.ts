import type { Bundle } from './bundles.js';

/** The files of the edition that is served, or of the newest one that has files. */
export const latestOf = (all: readonly Bundle[], served: string): Bundle | undefined =>
  all.find(({ edition }) => edition === served) ?? all[0];
