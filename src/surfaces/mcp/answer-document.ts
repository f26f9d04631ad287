// The document of an operation, as a tool returns it: long lists in it are cut, with the number of omitted entries.
import type { Engine } from '../../engine/answers/engine.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { ask, type Texts } from './ask.js';
import { afterProblem } from './refusal.js';
import type { ShownSource } from './sources.js';
import type { Argument, Refused, ToolResult } from './tool.js';

const [USUAL, MOST] = [20, 200];

export const limitArgument: Argument = { schema: { type: 'integer', minimum: 1, maximum: MOST } };

export function* answerDocument(
  engine: Engine,
  operation: Operation,
  texts: Texts,
  {
    limit,
    sources,
  }: { readonly limit?: unknown; readonly sources: (value: unknown) => readonly ShownSource[] },
): YieldingWork<ToolResult | Refused> {
  const result = yield* ask(engine, operation, texts);
  if ('problem' in result) return afterProblem(result.problem, operation.owner);
  const { answer, omitted } = cut(result.value, Math.min(Number(limit ?? USUAL), MOST));
  const next =
    omitted === undefined
      ? undefined
      : `Part of the result is omitted (see omitted). Call again with a limit of up to ${MOST}, or narrow the request.`;
  return { operation: result.operation, answer, omitted, next, sources: sources(result.value) };
}

/** The list itself is `answer`. */
function cut(value: unknown, most: number): Pick<ToolResult, 'answer' | 'omitted'> {
  if (Array.isArray(value))
    return value.length <= most
      ? { answer: value }
      : { answer: value.slice(0, most), omitted: { answer: value.length - most } };
  const long = Object.entries(value as object).filter(
    ([, each]) => Array.isArray(each) && each.length > most,
  );
  if (long.length === 0) return { answer: value };
  const shorter = long.map(([name, list]) => [name, (list as unknown[]).slice(0, most)]);
  return {
    answer: { ...(value as object), ...Object.fromEntries(shorter) },
    omitted: Object.fromEntries(long.map(([name, list]) => [name, (list as unknown[]).length - most])),
  };
}
