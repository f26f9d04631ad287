// The page that matches names: the result of each row, and the candidates if it is not certain.

import type { RowOutcome } from '../../engine/answers/engine.js';
import type { Matching } from '../../engine/model/matching.js';
import type { Row } from '../../engine/model/model.js';
import { nameOf, pointOf } from '../../engine/model/read-row.js';
import { MOST_ROWS } from '../../engine/operations/batch-operation.js';
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type MatchOperations, manifestOf } from '../manifest/manifest.js';
import { calculatorAddresses } from '../shell/addresses.js';
import { partsOfCalculator } from '../shell/family-parts.js';
import { recordAddress } from '../shell/record-links.js';
import { type Batch, type BatchOutcome, type OutcomeRow, outcomeMap } from './batch-page.js';
import type { CalculatorInput } from './calculator-layout.js';
import { likelyRoles, matchTable, readRoles, rowOf } from './match-columns.js';
import { exampleNames, givenColumns, pastedRows, rowsInAStep, tooWide } from './pasted-rows.js';
import { calculatorStrings } from './strings.js';

const STATUSES = ['matched', 'chosen', 'ambiguous', 'unmatched'] as const;

/** A possible meaning of a row. */
interface ShownCandidate {
  readonly family: string;
  readonly id: number;
  readonly name: string;
  readonly [code: string]: unknown;
}

export function* matchBatch(input: CalculatorInput, tool: MatchOperations): YieldingWork<Batch> {
  const { engine, site, values } = input;
  const { batch, shown, around } = tool;
  const words = calculatorStrings[site.language].match;
  const matching = shown.family.matching as Matching;
  const pasted = yield* pastedRows(input, () => exampleNames(engine.catalog, tool));
  const table = yield* matchTable(pasted.lines, matching, pasted.before === 0);
  const wrong = [...pasted.wrong, ...tooWide(site, table.width, table.rows.length)];
  const chosen = readRoles(values.get('columns'));
  const roles = chosen ?? (yield* likelyRoles(tool, engine.catalog, table));
  const nouns = { own: nounOf(shown), within: nounOf(around) };
  const options: readonly (readonly [string, string])[] = [
    ['', words.automatic],
    ['within,own', `${nouns.within}, ${nouns.own}`],
    ['own,within', `${nouns.own}, ${nouns.within}`],
    ['both', words.both],
  ];
  return {
    address: calculatorAddresses.match,
    title: site.strings.titles.match,
    lead: words.about(shown.family.all[site.language]),
    label: words.label,
    hint: words.hint,
    submit: words.submit,
    option: {
      name: 'columns',
      label: words.columns,
      values: options.map(([value, label]) => ({
        value,
        label,
        isChosen: value === (values.get('columns') ?? ''),
      })),
    },
    text: pasted.text,
    most: MOST_ROWS,
    wrong,
    outcome:
      table.rows.length === 0 || wrong.length > 0
        ? undefined
        : yield* outcomeOf(input, tool, table, roles, pasted.before),
    request: { method: 'POST', path: batch.path, operation: batch.id },
    parts: partsOfCalculator(site, manifestOf(engine), 'match'),
  };

  function nounOf({ family }: typeof shown): string {
    return family.noun.bare[site.language];
  }
}

function* outcomeOf(
  { engine, site, values }: CalculatorInput,
  tool: MatchOperations,
  table: Parameters<typeof likelyRoles>[2],
  roles: Parameters<typeof rowOf>[1],
  before: number,
): YieldingWork<BatchOutcome> {
  const { batch, shown, around, within } = tool;
  const { language, number } = site;
  const words = calculatorStrings[site.language];
  const matching = shown.family.matching as Matching;
  const codes = shown.fields.filter(
    ({ field: { name } }) => shown.family.identifiers.includes(name) && batch.columns.includes(name),
  );
  const manifest = manifestOf(engine);
  const rows = table.rows.map((cells) => rowOf(cells, roles, matching));
  const answer = yield* engine.answeringRows(batch, language);
  const answered = yield* answer(rows, (each) => each);
  const map = yield* outcomeMap(engine);
  const outcome = yield* mapInSteps(answered, rowsInAStep(table.width + codes.length), rowShown);
  return {
    read: roles.join(),
    columns: [
      words.batch.row,
      ...givenColumns(site, typedColumns(), table.width),
      words.match.status,
      ...codes.map(({ label }) => label[language]),
      nounOf(shown),
      nounOf(around),
      words.batch.note,
    ],
    rows: outcome,
    counts: STATUSES.map((status) => ({
      status,
      label: words.match.counted[status],
      rows: outcome.filter((row) => row.status === status).length,
    })),
    advice: undefined,
    map,
  };

  function nounOf({ family }: typeof shown): string {
    return family.noun.start[language];
  }

  /** The headings of the table, or names for the roles. */
  function typedColumns(): readonly string[] {
    if (table.header.length > 0) return table.header;
    const { typed, typedName } = words.match;
    const names = { own: typed(nounOf(shown)), within: typed(nounOf(around)), both: typedName, '-': '' };
    return roles.map((role) => names[role]);
  }

  function rowShown({ found = {}, error }: RowOutcome, index: number): OutcomeRow {
    const place = before + index + 1;
    const name = `choice-${place}`;
    const candidates = (found.candidates ?? []) as readonly ShownCandidate[];
    const wanted = values.get(name);
    const picked = candidates.find((candidate) => keyOf(candidate) === wanted);
    const status = picked === undefined ? String(found.status ?? 'unmatched') : 'chosen';
    const meant = picked ?? meantBy(found);
    const given = Array.from({ length: table.width }, (_, column) => table.rows[index]?.[column] ?? '');
    const cells = resultCells(status, meant);
    return {
      status,
      at: meant && placeOf(meant),
      cells: [
        { text: String(place) },
        ...given.map((text) => ({ text })),
        ...cells.map((text, column) => ({
          text,
          isChosen: true,
          // The name links to its page.
          address: meant !== undefined && column === nameColumn(meant) ? addressOf(meant) : undefined,
        })),
        // A choice settles the note of the row.
        { text: error ?? (picked === undefined ? String(found.explanation ?? '') : '') },
      ],
      choice:
        found.status === 'matched' || candidates.length === 0
          ? undefined
          : choiceOf(name, place, candidates, wanted),
    };
  }

  /** The columns after the status and the codes. A larger area has the column after that of the smaller ones. */
  function nameColumn({ family }: ShownCandidate): number {
    return codes.length + (family === around.family.record ? 2 : 1);
  }

  /** The columns that a choice changes. */
  function resultCells(status: string, meant: ShownCandidate | undefined): readonly string[] {
    const label = words.match.statuses[status as (typeof STATUSES)[number]];
    const isLarger = meant?.family === around.family.record;
    return [
      label,
      ...codes.map(({ field }) => String(meant?.[field.name] ?? '')),
      isLarger ? '' : (meant?.name ?? ''),
      isLarger ? (meant?.name ?? '') : String(meant?.[within] ?? ''),
    ];
  }

  /** The record that a matched row means, in the form of a candidate. */
  function meantBy(found: Row): ShownCandidate | undefined {
    if (found.status !== 'matched') return undefined;
    const ids = [shown, around].map(({ family }) => [family, found[`${family.name}Id`]] as const);
    const [family, id] = ids.find(([, id]) => id !== null) ?? [];
    const larger = recordOf(around.family, found[`${around.family.name}Id`]);
    const row = family && recordOf(family, id);
    if (family === undefined || row === undefined) return undefined;
    const own = Object.fromEntries(codes.map(({ field }) => [field.name, found[field.name]]));
    const name = nameOf(family, row);
    return {
      ...own,
      family: family.record,
      id: id as number,
      name,
      [within]: larger && nameOf(around.family, larger),
    };
  }

  function recordOf(family: typeof shown.family, id: unknown): Row | undefined {
    const { rows, ordinal } = engine.catalog.table(family);
    return typeof id === 'number' ? rows[ordinal(id) ?? -1] : undefined;
  }

  function addressOf({ family, id }: ShownCandidate) {
    const of = manifest.meant(family);
    const row = of && recordOf(of.family, id);
    return of && row && recordAddress(of, row);
  }

  function placeOf({ family, id }: ShownCandidate) {
    const of = manifest.meant(family)?.family;
    const row = of && recordOf(of, id);
    const point = of && row && pointOf(of, row);
    return point && map?.at(point);
  }

  function choiceOf(
    name: string,
    place: number,
    candidates: readonly ShownCandidate[],
    wanted: string | null,
  ) {
    return {
      name,
      label: words.match.chooseFor(number(place)),
      options: candidates.map((candidate) => ({
        value: keyOf(candidate),
        label: [
          candidate.name,
          ...(typeof candidate[within] === 'string' ? [candidate[within]] : []),
          ...codes.flatMap(({ field }) => candidate[field.name] ?? []),
        ].join(', '),
        isChosen: keyOf(candidate) === wanted,
        cells: resultCells('chosen', candidate),
        address: addressOf(candidate),
        named: nameColumn(candidate),
        at: placeOf(candidate),
      })),
    };
  }
}

const keyOf = ({ family, id }: ShownCandidate): string => `${family}/${id}`;
