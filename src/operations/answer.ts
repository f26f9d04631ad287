// The one way from an operation and its arguments to an answer: plan, run, bytes; or the problem that stands in the way.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily } from '../model/model.js';
import { type Problem, problem } from '../problems/problem.js';
import type { Plan } from '../query/plan.js';
import { runPlan } from '../query/run-plan.js';
import type { Renderer } from '../render/renderer.js';
import { API, type Operation } from './operation.js';
import type { Arguments } from './parameter.js';

export interface Engine {
  readonly catalog: Catalog;
  readonly renderer: Renderer;
}

export type Answer =
  /** What is not kept gives its memory back once it was sent. */
  { readonly body: Uint8Array; readonly giveBack?: () => void } | { readonly problem: Problem };

export function answer({ catalog, renderer }: Engine, operation: Operation, args: Arguments): Answer {
  const plan = operation.plan(args);
  const found = runPlan(catalog, plan);
  switch (found.found) {
    case 'nothing':
      return { problem: unknownRecord(catalog, operation, found.family, found.id) };
    case 'rows':
      return { body: renderer.rows(operation.family, found.rows) };
    case 'records': {
      const { shape } = operation;
      if (operation.result === 'one') return { body: renderer.record(shape, found.ordinals[0] as number) };
      if (operation.result === 'list') {
        if (operation.keepable) return { body: renderer.list(shape, found.ordinals) };
        const { bytes, giveBack } = renderer.passingList(shape, found.ordinals);
        return { body: bytes, giveBack };
      }
      return { body: renderer.page(shape, found.ordinals, envelope(plan, found.total)) };
    }
  }
}

function envelope({ page }: Plan, totalRecords: number) {
  if (page === undefined) throw new Error('A page was asked for without its number and size.');
  return { ...page, totalRecords, pageCount: Math.ceil(totalRecords / page.pageSize) };
}

function unknownRecord(catalog: Catalog, { path }: Operation, family: ModelFamily, id: number): Problem {
  const { record } = family;
  const retired = catalog.table(family).retired.get(id);
  if (retired !== undefined) {
    const by = `${API}/${family.path}/${retired.by}`;
    const detail = `${record} ${id} is no longer served: ${retired.reason} See ${by}.`;
    return problem('retired-record', detail, { retired: { by, reason: retired.reason } });
  }
  const nearest = nearestId(catalog, family, id);
  if (nearest === undefined) return problem('unknown-record', `There is no ${record} with id ${id}.`);
  const there = path.replace(/\{\w+\}/, String(nearest));
  return problem(
    'unknown-record',
    `There is no ${record} with id ${id}; the nearest is ${nearest}, at ${there}.`,
    {
      nearest: there,
    },
  );
}

function nearestId(catalog: Catalog, family: ModelFamily, id: number): number | undefined {
  const ids = catalog.table(family).rows.map((row) => row.id as number);
  return ids.reduce<number | undefined>(
    (best, known) => (best === undefined || Math.abs(known - id) < Math.abs(best - id) ? known : best),
    undefined,
  );
}
