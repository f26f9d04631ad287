// The page of an operation, with a real request and its response, a form for other requests, its parameters and its errors.
import {
  failureStatuses,
  isOnRecords,
  mediaTypeOf,
  type Operation,
  type OperationOnRecords,
} from '../../engine/operations/operation.js';
import type { Arguments, Parameter } from '../../engine/operations/request/parameter.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { asSentence } from '../../engine/text/fold.js';
import { addresses, familyAddress, operationAddress } from '../shell/addresses.js';
import {
  answerBlock,
  codeBlock,
  cutJson,
  ORIGIN,
  pictureBlock,
  requestCaption,
  snippetTabs,
} from '../shell/code.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { capital, type Html, html, joined } from '../shell/html.js';
import { crumbs, layout } from '../shell/layout.js';
import { pathWithPlaces } from '../shell/operations.js';
import type { Site } from '../shell/site.js';
import { operationTitle, problemList } from './operations.js';
import { operationStrings } from './strings.js';
import { rightValue, tryForm } from './try-form.js';

/** Both `population[gte]` and `population` compare the field `population`. */
const COMPARISON = /^([^[]+)(\[\w+\])?$/;
const EQUALS = '=';

/** Parameters as tables: those of the contract, the query options, and the operators of filters. */
function parametersSection(site: Site, { parameters, options }: Operation): Html {
  const { operation } = operationStrings[site.language];
  const filters = options.filter(({ filter }) => filter !== undefined);
  const others = options.filter(({ filter }) => filter === undefined);
  return html`${parameters.length === 0 ? html`<p>${operation.none}</p>` : parametersTable(site, parameters)}
${
  others.length > 0 &&
  html`<h3 id="options">${operation.options}</h3>
<p>${operation.optionsIntro}</p>
${parametersTable(site, others)}`
}
${filters.length > 0 && filtersTable(site, filters)}`;
}

function parametersTable(site: Site, parameters: readonly Parameter[]): Html {
  const { operation } = operationStrings[site.language];
  return html`<table class="wide parameters">
<thead><tr><th scope="col">${operation.parameter}</th><th scope="col">${operation.value}</th><th scope="col">${site.strings.meaning}</th></tr></thead>
<tbody>
${parameters.map(
  (parameter) => html`<tr><th scope="row"><code>${parameter.name}</code>
<span class="where">${parameter.in === 'path' ? operation.inPath : operation.inQuery}${parameter.required && parameter.in === 'query' && html`, <span class="required">${operation.required}</span>`}</span></th>
<td data-label="${operation.value}">${rightValue(site, parameter.type.schema)}</td>
<td data-label="${site.strings.meaning}">${site.translate(asSentence(parameter.about))}</td></tr>
`,
)}</tbody>
</table>`;
}

/** One row for the fields with the same comparisons, and the meaning of each. */
function filtersTable(site: Site, filters: readonly Parameter[]): Html {
  const { operation } = operationStrings[site.language];
  const waysOf = new Map<string, string[]>();
  for (const { name } of filters) {
    const [, field = name, way = EQUALS] = COMPARISON.exec(name) ?? [];
    waysOf.set(field, [...(waysOf.get(field) ?? []), way]);
  }
  const kinds = new Map<string, string[]>();
  for (const [field, ways] of waysOf)
    kinds.set(ways.join(' '), [...(kinds.get(ways.join(' ')) ?? []), field]);
  const abouts = new Map(filters.map(({ name, about }) => [COMPARISON.exec(name)?.[2] ?? EQUALS, about]));
  const codes = (words: readonly string[]) =>
    joined(
      words.map((word) => html`<code>${word}</code>`),
      ' ',
    );
  return html`<h3 id="filters">${operation.filters}</h3>
<p>${operation.filtersIntro}</p>
<table class="wide filters">
<thead><tr><th scope="col">${site.strings.field}</th><th scope="col">${operation.filters}</th></tr></thead>
<tbody>
${[...kinds].map(
  ([ways, fields]) => html`<tr><th scope="row">${codes(fields)}</th>
<td data-label="${operation.filters}">${codes(ways.split(' '))}</td></tr>
`,
)}</tbody>
</table>
<dl class="ways">
${[...abouts].map(([way, about]) => html`<dt><code>${way}</code></dt><dd>${site.translate(asSentence(about))}</dd>\n`)}</dl>`;
}

interface OperationView {
  readonly operation: Operation;
  readonly example: OperationExample | undefined;
  /** The initial values of the form, from the example or other valid ones. */
  readonly given: Arguments | undefined;
  /** The pages about its family. */
  readonly parts: readonly FamilyPart[] | undefined;
  /** The operation of which this one is an alias. */
  readonly sameAs: Operation | undefined;
}

export interface OperationExample {
  readonly arguments: Arguments;
  readonly value: unknown;
  /** The list was cut after its first record. */
  readonly shortened: boolean;
}

const LINES = 36;

export function operationPage(site: Site, model: OperationView): string {
  const words = operationStrings[site.language];
  const { strings, at } = site;
  const { operation, sameAs } = model;
  const { owner } = operation;
  const title = site.translate(operation.summary);
  return layout(site, {
    path: operationAddress(operation),
    title: operationTitle(site, 'GET', operation),
    description: site.translate(operation.description).plain,
    kind: 'documentation',
    scripts: ['operation'],
    body: html`${
      owner === undefined
        ? crumbs(site, [addresses.operations, strings.titles.operations])
        : crumbs(
            site,
            [addresses.families, strings.titles.families],
            [familyAddress(owner), site.titleOf(owner)],
          )
    }
<h1>${title}</h1>
<p class="lead">${site.translate(operation.description)}</p>
<p class="request-line"><span class="method">GET</span> ${pathWithPlaces(operation.path)} <code class="soft">${operation.id}</code></p>
${isOnRecords(operation) && recordsOf(site, operation)}
${partLinks(site, model.parts ?? [], owner && familyAddress(owner))}
${sameAs && html`<p class="note">${capital(html`${strings.aliasOf}`)} <a href="${at(operationAddress(sameAs))}">${pathWithPlaces(sameAs.path)}</a>.</p>`}
<h2 id="example">${strings.example}</h2>
${exampleSection(site, model)}
<h2 id="parameters">${words.operation.parameters}</h2>
${parametersSection(site, operation)}
<h2 id="problems">${words.operation.problems}</h2>
${problemList(site, failureStatuses(operation))}`,
  });
}

const recordsOf = ({ at, language }: Site, { family, result }: OperationOnRecords) =>
  html`<p>${operationStrings[language].operation.answers[result]} <a href="${at(familyAddress(family))}">${family.record}</a>.</p>`;

/** The script replaces the response of the example. */
function exampleSection(site: Site, { operation, example, given }: OperationView): Html {
  const { operation: words } = operationStrings[site.language];
  const isPicture = mediaTypeOf(operation).startsWith('image/');
  const path = requestPath(operation.path, given?.texts() ?? {});
  return html`<div class="tried" data-failed="${site.strings.live.failed}" data-cut="${site.strings.live.cut}" data-ignored="${site.strings.live.ignored}">
${isPicture ? embedding(site, operation, path) : snippetTabs(site, path)}
${tryForm(site, operation, given)}
<div class="tried-answer">
<h3>${words.answer} <span class="status" role="status"></span></h3>
<div class="shown">
${isPicture ? pictureBlock(path, site.translate(operation.summary).plain) : exampleAnswer(site, path, example)}
</div>
</div>
</div>`;
}

/** A line of Markdown that other viewers show. */
function embedding(site: Site, { summary }: Operation, path: string): Html {
  const title = site.translate(summary).plain;
  return html`<div><p>${operationStrings[site.language].operation.embedPicture}</p>
${codeBlock('markdown', html`![${title}](<span class="origin">${ORIGIN}</span><span class="path">${path}</span>)`)}</div>`;
}

function exampleAnswer({ strings, language }: Site, path: string, example: OperationExample | undefined) {
  const words = operationStrings[language];
  if (example === undefined) return html`<p>${words.operation.noExample}</p>`;
  const { code, left } = cutJson(example.value, LINES);
  return html`${answerBlock(code, requestCaption(path))}
${(example.shortened || left > 0) && html`<p class="note">${example.shortened && words.operation.cutRecord} ${left > 0 && strings.cutLines(left)}</p>`}`;
}
