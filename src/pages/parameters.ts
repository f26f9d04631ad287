// Parameters as tables: one for those that stand by themselves, and one for the many ways in which fields can be compared.
import type { Parameter } from '../operations/parameter.js';
import { INT32_MAX } from '../operations/parameter.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { parameterSchema } from '../schema/operation-schema.js';
import { type Html, html, joined } from './html.js';
import type { Site } from './site.js';

const COMPARISON = /^(.+)\[(\w+)\]$/;

export function parametersSection(site: Site, parameters: readonly Parameter[]): Html {
  const { strings } = site;
  if (parameters.length === 0) return html`<p>${strings.operation.none}</p>`;
  const plain = parameters.filter(({ name }) => !COMPARISON.test(name));
  return html`${parametersTable(site, plain)}
${comparisons(site, parameters)}`;
}

function parametersTable(site: Site, parameters: readonly Parameter[]): Html {
  const { operation, family } = site.strings;
  return html`<table class="wide parameters">
<thead><tr><th scope="col">${operation.parameter}</th><th scope="col">${operation.value}</th><th scope="col">${family.meaning}</th></tr></thead>
<tbody>
${parameters.map(
  (parameter) => html`<tr><th scope="row"><code>${parameter.name}</code>
<span class="where">${parameter.in === 'path' ? operation.inPath : operation.inQuery}${parameter.required && parameter.in === 'query' && html`, <span class="required">${operation.required}</span>`}</span></th>
<td data-label="${operation.value}">${rightValue(site, parameterSchema(parameter))}</td>
<td data-label="${family.meaning}">${site.say(parameter.about)}</td></tr>
`,
)}</tbody>
</table>`;
}

/** `population[gte]`, `population[lte]` and so on, as one row for each field. */
function comparisons(site: Site, parameters: readonly Parameter[]): Html | undefined {
  const { operation, family } = site.strings;
  const fields = new Map<string, string[]>();
  for (const { name } of parameters) {
    const [, field, way] = COMPARISON.exec(name) ?? [];
    if (field !== undefined && way !== undefined) fields.set(field, [...(fields.get(field) ?? []), way]);
  }
  if (fields.size === 0) return undefined;
  return html`<h3 id="filters">${operation.filters}</h3>
<p>${operation.filtersIntro}</p>
<table class="wide filters">
<thead><tr><th scope="col">${family.field}</th><th scope="col">${operation.filters}</th></tr></thead>
<tbody>
${[...fields].map(
  ([field, ways]) => html`<tr><th scope="row"><code>${field}</code></th>
<td data-label="${operation.filters}">${joined(
    ways.map((way) => html`<code>[${way}]</code>`),
    ' ',
  )}</td></tr>
`,
)}</tbody>
</table>`;
}

/** What a right value is, read from its schema, so that a kind of parameter that is new needs nothing here. */
export function rightValue(site: Site, schema: JsonSchema): Html {
  const { operation } = site.strings;
  const code = (value: unknown) => html`<code>${String(value)}</code>`;
  if (schema.enum !== undefined) return html`${operation.oneOf} ${joined(schema.enum.map(code), ', ')}`;
  switch (schema.type) {
    case 'boolean':
      return html`${operation.switch}`;
    case 'integer':
    case 'number':
      return html`${schema.type === 'integer' ? operation.whole : operation.number}${range(site, schema)}`;
    case 'array':
      return html`${operation.listOf} ${schema.items === undefined ? operation.anything : rightValue(site, schema.items)}`;
    case 'string':
      if (schema.pattern !== undefined) return html`${operation.matching} ${code(schema.pattern)}`;
      return html`${operation.anything}${schema.maxLength !== undefined && html`, ${operation.upTo} ${site.number(schema.maxLength)} ${operation.characters}`}`;
    default:
      return html`${joined([schema.type ?? []].flat().map(code), ', ')}`;
  }
}

function range(site: Site, { minimum, maximum }: JsonSchema): Html | undefined {
  const { operation } = site.strings;
  const from = minimum === undefined ? undefined : html` ${operation.from} ${minimum}`;
  // The largest number that the contract has a place for says nothing to a reader.
  const to = maximum === undefined || maximum === INT32_MAX ? undefined : html` ${operation.to} ${maximum}`;
  return from === undefined && to === undefined ? undefined : html`${from}${to}`;
}
