// The description of an operation, in a few sentences: the one of its kind, and the form of its relations.
import type { ModelShape } from '../../engine/model/model.js';
import { MARKER } from '../../engine/model/shape.js';
import { isOnRecords, type Operation } from '../../engine/operations/operation.js';

export function operationDescription(operation: Operation): string {
  const { sameAs, description } = operation;
  if (sameAs !== undefined) return `Alias of \`${sameAs}\`.`;
  return isOnRecords(operation)
    ? [description.en, ...relationSentences(operation.shape)].join(' ')
    : description.en;
}

function relationSentences({ choices }: ModelShape): readonly string[] {
  const named = (isSuch: (way: ModelShape['choices'][number]['way']) => boolean) =>
    choices.filter(({ way }) => isSuch(way)).map(({ relation }) => `\`${relation.name}\``);
  const embedded = named((way) => 'choices' in way);
  const marked = named((way) => 'way' in way && (way.way === 'marker' || way.way === 'markerList'));
  const empties = named((way) => 'way' in way && way.way === 'empties');
  const emptyLists = named((way) => 'way' in way && way.way === 'emptyList');
  const left = choices.length - embedded.length - marked.length - empties.length - emptyLists.length;
  return [
    ...(embedded.length === 0 ? [] : [`Embeds ${listed(embedded)}.`]),
    ...(marked.length === 0 ? [] : [`The text \`${MARKER}\` replaces ${listed(marked)}.`]),
    ...(empties.length === 0 ? [] : [`An empty object replaces each record of ${listed(empties)}.`]),
    ...(emptyLists.length === 0 ? [] : [`An empty list replaces ${listed(emptyLists)}.`]),
    ...(left === 0 ? [] : [left === choices.length ? 'Relations are null.' : 'Other relations are null.']),
  ];
}

export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
