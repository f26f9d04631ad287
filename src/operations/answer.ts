// The one way from an operation and its arguments to an answer: plan, run, bytes; or the problem that stands in the way.
import type { Ordinals } from '../catalog/catalog.js';
import type { Plan } from '../query/plan.js';
import { runPlan } from '../query/run-plan.js';
import type { PageEnvelope } from '../render/renderer.js';
import { answerAsAsked } from './answer-as-asked.js';
import type { Answer, Engine, Success } from './engine.js';
import type { Operation } from './operation.js';
import type { Arguments } from './parameter.js';
import { unknownRecord } from './unknown-record.js';

export function answer(engine: Engine, operation: Operation, args: Arguments): Answer {
  const { catalog } = engine;
  const plan = operation.plan(args);
  const found = runPlan(catalog, plan);
  if (found.found === 'nothing')
    return { problem: unknownRecord(catalog, operation.path, found.family, found.id) };
  const page =
    found.found === 'records' && plan.page ? envelope(plan.page, found.total as number) : undefined;
  const answered =
    found.found === 'rows' || isShapedByAsking(args)
      ? answerAsAsked(engine, operation, args, found, page)
      : answerPlainly(engine, operation, found.ordinals, page);
  const isPart = plan.limit !== undefined || plan.offset !== undefined;
  if (!isPart || found.found === 'rows' || found.total === undefined || 'problem' in answered)
    return answered;
  return { ...answered, total: found.total };
}

function answerPlainly(
  { catalog, renderer }: Engine,
  { shape, result, keepable }: Operation,
  ordinals: Ordinals,
  page: PageEnvelope | undefined,
): Success {
  if (page !== undefined) return { body: renderer.page(shape, ordinals, page), page };
  if (result === 'one') return { body: renderer.record(shape, ordinals[0] as number), shared: true };
  if (keepable)
    return { body: renderer.list(shape, ordinals), shared: ordinals === catalog.table(shape.family).all };
  const { bytes, giveBack } = renderer.passingList(shape, ordinals);
  return { body: bytes, giveBack };
}

function isShapedByAsking({ fields, expand, relations, format = 'json' }: Arguments): boolean {
  return fields !== undefined || expand !== undefined || relations !== undefined || format !== 'json';
}

function envelope(page: NonNullable<Plan['page']>, totalRecords: number): PageEnvelope {
  return { ...page, totalRecords, pageCount: Math.ceil(totalRecords / page.pageSize) };
}
