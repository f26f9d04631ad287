// The model of the page of a table: the response of the API to the query of its URL, with the columns that only tables have.

import type { Row } from '../../engine/model/model.js';
import { localizedProblem } from '../../engine/problems/localized-problem.js';
import type { Problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { EditionResponses } from '../../server/http/fast-path/edition-responses.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyDataset } from '../shell/family-dataset.js';
import { familyParts } from '../shell/family-parts.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import type { Site } from '../shell/site.js';
import { titleOfRecord } from '../shell/title-of-record.js';
import { choiceCounts, groupedRows } from './count-rows.js';
import type { RowsOperation } from './rows-operation.js';
import { createSelection } from './select-rows.js';
import type { FormModel } from './table-form.js';
import type { ShownRows, TableModel } from './table-page.js';
import { PAGE, pagesOf } from './table-parts.js';
import type { TableQuery } from './table-query.js';
import { isSortedByRatio, withRatios } from './table-ratios.js';
import { fieldsNamed, requestPairs } from './table-request.js';
import type { NameOfKey } from './table-row.js';
import type { TableSpec } from './table-spec.js';

type Pairs = ReturnType<typeof requestPairs>;
type Answered =
  | { readonly rows: readonly Row[]; readonly total: number | undefined }
  | { readonly problem: Problem };

export function* tableModel(
  view: PageContext,
  edition: EditionResponses,
  shown: ShownFamily,
  from: RowsOperation,
  form: FormModel,
): YieldingWork<TableModel> {
  const { site } = view;
  const { spec, query } = form;
  const found = yield* rowsFound(edition, from, form);
  return {
    ...form,
    counts: yield* choiceCounts(edition, shown, spec, query),
    groups:
      query.group === undefined ? [] : yield* groupedRows(edition, shown, spec, query.group, query.options),
    address: tableAddress(shown),
    about: site.translate(shown.family.about),
    dataset: familyDataset(site, shown, view.engine.catalog, view.engine.model.dataset),
    parts: familyParts(site, view.manifest, shown),
    of: from.of,
    shown:
      'problem' in found
        ? { messages: messagesOf(found.problem, site), status: found.problem.status }
        : { ...found, nameOf: namesIn(view, shown) },
  };
}

/** A page beyond the last is the last. */
function* rowsFound(
  edition: EditionResponses,
  from: RowsOperation,
  { spec, query }: FormModel,
): YieldingWork<Omit<ShownRows, 'nameOf'> | { readonly problem: Problem }> {
  const ask = (pairs: Pairs) => rowsAnswered(edition, from, pairs);
  const whole = requestPairs(spec, query);
  const isSortedHere = isSortedByRatio(spec, query);
  const pageOf = (page: number): Pairs =>
    spec.isPaged && !isSortedHere
      ? [...whole, ['limit', String(PAGE)], ['offset', String((page - 1) * PAGE)]]
      : whole;
  const answered = yield* ask(pageOf(query.page));
  if ('problem' in answered) return answered;
  const found = isSortedHere ? answered.rows.length : (answered.total ?? answered.rows.length);
  const page = spec.isPaged ? Math.min(query.page, pagesOf(found)) : 1;
  const part = page === query.page || isSortedHere ? answered : yield* ask(pageOf(page));
  if ('problem' in part) return part;
  const isParameter = (name: string) => spec.parameters.some((parameter) => parameter.name === name);
  /** How many records there are: one of them is enough to learn it, if they come in pages. */
  function* count(pairs: Pairs): YieldingWork<number> {
    const one: Pairs = spec.isPaged ? [...pairs, ['limit', '1']] : pairs;
    const counted = yield* ask(one);
    return 'problem' in counted ? 0 : (counted.total ?? counted.rows.length);
  }
  const unnarrowed = { ...query, sort: '', options: query.options.filter(([name]) => isParameter(name)) };
  const first = (page - 1) * PAGE;
  const rows = rowsWorkedOut(spec, query, part.rows);
  return {
    rows: isSortedHere && spec.isPaged ? rows.slice(first, first + PAGE) : rows,
    first,
    found,
    all: query.options.length === 0 ? found : yield* count(requestPairs(spec, unnarrowed, spec.titles)),
  };
}

/** All of them, for a file. */
export function* allRows(
  edition: EditionResponses,
  from: RowsOperation,
  { spec, query }: Pick<FormModel, 'spec' | 'query'>,
): YieldingWork<readonly Row[] | { readonly problem: Problem }> {
  const answered = yield* rowsAnswered(edition, from, requestPairs(spec, query, fieldsNamed(spec, query)));
  return 'problem' in answered ? answered : rowsWorkedOut(spec, query, answered.rows);
}

/** With the columns that the API does not have, in their order if they decide it. */
function rowsWorkedOut(spec: TableSpec, query: TableQuery, answered: readonly Row[]): readonly Row[] {
  const rows = withRatios(spec, answered);
  if (!isSortedByRatio(spec, query)) return rows;
  const places = createSelection(spec, rows).select({ ...query, options: [] });
  return Array.from(places, (place) => rows[place] as Row);
}

function* rowsAnswered(
  { engine }: EditionResponses,
  { operation, fixed }: RowsOperation,
  pairs: Pairs,
): YieldingWork<Answered> {
  const texts: Record<string, string[]> = {};
  for (const [name, value] of pairs) texts[name] = [...(texts[name] ?? []), value];
  const result = yield* engine.ask(operation, { ...texts, ...fixed });
  return 'problem' in result ? result : { rows: result.value as readonly Row[], total: result.total };
}

function messagesOf(problem: Problem, { language }: Site): readonly string[] {
  const { detail, errors } = localizedProblem(problem, language);
  return errors === undefined ? [detail] : errors.map(({ message }) => message);
}

function namesIn(view: PageContext, { fields }: ShownFamily): NameOfKey {
  const families = new Map(fields.map(({ field, keyOf }) => [field.name, keyOf]));
  return ({ name }, id) => {
    const family = families.get(name);
    const row = family && rowWithId(view, family, id);
    return family && row && titleOfRecord(family, row);
  };
}
