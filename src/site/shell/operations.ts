// Runs an operation for a page, and returns the value or the errors in the reader's language.
import type { Engine } from '../../engine/answers/engine.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation } from '../../engine/operations/operation.js';
import { localizedProblem, type Problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Language } from '../../engine/text/localized.js';
import { operationAddress } from './addresses.js';
import { type Html, html, joined } from './html.js';
import type { Site } from './site.js';

type ResultOnPage<Value> =
  | { readonly value: Value }
  | { readonly wrong: readonly WrongValue[]; readonly status: number };

interface WrongValue {
  /** Undefined if the error concerns the whole request. */
  readonly parameter: string | undefined;
  readonly message: string;
}

export function* resultOnPage<Value>(
  engine: Engine,
  operation: Operation,
  values: Readonly<Record<string, string>>,
  language: Language,
): YieldingWork<ResultOnPage<Value>> {
  const result = yield* engine.ask(operation, values);
  return 'problem' in result ? wrongValues(result.problem, language) : { value: result.value as Value };
}

function wrongValues(problem: Problem, language: Language) {
  const { errors = [], detail } = localizedProblem(problem, language);
  const wrong: readonly WrongValue[] =
    errors.length === 0
      ? [{ parameter: undefined, message: detail }]
      : errors.map(({ parameter, message }) => ({ parameter, message }));
  return { wrong, status: problem.status };
}

/** Operations, each with its path and a link to its page. */
export function operationsTable(
  site: Site,
  operations: readonly Operation[],
  batches: readonly BatchOperation[] = [],
): Html {
  const item = (
    method: string,
    operation: Operation | BatchOperation,
  ) => html`<li><a href="${site.at(operationAddress(operation))}">${site.translate(operation.summary)}</a>
<span><span class="method">${method}</span> ${pathWithPlaces(operation.path)}${'sameAs' in operation && operation.sameAs && html`, ${site.strings.aliasOf} ${pathWithPlaces(operation.sameAs)}`}</span></li>
`;
  return html`<ul class="operations">
${operations.map((operation) => item('GET', operation))}${batches.map((batch) => item(batch.method, batch))}</ul>`;
}

/** Parameters are marked, and a long path can break after a slash. */
export function pathWithPlaces(path: string): Html {
  const segments = path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? html`<var>${segment}</var>` : html`${segment}`));
  return html`<code>${joined(segments, '/<wbr>')}</code>`;
}
