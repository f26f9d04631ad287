// The view of each operation: those of the specification by number, every other as section 2.2 of the contract.
import type { RecordName } from './records.js';
import { specifiedViews } from './specified-views.js';
import { plain, type View } from './views.js';

export type Pattern = 'list' | 'one' | 'name' | 'search' | 'page' | 'code' | 'year';

const specified: Readonly<Record<string, View>> = {
  'IntangibleHeritage page': specifiedViews[1],
  'Airport name': specifiedViews[4],
  'HeritageCity one': specifiedViews[5],
  'TypicalDish list': specifiedViews[6],
  'Department search': specifiedViews[7],
  'PostalCode list': specifiedViews[8],
  'PostalCode search': specifiedViews[9],
  'City list': specifiedViews[10],
  'City one': specifiedViews[11],
  'HigherEducationInstitution page': specifiedViews[12],
  'IndigenousReservation search': specifiedViews[13],
  'IndigenousReservation one': specifiedViews[14],
  'TouristAttraction page': specifiedViews[15],
  'InvasiveSpecie page': specifiedViews[16],
};

interface Embedding {
  readonly relations: readonly string[];
  readonly patterns: readonly Pattern[];
}

const inAll: readonly Pattern[] = ['list', 'one', 'name', 'search', 'page', 'code', 'year'];

const embeds = (relations: string, patterns: readonly Pattern[] = inAll): Embedding => ({
  relations: relations.split(' '),
  patterns,
});

/** The table of section 2.2, row by row; families that are not in it embed nothing. */
const embeddings: { readonly [R in RecordName]?: Embedding } = {
  Department: embeds('cityCapital'),
  City: embeds('department', ['name', 'search', 'page']),
  NaturalArea: embeds('categoryNaturalArea department', ['one', 'name']),
  President: embeds('city', ['one', 'year']),
  TouristAttraction: embeds('city', ['list', 'one', 'name']),
  HigherEducationInstitution: embeds('city', ['list', 'one', 'name']),
  IndigenousReservation: embeds('department city nativeCommunity', ['list', 'name', 'page']),
  Airport: embeds('department city', ['list', 'one', 'search', 'page', 'code']),
  HeritageCity: embeds('department city', ['list', 'name', 'search', 'page']),
  Volcano: embeds('department city', ['list', 'one', 'name', 'page']),
  TypicalDish: embeds('department'),
  IntangibleHeritage: embeds('department'),
  PostalCode: embeds('city'),
  Radio: embeds('city'),
  TelevisionChannel: embeds('city'),
  TraditionalFairAndFestival: embeds('city'),
};

export function viewOf(record: RecordName, pattern: Pattern): View {
  const named = specified[`${record} ${pattern}`];
  if (named !== undefined) return named;
  const { relations, patterns } = embeddings[record] ?? { relations: [], patterns: [] };
  return plain(record, ...(patterns.includes(pattern) ? relations : []));
}

/** The relation from a child to its parent. A region is a parent only in operation 3. */
const towards: { readonly [R in RecordName]?: string } = {
  Department: 'department',
  City: 'city',
  NativeCommunity: 'nativeCommunity',
  CategoryNaturalArea: 'categoryNaturalArea',
};

/** All relations in the child's row of the table, except the parent of the request. */
export function relatedView(parent: RecordName, child: RecordName): View {
  if (parent === 'City' && child === 'Volcano') return specifiedViews[2];
  if (parent === 'Region' && child === 'Department') return specifiedViews[3];
  if (child === 'City') return plain('City');
  const named = embeddings[child]?.relations ?? [];
  return plain(child, ...named.filter((relation) => relation !== towards[parent]));
}

/** The relations of a related list, including the embedded parent. */
export function oldPathView(child: RecordName): View {
  return plain(child, ...(embeddings[child]?.relations ?? []));
}
