// The model of the page of results: records from the public operation, pages from the index of the field's script.
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { LONGEST_VALUE } from '../../engine/operations/values/text.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { type Answered, answerOf } from '../shell/answer-of.js';
import { recordAddress, tableAddress } from '../shell/data-addresses.js';
import { foremostRecord } from '../shell/foremost-record.js';
import { mapAddress } from '../shell/map-address.js';
import { recordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { arrangeHits } from './arrange-hits.js';
import type { FoundPage } from './find-pages.js';
import type { PageIndex } from './page-index.js';
import type { SearchModel, ShownHit } from './search-page.js';

/** Of the question, on the page; the API accepts no more. */
const LONGEST_SHOWN = LONGEST_VALUE;
const RECORDS = 20;
const PAGES = 20;
/** Names on the page without a question. */
const EXAMPLES = 4;
/** Shorter codes are found as the beginning of many others. */
const SHORTEST_CODE = 3;

interface FoundHits {
  readonly total: number;
  readonly hits: readonly FoundHit[];
}

interface FoundHit {
  readonly family: string;
  /** Null if it is the family itself. */
  readonly id: number | null;
  readonly name: string;
  readonly context: string;
  readonly score: number;
  readonly field: string;
}

export function* searchModel(
  engine: Engine,
  site: Site,
  { index, find }: PageIndex,
  query: string,
  page: number,
): YieldingWork<SearchModel> {
  const manifest = manifestOf(engine);
  const tool = manifest.calculators.find;
  const [limit, offset] = [RECORDS, (page - 1) * RECORDS];
  const params = { q: query, limit: String(limit), offset: String(offset), lang: site.language };
  const answered: Answered<FoundHits> =
    query === '' || tool === undefined
      ? { value: { total: 0, hits: [] } }
      : yield* answerOf<FoundHits>(engine, tool.search, params, site.language);
  const found = 'value' in answered ? answered.value : { total: 0, hits: [] };
  // Pages are listed with the first records, and not again.
  const pages = page > 1 || 'wrong' in answered ? [] : yield* find(query, PAGES);
  yield;
  const groups = arrangeHits(query, found.hits, pages).map(({ kind, hits }) => ({
    kind,
    hits: hits.map((hit) => ('entry' in hit ? pageHit(hit) : recordHit(hit))),
  }));
  return {
    query: query.length > LONGEST_SHOWN ? `${query.slice(0, LONGEST_SHOWN)}…` : query,
    status: 'wrong' in answered ? answered.status : 200,
    groups,
    records: { from: offset + 1, to: offset + found.hits.length, total: found.total, page },
    refused: 'wrong' in answered ? answered.wrong.map(({ message }) => message).join(' ') : undefined,
    pages: index.groups,
    examples: query === '' ? examplesOf(engine) : [],
  };

  function recordHit({ family, id, name, context }: FoundHit): ShownHit {
    const shown = manifest.meant(family);
    const table = shown && engine.catalog.table(shown.family);
    const row: Row | undefined = table?.rows[table.ordinal(id as number) ?? -1];
    const address =
      shown === undefined ? '' : row === undefined ? tableAddress(shown) : recordAddress(shown, row);
    const onMap = shown && row && mapAddress({ manifest, engine }, shown.family, row);
    return { address, title: name, about: context, isName: id !== null, onMap };
  }
}

/** Names that readers know, and the code of the first of them. */
function examplesOf(engine: Engine): readonly string[] {
  const manifest = manifestOf(engine);
  const known = manifest.families.flatMap(({ family, extent }) => {
    const record =
      extent === 'many' && family.find?.weight !== undefined
        ? foremostRecord(family, engine.catalog.table(family).rows)
        : undefined;
    return record === undefined ? [] : [{ family, record }];
  });
  const codes = known.flatMap(({ family, record }) =>
    Object.keys(family.knownBy).flatMap((field) =>
      typeof record[field] === 'string' ? [record[field]] : [],
    ),
  );
  const names = known.map(({ family, record }) => recordLink(manifest, family, record).title);
  return [
    ...new Set([
      ...names.slice(0, EXAMPLES),
      ...codes.filter(({ length }) => length > SHORTEST_CODE).slice(0, 1),
    ]),
  ];
}

const pageHit = ({ entry: [address, title, about] }: FoundPage): ShownHit => ({
  address,
  title,
  about,
  isName: false,
  onMap: undefined,
});
