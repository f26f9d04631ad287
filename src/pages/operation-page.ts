// The page of an operation: what it takes, a real request with its answer, and what can go wrong.
import { failureStatuses } from '../operations/failure-statuses.js';
import { isOnRecords, mediaTypeOf, type Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/request/parameter.js';
import { requestPath } from '../operations/request/request-path.js';
import { addresses, familyAddress, operationAddress } from './addresses.js';
import { answerBlock, codeBlock, cutJson, requestCaption } from './code.js';
import { crumbs } from './crumbs.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';
import { pathWithPlaces } from './operations-page.js';
import { ORIGIN } from './origin.js';
import { parametersSection } from './parameters.js';
import { problemList } from './problem-list.js';
import type { Site } from './site.js';
import { snippetTabs } from './snippets.js';

export interface OperationFacts {
  readonly operation: Operation;
  readonly example: OperationExample | undefined;
  /** The operation that this one is another name of. */
  readonly sameAs: Operation | undefined;
}

export interface OperationExample {
  readonly arguments: Arguments;
  readonly value: unknown;
  /** A list was cut after its first record. */
  readonly shortened: boolean;
}

const LINES = 36;

export function operationPage(site: Site, { operation, example, sameAs }: OperationFacts): string {
  const { strings, at } = site;
  const { owner } = operation;
  const title = site.translate(operation.summary);
  return layout(site, {
    path: operationAddress(operation),
    title: title.plain,
    description: `GET ${operation.path}: ${title.plain}`,
    kind: 'documentation',
    body: html`${
      owner === undefined
        ? crumbs(site, [addresses.operations, strings.docs.operations])
        : crumbs(
            site,
            [addresses.families, strings.family.families],
            [familyAddress(owner), site.titleOf(owner)],
          )
    }
<h1>${title}</h1>
<p class="lead">${answers(site, operation)}</p>
<p class="request-line"><span class="method">GET</span> ${pathWithPlaces(operation.path)} <code class="soft">${operation.id}</code></p>
${sameAs && html`<p class="note">${strings.operation.sameAs} <a href="${at(operationAddress(sameAs))}">${pathWithPlaces(sameAs.path)}</a>.</p>`}
<h2 id="parameters">${strings.operation.parameters}</h2>
${parametersSection(site, operation)}
<h2 id="example">${strings.operation.example}</h2>
${mediaTypeOf(operation).startsWith('image/') ? picture(site, operation) : exampleOrNone(site, operation, example)}
<h2 id="problems">${strings.operation.problems}</h2>
${problemList(site, failureStatuses(operation))}`,
  });
}

function answers({ strings, at }: Site, operation: Operation): Html {
  if (!isOnRecords(operation)) return html`${strings.operation.document}`;
  const { family, result } = operation;
  return html`${strings.operation.answers[result]} <a href="${at(familyAddress(family))}">${family.record}</a>.`;
}

/** As it is, and as a line of Markdown that shows it elsewhere. */
function picture(site: Site, { path, summary }: Operation): Html {
  const title = site.translate(summary).plain;
  return html`<figure class="picture"><img src="${path}" alt="${title}"></figure>
<p>${site.strings.operation.embedPicture}</p>
${codeBlock('markdown', `![${title}](${ORIGIN}${path})`)}`;
}

function exampleOrNone(site: Site, operation: Operation, example: OperationExample | undefined): Html {
  return example === undefined
    ? html`<p>${site.strings.operation.noExample}</p>`
    : exampleSection(site, operation, example);
}

function exampleSection(site: Site, operation: Operation, example: OperationExample): Html {
  const { strings } = site;
  const path = requestPath(operation.path, example.arguments.texts());
  const { code, left } = cutJson(example.value, LINES);
  return html`${snippetTabs(site, path)}
<h3>${strings.operation.answer}</h3>
${answerBlock(code, requestCaption(path))}
${(example.shortened || left > 0) && html`<p class="note">${example.shortened && strings.operation.cutRecord} ${left > 0 && strings.operation.cutLines(left)}</p>`}`;
}
