// Describes which relations of a response are not records, for clients whose types declare them as records.
import type { ModelShape } from '../../engine/model/model.js';
import { MARKER } from '../../engine/model/shape.js';
import { listed } from './operation-description.js';

/** Undefined if there are none. */
export function backReferences(shape: ModelShape): string | undefined {
  const said = [
    say(shape, 'marker', `the text \`${MARKER}\``),
    say(shape, 'markerList', `a list that contains only the text \`${MARKER}\``),
    say(shape, 'empties', 'a list with one empty object for each record'),
    say(shape, 'emptyList', 'an empty list'),
  ].filter((sentence) => sentence !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
}

type NoRecord = 'marker' | 'markerList' | 'empties' | 'emptyList';

function say(shape: ModelShape, way: NoRecord, what: string): string | undefined {
  const paths = pathsOf(shape, way).map((path) => `\`${path}\``);
  if (paths.length === 0) return undefined;
  return `${listed(paths)} ${paths.length === 1 ? 'is' : 'are each'} ${what}.`;
}

function pathsOf({ choices }: ModelShape, sought: NoRecord): readonly string[] {
  return choices.flatMap(({ relation, way }) => {
    if ('choices' in way) return pathsOf(way, sought).map((path) => `${relation.name}.${path}`);
    return way.way === sought ? [relation.name] : [];
  });
}
