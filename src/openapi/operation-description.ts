// What an operation does, in one or two sentences, from the table of operations: which records, in which order, with which relations.
import type { ModelShape } from '../model/model.js';
import { MARKER } from '../model/shape.js';
import type { Operation } from '../operations/operation.js';

export function operationDescription(operation: Operation): string {
  if (operation.sameAs !== undefined) return `Another name of \`${operation.sameAs}\`.`;
  const say = sentences[operation.kind];
  const first = say === undefined ? `${operation.summary.en}.` : say(operation);
  return [first, ...relationSentences(operation.shape)].join(' ');
}

const SORTED = 'in order of id unless `sortBy` says otherwise';
const RANKED = 'the best matches first';

const sentences: Readonly<Record<string, (operation: Operation) => string>> = {
  list: ({ family }) => `Lists every \`${family.record}\`, ${SORTED}.`,
  one: ({ family }) => `Fetches the \`${family.record}\` with this id.`,
  name: ({ family }) => `Finds every \`${family.record}\` by its name, ${RANKED}.`,
  search: ({ family }) => `Finds every \`${family.record}\` that matches a keyword, ${RANKED}.`,
  page: ({ family }) => `Fetches a page of \`${family.record}\` records and the totals that paging needs.`,
  code: ({ family }) => `Finds every \`${family.record}\` by its official code.`,
  related: ({ owner, family }) => `Lists every \`${family.record}\` of this \`${owner.record}\`, ${SORTED}.`,
  inOffice: ({ family }) => `Lists every \`${family.record}\` in office on any day of this year.`,
  only: ({ family }) => family.about.en,
  calendar: ({ family, parameters }) => {
    const span = parameters.some(({ name }) => name === 'month') ? 'month' : 'year';
    return `Lists every \`${family.record}\` of this ${span}, in order of date.`;
  },
};

function relationSentences({ choices }: ModelShape): readonly string[] {
  const named = (isSuch: (way: ModelShape['choices'][number]['way']) => boolean) =>
    choices.filter(({ way }) => isSuch(way)).map(({ relation }) => `\`${relation.name}\``);
  const embedded = named((way) => 'choices' in way);
  const marked = named((way) => 'way' in way && (way.way === 'marker' || way.way === 'markerList'));
  const empties = named((way) => 'way' in way && way.way === 'empties');
  const left = choices.length - embedded.length - marked.length - empties.length;
  return [
    ...(embedded.length === 0 ? [] : [`Embeds ${listed(embedded)}.`]),
    ...(marked.length === 0 ? [] : [`The text \`${MARKER}\` stands for ${listed(marked)}.`]),
    ...(empties.length === 0 ? [] : [`An empty object stands for each record of ${listed(empties)}.`]),
    ...(left === 0 ? [] : [left === choices.length ? 'Relations are null.' : 'Other relations are null.']),
  ];
}

export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
