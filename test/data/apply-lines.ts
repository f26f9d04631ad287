// Applies the changes of one part of the dataset to the lines that a mirror holds, as the guide describes it.
import type { Entry } from './data-files.js';

export interface ServedLine {
  readonly part: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly at: readonly number[];
  readonly line?: Entry;
  readonly from?: Entry;
  readonly to?: Entry;
}

export function applyLines(held: readonly Entry[], changes: readonly ServedLine[]): readonly Entry[] {
  const at = (kind: ServedLine['change']) =>
    changes
      .filter(({ change }) => change === kind)
      .flatMap((change) => change.at.map((place) => ({ place, change })));
  const removed = new Set(at('removed').map(({ place }) => place));
  const lines = held.filter((_, place) => !removed.has(place)).map((line) => ({ ...line }));
  for (const { place, change } of at('added').sort((a, b) => a.place - b.place))
    lines.splice(place, 0, { ...change.line });
  for (const { place, change } of at('changed')) {
    const kept = Object.entries(lines[place] ?? {}).filter(([field]) => !(field in (change.from ?? {})));
    lines[place] = { ...Object.fromEntries(kept), ...change.to };
  }
  return lines;
}
