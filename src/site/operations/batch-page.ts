// The page of a batch operation, with its input, a real request with its response as JSON and as a table, and its errors.

import { ADDED, type BatchOperation } from '../../engine/operations/batch-operation.js';
import { batchKinds } from '../../engine/operations/kinds/index.js';
import { EVERYWHERE } from '../../engine/operations/operation.js';
import { addresses, calculatorAddresses, operationAddress } from '../shell/addresses.js';
import { answerBlock, codeBlock, cutJson, ORIGIN } from '../shell/code.js';
import { type Html, html, joined } from '../shell/html.js';
import { crumbs, layout } from '../shell/layout.js';
import { pathWithPlaces } from '../shell/operations.js';
import type { Site } from '../shell/site.js';
import { operationTitle, problemList } from './operations.js';
import { operationStrings } from './strings.js';

export interface BatchView {
  readonly batch: BatchOperation;
  readonly examples: readonly BatchExample[];
}

/** A body that was sent, and its response. */
interface BatchExample {
  readonly type: string;
  readonly body: string;
  readonly answer: string;
}

const LINES = 36;

const onAPage = new Map([
  [batchKinds.match, 'match'],
  [batchKinds.locateAll, 'locate'],
] as const);

export function batchOperationPage(site: Site, { batch, examples }: BatchView): string {
  const words = operationStrings[site.language];
  const { strings } = site;
  const title = site.translate(batch.summary);
  const tool = onAPage.get(batch.kind);
  return layout(site, {
    path: operationAddress(batch),
    title: operationTitle(site, batch.method, batch),
    description: site.translate(batch.description).plain,
    kind: 'documentation',
    body: html`${crumbs(site, [addresses.operations, strings.titles.operations])}
<h1>${title}</h1>
<p class="lead">${site.translate(batch.description)}</p>
<p class="request-line"><span class="method">${batch.method}</span> ${pathWithPlaces(batch.path)}</p>
<p>${words.operation.batch} <code class="soft">${batch.id}</code></p>
<p>${words.operation.batchMethods}</p>
${tool && html`<p>${words.tryIt.onAPage} <a href="${site.at(calculatorAddresses[tool])}">${site.strings.titles[tool]}</a>.</p>`}
<h2 id="columns">${words.operation.batchColumns}</h2>
<p>${joined(
      [...batch.columns, 'error'].map((column) => html`<code>${ADDED}${column}</code>`),
      ', ',
    )}</p>
<h2 id="example">${strings.example}</h2>
${examples.map((example) => batchExample(site, batch, example))}
<h2 id="problems">${words.operation.problems}</h2>
${problemList(site, [400, 413, 415, ...EVERYWHERE])}`,
  });
}

function batchExample({ language }: Site, { method, path }: BatchOperation, example: BatchExample): Html {
  const isJson = example.type.endsWith('json');
  const command = `curl '${ORIGIN}${path}' -H 'Content-Type: ${example.type}' --data-binary '${example.body}'`;
  return html`${codeBlock('sh', command, html`<span class="method">${method}</span> <code>${path}</code>`)}
<h3>${operationStrings[language].operation.answer}</h3>
${isJson ? answerBlock(cutJson(JSON.parse(example.answer), LINES).code) : answerBlock(example.answer, undefined, 'csv')}
`;
}
