// The fields in which a family is searched: by keyword, by name and by code. Worked out once.

import type { ModelFamily } from '../model/model.js';
import { memo } from '../scheduling/memo.js';
import type { Searched } from './search-table.js';

interface Searches {
  readonly byKeyword: Searched;
  readonly byName: Searched;
  readonly byCode: Searched;
}

const known = memo<ModelFamily, Searches, undefined>();

export const searchesOf = (family: ModelFamily): Searches =>
  known(family, undefined, () => makeSearches(family));

function makeSearches({ search, nameFields, otherName, codes }: ModelFamily): Searches {
  const isSearched = (name: string) =>
    search.some(({ through, field }) => through === undefined && field === name);
  const name = nameFields.every(isSearched) ? nameFields : [];
  const second = otherName !== undefined && isSearched(otherName) ? otherName : undefined;
  const others = search.filter(
    ({ through, field }) => through !== undefined || !(name.includes(field) || field === second),
  );
  const byKeyword = { key: 'keyword', name, otherName: second, others };
  // Names come first in the texts of keywords, so that one index finds parts of them, too.
  const hasNames = name === nameFields && second === otherName;
  return {
    byKeyword,
    byName: hasNames ? byKeyword : { key: 'name', name: nameFields, otherName, others: [] },
    byCode: {
      key: 'code',
      name: [],
      otherName: undefined,
      others: codes.map((field) => ({ through: undefined, field })),
    },
  };
}
