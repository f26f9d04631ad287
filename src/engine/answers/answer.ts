// Plans, runs and writes one request. Long steps yield, so that other requests are answered in between.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelFamily, Row } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import { wantedSeries } from '../operations/kinds/records/figures.js';
import {
  API,
  type DocumentOperation,
  isOnRecords,
  type Operation,
  type RecordOperation,
} from '../operations/operation.js';
import type { Arguments } from '../operations/request/parameter.js';
import { filterName } from '../operations/request/request-path.js';
import { isShaped } from '../operations/request/shape-request.js';
import { messages } from '../problems/messages.js';
import { badParameters, type Problem, problem } from '../problems/problem.js';
import type { Operator } from '../query/filter.js';
import type { Plan } from '../query/plan.js';
import { computedTable, runPlan, runPlanInSteps } from '../query/run-plan.js';
import { prepareRanks } from '../query/sort-ordinals.js';
import type { PageEnvelope } from '../render/renderer.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import type { Engine, Result, ResultBody } from './engine.js';
import { findByIdentifier } from './probably-meant.js';
import { writeRequested } from './write-requested.js';

/**
 * Explains why a series has no figure of a year, with the years that it has. Undefined if the request names no year, or only years with
 * figures.
 */
function unknownYear(
  catalog: Catalog,
  { family, parameters }: Pick<RecordOperation, 'family' | 'parameters'>,
  args: Arguments,
  { filters = [] }: Plan,
): Problem | undefined {
  const { series } = family;
  if (series === undefined) return undefined;
  const parameter = parameters.find(({ name }) => name === series.year);
  const named =
    parameter === undefined
      ? filters.filter(({ field, through, operator }) => {
          return field.name === series.year && through === undefined && namesYears.includes(operator);
        })
      : [{ operator: 'eq', values: [args.get(parameter)] } as const];
  if (named.length === 0) return undefined;
  const own = catalog.yearsOf(family, wantedSeries(args).series);
  for (const { operator, values } of named) {
    const year = values.find((each) => typeof each === 'number' && !own.includes(each));
    if (typeof year !== 'number') continue;
    const message = messages.noFigures(year, spans(own), catalog.yearsOf(family, 'all').includes(year));
    return badParameters([{ parameter: filterName(series.year, operator), value: values.join(), message }]);
  }
  return undefined;
}

/** A bound is not a year, because `year[gt]=2025` finds nothing until there are later figures. */
const namesYears: readonly Operator[] = ['eq', 'in'];

/** Joins consecutive years to spans, such as 1985 to 2025. */
function spans(years: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (const year of years) {
    const last = found.at(-1);
    if (last?.[1] === year - 1) last[1] = year;
    else found.push([year, year]);
  }
  return found;
}

/** The parts of the engine that make a response. */
type AnswerParts = Pick<Engine, 'catalog' | 'renderer'>;

export function* answer(parts: AnswerParts, operation: Operation, args: Arguments): YieldingWork<Result> {
  const { catalog } = parts;
  if (!isOnRecords(operation)) return yield* workOut(catalog, operation, args);
  const preparing = operation.prepare?.(catalog, args);
  if (preparing !== undefined) yield* preparing;
  const plan =
    operation.selectInSteps === undefined
      ? operation.plan(args)
      : yield* planOfRows(operation.selectInSteps(catalog, args), operation.plan(args));
  const ranking = plan.sort.length === 0 ? undefined : prepareRanks(catalog.table(plan.family), plan.sort);
  if (ranking !== undefined) yield* ranking;
  const found = plan.near === undefined ? runPlan(catalog, plan) : yield* runPlanInSteps(catalog, plan);
  if (found.found === 'nothing')
    return { problem: unknownRecord(catalog, pathOf(operation, found.family), found.family, found.id) };
  const unknown = unknownYear(catalog, operation, args, plan);
  if (unknown !== undefined) return { problem: unknown };
  const page =
    found.found === 'records' && plan.page ? envelope(plan.page, found.total as number) : undefined;
  const isWritten = found.found === 'records' && !isShaped(args.shape);
  const writing = isWritten ? parts.renderer.prepare(operation.shape) : undefined;
  if (writing !== undefined) yield* writing;
  const answered = isWritten
    ? writePlainly(parts, operation, found.ordinals, page)
    : yield* writeRequested(parts, operation, args, found, page);
  const isPart = plan.limit !== undefined || plan.offset !== undefined;
  if (!isPart || found.total === undefined || 'problem' in answered) return answered;
  return Object.assign(answered, { total: found.total });
}

/** The rows of the plan and the ranks that their order needs, made in steps. */
function* planOfRows(selecting: YieldingWork<{ readonly rows: readonly Row[] }>, plan: Plan) {
  const { rows } = yield* selecting;
  const computed = computedTable(plan.family, rows);
  const ranking = plan.sort.length === 0 ? undefined : prepareRanks(computed, plan.sort);
  if (ranking !== undefined) yield* ranking;
  return { ...plan, select: () => ({ computed }) };
}

/** The path at which the missing record would be, from the request or from the option that names it. */
function pathOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>, family: ModelFamily): string {
  const isInPath = parameters.some((parameter) => parameter.in === 'path' && parameter.idOf === family);
  return isInPath ? path : `${API}/${family.path}/{id}`;
}

function* workOut(catalog: Catalog, operation: DocumentOperation, args: Arguments): YieldingWork<Result> {
  const begun = operation.document(catalog, args);
  const made = Symbol.iterator in begun ? yield* begun : begun;
  if ('missing' in made) {
    const { family, id } = made.missing;
    return { problem: unknownRecord(catalog, pathOf(operation, family), family, id) };
  }
  if ('body' in made) return made;
  if ('byteText' in made) return new ByteText(made.byteText);
  return 'value' in made ? new JsonValue(made.value) : made;
}

/** A page takes the value as it is, so the text is made only if a client needs it. */
class JsonValue implements ResultBody {
  private written: string | undefined;

  constructor(readonly value: unknown) {}

  get text(): string {
    this.written ??= JSON.stringify(this.value);
    return this.written;
  }

  get body(): Uint8Array {
    return Buffer.from(this.text);
  }
}

/** The bytes are made only if a client needs them. */
class ByteText implements ResultBody {
  constructor(readonly byteText: string) {}

  get text(): string {
    return this.body.toString();
  }

  get body(): Buffer {
    return Buffer.from(this.byteText, 'latin1');
  }
}

function writePlainly(
  { catalog, renderer }: AnswerParts,
  { shape, result, cacheable }: RecordOperation,
  ordinals: Ordinals,
  page: PageEnvelope | undefined,
): ResultBody {
  if (page !== undefined) return { body: renderer.page(shape, ordinals, page), page };
  if (result === 'one') return { body: renderer.record(shape, ordinals[0] as number), shared: true };
  if (cacheable)
    return { body: renderer.list(shape, ordinals), shared: ordinals === catalog.table(shape.family).all };
  const passing = renderer.passingList(shape, ordinals);
  if ('byteText' in passing) return new ByteText(passing.byteText);
  return { body: passing.bytes, giveBack: passing.giveBack };
}

function envelope(page: NonNullable<Plan['page']>, totalRecords: number): PageEnvelope {
  return { ...page, totalRecords, pageCount: Math.ceil(totalRecords / page.pageSize) };
}

/** The problem of an unknown id, with the record that replaced it or the nearest one. */
function unknownRecord(catalog: Catalog, path: string, family: ModelFamily, id: number): Problem {
  const { record } = family;
  const retired = catalog.table(family).retired.get(id);
  if (retired !== undefined) {
    const by = retired.by === null ? null : `${API}/${family.path}/${retired.by}`;
    const { reason } = retired;
    const detail = messages.retired(record, id, catalog.reason(reason), by);
    return problem('retired-record', detail, { retired: { by, reason } });
  }
  // Codes can begin with zeros, which numbers lose.
  const identified = findByIdentifier(catalog, family, (code) => Number(code) === id);
  if (identified !== undefined) {
    const there = path.replace(/\{\w+\}/, String(identified.row.id));
    const { row, field, code } = identified;
    const detail = messages.codeIsNotId({ record, id, field, code, name: nameOf(family, row), path: there });
    return problem('unknown-record', detail, { nearest: there });
  }
  const nearest = nearestId(catalog, family, id);
  if (nearest === undefined) return problem('unknown-record', messages.noRecord(record, id));
  const there = path.replace(/\{\w+\}/, String(nearest));
  return problem('unknown-record', messages.nearestRecord(record, id, nearest, there), {
    nearest: there,
  });
}

function nearestId(catalog: Catalog, family: ModelFamily, id: number): number | undefined {
  const ids = catalog.table(family).rows.map((row) => row.id as number);
  return ids.reduce<number | undefined>(
    (best, known) => (best === undefined || Math.abs(known - id) < Math.abs(best - id) ? known : best),
    undefined,
  );
}
