// Parameters as tables: those of the contract, the query options, and the operators of filters.

import type { Operation } from '../../engine/operations/operation.js';
import type { Parameter } from '../../engine/operations/request/parameter.js';
import { asSentence } from '../../engine/text/letter-case.js';
import { type Html, html, joined } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { rightValue } from './right-value.js';
import { operationStrings } from './strings.js';

/** `population[gte]` compares `population`; `population` alone does as well. */
const COMPARISON = /^([^[]+)(\[\w+\])?$/;
const EQUALS = '=';

export function parametersSection(site: Site, { parameters, options }: Operation): Html {
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

/** One row for the fields that can be compared in the same ways, and the meaning of each way. */
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
