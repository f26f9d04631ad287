// Runs API requests on the data of the package, and returns the responses of the server. Only the needed records are read.
import { colombia } from '../../country/index.js';
import { engineOn } from '../../engine/answers/engine-on.js';
import { withProbablyMeant } from '../../engine/answers/probably-meant.js';
import { compileKinds, operationAt } from '../../engine/operations/compile-kinds.js';
import { batchKinds } from '../../engine/operations/kinds/index.js';
import { parseQuery, readArguments } from '../../engine/operations/request/read-arguments.js';
import { messages } from '../../engine/problems/messages.js';
import { localizedProblem, type Problem, problem } from '../../engine/problems/problem.js';
import { createPassingRenderer } from '../../engine/render/renderer.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { openCatalogFiles } from '../../storage/files/open-dataset.js';
import { answerRows } from '../../surfaces/batch/answer-rows.js';
import { dataFolder } from '../program.js';
import type { AskService, Question, Response } from './question.js';

export function askDataset(): AskService {
  const catalog = openCatalogFiles(colombia, dataFolder());
  const engine = engineOn(colombia, { operations: [], batches: [] }, catalog, createPassingRenderer(catalog));
  let batches: ReturnType<typeof compileKinds>['batches'] | undefined;

  function record({ path: url, language }: Question): Response {
    const [path = '', query = ''] = url.split(/\?(.*)/s);
    const refused = (of: Problem) => ({
      status: of.status,
      text: JSON.stringify(localizedProblem(of, language)),
    });
    const found = operationAt(colombia, path);
    if (found === undefined) return refused(problem('unknown-path', messages.nothingAt(path)));
    const { operation } = found;
    const read = readArguments(operation, { path: found.path, query: parseQuery(query) });
    if ('problem' in read) return refused(withProbablyMeant(catalog, operation, found.path, read.problem));
    const answered = engine.answer(operation, read.arguments);
    if ('problem' in answered) return refused(answered.problem);
    return { status: 200, text: answered.text ?? Buffer.from(answered.body).toString() };
  }

  function batch({ path, language }: Question, rows: NonNullable<Question['rows']>): Response {
    batches ??= compileKinds(colombia, [], Object.values(batchKinds)).batches;
    const operation = batches.find((each) => each.path === path);
    if (operation === undefined) throw new Error(`${path} is not a path for rows.`);
    const answered = runToEnd(answerRows(engine, operation, { ...rows, language }));
    if (!('problem' in answered)) return { status: 200, text: answered.text };
    return {
      status: answered.problem.status,
      text: JSON.stringify(localizedProblem(answered.problem, language)),
    };
  }

  return async (question) =>
    question.rows === undefined ? record(question) : batch(question, question.rows);
}
