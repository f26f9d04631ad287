// Matches rows of typed place names to records and official codes.

import type { Catalog } from '../../../catalog/catalog.js';
import { changeView, historyOf } from '../../../history/history-of.js';
import type { Matched, ScoredHit } from '../../../matching/decide.js';
import type { Indexes, NamedPlace } from '../../../matching/match-names.js';
import { matchPlace } from '../../../matching/match-place.js';
import { createNameIndex, createPartIndex } from '../../../matching/name-index.js';
import type { Matching } from '../../../model/matching.js';
import type { ModelFamily, Row, ToOne } from '../../../model/model.js';
import { nameOf } from '../../../model/read-row.js';
import { messages } from '../../../problems/messages.js';
import { memo, type SharedWork, sharedWork } from '../../../scheduling/shared-work.js';
import type { YieldingWork } from '../../../scheduling/yielding-work.js';
import { exactObject, type JsonSchema } from '../../../schema/shape-schema.js';
import { fold, inside } from '../../../text/fold.js';
import type { Localized } from '../../../text/localized.js';
import type { BatchKind, KindBatch } from '../../batch-operation.js';
import { API } from '../../operation.js';
import { changeParts, changeRef } from '../history/history.js';

/** The longest official name has 107 letters. */
const LONGEST_COLUMN_NAME = 200;
/** A longer list of candidates does not help. */
const MOST_CANDIDATES = 5;

export const match: BatchKind = {
  batches: ({ families }) =>
    families.flatMap((family) => {
      const within = family.relations.find(({ name }) => name === family.matching?.within);
      return family.matching !== undefined && within?.to === 'one'
        ? [of(family, family.matching, within)]
        : [];
    }),
};

function of(family: ModelFamily, matching: Matching, within: ToOne): KindBatch {
  const { columns } = matching;
  const larger = within.target;
  const codes = family.identifiers.filter((name) => larger.identifiers.includes(name));
  const ids = [`${family.name}Id`, `${larger.name}Id`] as const;
  const [own, area, both] = [columns.own[0], columns.within[0], columns.both[0]] as [string, string, string];
  const others = [...columns.own, ...columns.within, ...columns.both, ...columns.alone]
    .filter((name) => ![own, area, both].includes(name))
    .map((name) => `\`${name}\``)
    .join(', ');
  const names = new Set(Object.values(columns).flat());
  const indexesOf = (catalog: Catalog) => preparedIndexes(catalog, family, matching, within);

  const reasonOf = ({ reason }: Matched): string => {
    if (reason === 'unknownLarger') return `unknown${larger.record}`;
    return reason === 'onlyLarger' ? `${larger.name}Only` : reason;
  };

  const describe = (catalog: Catalog, candidate: ScoredHit, given: NamedPlace): Row => {
    const { isLarger, ordinal, score } = candidate;
    const of = isLarger ? larger : family;
    const row = catalog.table(of).rows[ordinal] as Row;
    const around = isLarger ? undefined : catalog.one(within, ordinal);
    return {
      family: of.record,
      id: row.id,
      name: nameOf(of, row),
      ...Object.fromEntries(codes.map((code) => [code, row[code] ?? null])),
      [within.name]: around === undefined ? null : nameOf(larger, catalog.table(larger).rows[around] as Row),
      score: rounded(score),
      change: nameChangeOf(catalog, of, candidate, given),
    };
  };

  return {
    id: 'match',
    method: 'POST',
    result: 'rows',
    path: `${API}/match`,
    summary: {
      en: `Match typed names with ${inside(family.title.en)}`,
      es: `Relacionar nombres digitados con ${inside(family.title.es)}`,
    },
    description: {
      en: `Finds the ${family.noun.bare.en} or ${larger.noun.bare.en} that each row names, regardless of letter case, accents, abbreviations, old names and typos. An ambiguous name is never guessed. Former names and codes return \`change\`. Names are read from the columns \`${own}\`, \`${area}\` and \`${both}\`, which may contain both, or from ${others}.`,
      es: `Reconoce ${family.noun.withArticle.es} o ${larger.noun.withArticle.es} en cada fila, sin importar mayúsculas, tildes, abreviaturas, nombres antiguos ni errores de digitación. Un nombre ambiguo nunca se adivina. Los nombres y códigos anteriores traen \`change\`. Los nombres se leen de las columnas \`${own}\`, \`${area}\` y \`${both}\`, que puede contener ambos, o de ${others}.`,
    },
    rows: 'rows',
    rowsInAStep: 5,
    example: { [area]: matching.example.within, [own]: matching.example.own },
    input: {
      type: 'object',
      properties: Object.fromEntries([own, area, both].map((name) => [name, { type: 'string' }])),
      description: 'Names of a place, with any other fields. A single text is read as both names.',
    },
    output: exactObject({
      status: { type: 'string', enum: ['matched', 'ambiguous', 'unmatched'] },
      ...Object.fromEntries(codes.map((code) => [code, orNullType('string')])),
      ...Object.fromEntries(ids.map((id) => [id, orNullType('integer')])),
      change: changeRef,
      score: { type: 'number', minimum: 0, maximum: 1 },
      reason: { type: 'string' },
      explanation: { type: 'string' },
      candidates: { type: 'array', items: { type: 'object' } },
    }),
    parts: changeParts,
    columns: [
      'status',
      ...codes,
      ...ids,
      'score',
      'reason',
      'explanation',
      ...['kind', 'date', 'act', 'before.code', 'before.name'].map((name) => `change.${name}`),
      ...[0, 1, 2].flatMap((index) =>
        [...codes, 'name', within.name].map((name) => `candidates.${index}.${name}`),
      ),
    ],
    suggested: [own, area, both],
    reads: (column) => column.length <= LONGEST_COLUMN_NAME && names.has(fold(column).trim()),
    bare: (given) => (typeof given === 'string' ? { [both]: given } : undefined),
    prepare: (catalog) => indexesOf(catalog).inSteps(),
    *answer(catalog, row) {
      const given = namesIn(row, matching);
      const matched = matchPlace(indexesOf(catalog).now(), given);
      const described = matched.candidates
        .slice(0, MOST_CANDIDATES + 1)
        .map((each) => describe(catalog, each, given));
      const labels = described.map(labelOf(within));
      const isMatched = matched.status === 'matched';
      const [first] = matched.candidates;
      const chosen = isMatched ? described[0] : undefined;
      const around = isMatched && first && !first.isLarger ? catalog.one(within, first.ordinal) : undefined;
      const largerId = around === undefined ? undefined : catalog.table(larger).rows[around]?.id;
      return {
        status: matched.status,
        ...Object.fromEntries(codes.map((code) => [code, chosen?.[code] ?? null])),
        [ids[0]]: first?.isLarger ? null : (chosen?.id ?? null),
        [ids[1]]: first?.isLarger ? (chosen?.id ?? null) : (largerId ?? null),
        change: chosen?.change ?? null,
        score: rounded(first?.score ?? 0),
        reason: reasonOf(matched),
        explanation: explanations[matched.reason]({
          name: labels[0] ?? '',
          names: labels.slice(0, MOST_CANDIDATES),
          within: given.within ?? '',
          columns: [own, area, both],
          isFormer: (chosen?.change ?? null) !== null,
        }),
        candidates: (isMatched ? described.slice(1) : described).slice(0, MOST_CANDIDATES),
      };
    },
  };
}

/** The event that ended the name or code by which a record was found. */
function nameChangeOf(
  catalog: Catalog,
  family: ModelFamily,
  { ordinal, name }: ScoredHit,
  { own, within, both }: NamedPlace,
): Row | null {
  const text = [own, within, both].join(' ');
  const event = historyOf(catalog, family).change(ordinal, name, text);
  return event === undefined ? null : { ...changeView(event) };
}

const labelOf =
  ({ name: within }: ToOne) =>
  (described: Row): string =>
    typeof described[within] === 'string'
      ? `${described.name} (${described[within]})`
      : String(described.name);

const orNullType = (type: string): JsonSchema => ({ type: [type, 'null'] });

const rounded = (score: number) => Math.round(score * 1000) / 1000;

interface ExplainedHit {
  /** The name of the match or of the first candidate. */
  readonly name: string;
  readonly names: readonly string[];
  readonly within: string;
  readonly columns: readonly string[];
  /** The match has another name or code today. */
  readonly isFormer: boolean;
}

const explanations: Readonly<Record<Matched['reason'], (row: ExplainedHit) => Localized>> = {
  exact: ({ name }) => messages.matchedExactly(name),
  alias: ({ name }) => messages.matchedByAlias(name),
  former: ({ name }) => messages.matchedByFormerName(name),
  abbreviation: ({ name }) => messages.matchedByAbbreviation(name),
  spelling: ({ name }) => messages.matchedBySpelling(name),
  typo: ({ name }) => messages.matchedByTypo(name),
  code: ({ name, isFormer }) =>
    isFormer ? messages.matchedByFormerCode(name) : messages.matchedByCode(name),
  homonym: ({ names }) => messages.homonyms(names),
  similar: ({ names }) => messages.similarNames(names),
  contradiction: ({ names }) => messages.contradictingNames(names),
  unknownLarger: ({ within }) => messages.unknownLargerArea(within),
  onlyLarger: ({ name }) => messages.onlyLargerArea(name),
  notFound: () => messages.noSuchPlace(),
  part: ({ name }) => messages.matchedByPart(name),
  partOnly: ({ names }) => messages.partOfPlace(names),
  empty: ({ columns }) => messages.noPlaceNamed(columns),
};

function namesIn(row: Row, { columns }: Matching): NamedPlace {
  const cells = Object.entries(row).map(([key, value]) => [fold(key).trim(), value] as const);
  const cell = (names: readonly string[]) => {
    const isText = (value: unknown) =>
      (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
    const [, found] = cells.find(([key, value]) => names.includes(key) && isText(value)) ?? [];
    return found === undefined ? undefined : String(found).slice(0, LONGEST_COLUMN_NAME);
  };
  // An empty place cell means that the row names no place.
  const isElsewhere = cells.some(([key]) => columns.own.includes(key) || columns.both.includes(key));
  const both = cell(isElsewhere ? columns.both : columns.alone);
  return { own: cell(columns.own), within: cell(columns.within), both };
}

const indexes = memo<Catalog, SharedWork<Indexes>, ModelFamily>();

/** Built once for as long as the edition is live. */
function preparedIndexes(
  catalog: Catalog,
  family: ModelFamily,
  matching: Matching,
  within: ToOne,
): SharedWork<Indexes> {
  return indexes(catalog, family, () =>
    sharedWork(() => buildMatchIndexes(catalog, family, matching, within)),
  );
}

function* buildMatchIndexes(
  catalog: Catalog,
  family: ModelFamily,
  { words, seat: seatName, parts }: Matching,
  within: ToOne,
): YieldingWork<Indexes> {
  const own = yield* createNameIndex(catalog, family, words);
  const larger = yield* createNameIndex(catalog, within.target, words);
  const seat = within.target.relations.find(({ name }) => name === seatName);
  const list = family.lists.find(({ name }) => name === parts);
  return {
    catalog,
    own,
    larger,
    within,
    seat: seat?.to === 'one' ? seat : undefined,
    parts: list && (yield* createPartIndex(catalog, family, list)),
    words,
  };
}
