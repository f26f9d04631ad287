// A form for requests of an operation in the reader's language. It starts with the example and needs a script.
import type { ModelField } from '../../engine/model/model.js';
import { familyOf, type Operation } from '../../engine/operations/operation.js';
import type { Arguments, Parameter } from '../../engine/operations/request/parameter.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { INT32_MAX } from '../../engine/operations/values/value-type.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { asSentence } from '../../engine/text/fold.js';
import { labelOf } from '../manifest/manifest.js';
import { readablePath } from '../shell/code.js';
import { type Html, html, joined } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { operationStrings } from './strings.js';

/** The valid values of a parameter in words, from its schema, so that a new kind of parameter needs nothing here. */
export function rightValue(site: Site, schema: JsonSchema): Html {
  const { operation } = operationStrings[site.language];
  const names = namesOf(schema);
  if (names !== undefined) return html`${operation.oneOf} ${codes(names)}`;
  switch (schema.type) {
    case 'boolean':
      return html`${operation.switch}`;
    case 'integer':
    case 'number':
      return html`${schema.type === 'integer' ? operation.whole : operation.number}${range(site, schema)}`;
    case 'array':
      return list(site, schema);
    case 'string':
      if (schema.format === 'date') return html`${operation.date}`;
      if (schema.pattern !== undefined) return html`${operation.matching} <code>${schema.pattern}</code>`;
      return html`${operation.anything}${schema.maxLength !== undefined && html`, ${operation.upTo} ${site.number(schema.maxLength)} ${operation.characters}`}`;
    default:
      return codes([schema.type ?? []].flat());
  }
}

/** A query writes a list with commas. */
function list(site: Site, { items = {}, minItems, maxItems }: JsonSchema): Html {
  const { operation } = operationStrings[site.language];
  const names = namesOf(items);
  if (names !== undefined) return html`${operation.listOf} ${codes(names)}`;
  if (minItems !== undefined && minItems === maxItems && items.type === 'number')
    return html`${operation.numbers(minItems)}${range(site, items)}`;
  return html`${operation.listOf} ${rightValue(site, items)}`;
}

/** The possible names, or for a path those of its first step. */
function namesOf({ enum: values, anyOf = [], pattern }: JsonSchema): readonly string[] | undefined {
  if (values !== undefined) return values.map(String);
  const first = anyOf.map(namesOf).find((names) => names !== undefined);
  return first ?? /^\^\(([\w|]+)\)/.exec(pattern ?? '')?.[1]?.split('|');
}

const codes = (values: readonly string[]) =>
  joined(
    values.map((value) => html`<code>${value}</code>`),
    ', ',
  );

function range(site: Site, { minimum, exclusiveMinimum, maximum }: JsonSchema): Html {
  const { operation } = operationStrings[site.language];
  // The largest number of the contract means nothing to a reader.
  const most = maximum === INT32_MAX ? undefined : maximum;
  if (exclusiveMinimum !== undefined)
    return html`, ${operation.moreThan} ${exclusiveMinimum}${most !== undefined && html`, ${operation.upTo} ${most}`}`;
  if (minimum === undefined) return html`${most !== undefined && html` ${operation.upTo} ${most}`}`;
  return most === undefined
    ? html` ${operation.atLeast} ${minimum}`
    : html` ${operation.from} ${minimum} ${operation.to} ${most}`;
}

/** A parameter as a control of the form, with its name, description and value. */
interface ControlView {
  readonly parameter: Parameter;
  /** The text in a request. Empty if it is left out. */
  readonly value: string;
  /** The label of a name among the choices, if it is that of a field. */
  readonly labelOf: (name: string) => string | undefined;
}

function parameterControl(site: Site, model: ControlView): Html {
  const { parameter } = model;
  const control = controlOf(parameter.type.schema);
  const id = `try-${parameter.name}`;
  const about = html`<small id="${id}-about">${site.translate(asSentence(parameter.about))}</small>`;
  const described = html` aria-describedby="${id}-about"`;
  const name = html`<code>${parameter.name}</code>`;
  if (control.kind === 'ticks')
    return html`<details class="try-ticks"><summary>${name} <span class="try-count"></span></summary>
${about}
<fieldset data-in="query" data-name="${parameter.name}"${described}><legend class="said">${parameter.name}</legend>
${ticks(site, model, control)}</fieldset>
</details>
`;
  const required =
    parameter.required &&
    html` <span class="required">${operationStrings[site.language].operation.required}</span>`;
  return html`<div class="try-field"><label for="${id}">${name}${required}</label>
${entry(site, model, control, html`id="${id}" data-in="${parameter.in}" data-name="${parameter.name}"${parameter.required && html` required`}${described}`)}
${about}</div>
`;
}

function entry(
  { strings, language }: Site,
  { value, labelOf }: ControlView,
  control: Exclude<TryControl, { kind: 'ticks' }>,
  attributes: Html,
): Html {
  const { notGiven } = operationStrings[language].tryIt;
  const options = (choices: readonly (readonly [value: string, words: string])[]) =>
    html`<select ${attributes}><option value="">${notGiven}</option>${choices.map(
      ([name, words]) => html`<option value="${name}"${name === value && html` selected`}>${words}</option>`,
    )}</select>`;
  switch (control.kind) {
    case 'choice':
      return options(control.names.map((name) => [name, withName(labelOf(name), name)]));
    case 'switch':
      return options(switchChoices(strings));
    case 'number':
      return html`<input ${attributes} type="number" step="any"${control.min !== undefined && html` min="${control.min}"`}${control.max !== undefined && html` max="${control.max}"`} value="${value}">`;
    default:
      return html`<input ${attributes} type="${control.kind}" value="${value}" spellcheck="false">`;
  }
}

const switchChoices = ({ yes, no }: Site['strings']): readonly (readonly [string, string])[] => [
  ['true', withName(yes, 'true')],
  ['false', withName(no, 'false')],
];

const withName = (words: string | undefined, name: string) =>
  words === undefined ? name : `${words} (${name})`;

function ticks(
  { language }: Site,
  { value, labelOf, parameter }: ControlView,
  { names, takesOthers }: Extract<TryControl, { kind: 'ticks' }>,
): Html {
  const given = value.split(',').filter((part) => part !== '');
  const others = given.filter((part) => !names.includes(part));
  return html`<div class="try-boxes">
${names.map((name) => {
  const label = labelOf(name);
  return html`<label><input type="checkbox" value="${name}"${given.includes(name) && html` checked`}> <span>${label} <code>${name}</code></span></label>\n`;
})}</div>
${
  takesOthers &&
  html`<label class="try-others" for="try-${parameter.name}-others">${operationStrings[language].tryIt.others}</label>
<input id="try-${parameter.name}-others" type="text" value="${others.join()}" spellcheck="false">
`
}`;
}

/** The kind of entry for a parameter, from its schema, so that a new kind of parameter needs nothing here. */
type TryControl =
  /** One of these names. Other values are for requests written by hand. */
  | { readonly kind: 'choice'; readonly names: readonly string[]; readonly takesOthers: boolean }
  | { readonly kind: 'switch' }
  | { readonly kind: 'date' }
  | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'text' }
  /** Several of these names, and others if the list is incomplete. */
  | { readonly kind: 'ticks'; readonly names: readonly string[]; readonly takesOthers: boolean };

function controlOf(schema: JsonSchema): TryControl {
  const { type, format, items = {}, minimum, maximum } = schema;
  if (type === 'array') {
    const names = namesOf(items);
    return names === undefined
      ? { kind: 'text' }
      : { kind: 'ticks', names, takesOthers: items.enum === undefined };
  }
  const listed = [schema, ...(schema.anyOf ?? [])].find((each) => each.enum !== undefined);
  if (listed !== undefined)
    return { kind: 'choice', names: namesOf(listed) ?? [], takesOthers: (schema.anyOf?.length ?? 0) > 1 };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'integer' || type === 'number')
    return { kind: 'number', min: minimum, max: maximum === INT32_MAX ? undefined : maximum };
  return { kind: type === 'string' && format === 'date' ? 'date' : 'text' };
}

type ParameterFilter = NonNullable<Parameter['filter']>;

/** The entry for the value of a field. Days have their own comparisons. */
const entryKinds: Readonly<Record<ParameterFilter['field']['kind'], 'text' | 'number' | 'date' | 'switch'>> =
  {
    integer: 'number',
    number: 'number',
    text: 'text',
    texts: 'text',
    boolean: 'switch',
    date: 'date',
    midnight: 'date',
  };

/** Rows of filters with one template for all fields of a family. The script copies it and shows the parts that fit the field. */
function filterRows(
  { strings, language }: Site,
  filters: readonly ParameterFilter[],
  labelOf: (field: ParameterFilter['field']) => string,
): Html {
  const { tryIt } = operationStrings[language];
  const nameOf = ({ through = [], field }: ParameterFilter) =>
    [...through, field].map(({ name }) => name).join('.');
  const fields = [...new Map(filters.map((filter) => [nameOf(filter), filter]))];
  const waysOf = (name: string) =>
    filters.filter((filter) => nameOf(filter) === name).map(({ operator }) => operator);
  const labelled = ({ through = [], field }: ParameterFilter) =>
    [...through.map(({ key }) => key), field].map(labelOf).join(' · ');
  const sign = (operator: string) => (operator === 'eq' ? '=' : `[${operator}]`);
  const way = ([operator, words]: readonly [string, string], isOfDays: boolean) =>
    html`<option value="${operator}"${isOfDays && html` data-days`}>${words} ${sign(operator)}</option>`;
  return html`<fieldset class="try-filters" aria-describedby="try-filters-about"><legend>${tryIt.filters}</legend>
<small id="try-filters-about">${tryIt.filtersNote}</small>
<button class="button quiet" type="button" data-add>${tryIt.add}</button>
<template>
<div class="try-row" role="group" data-row>
<select data-part="field" aria-label="${tryIt.field}">${fields.map(
    ([name, filter]) =>
      html`<option value="${name}" data-entry="${entryKinds[filter.field.kind]}" data-ways="${waysOf(name).join(' ')}">${labelled(filter)} (${name})</option>`,
  )}</select>
<select data-part="way" aria-label="${tryIt.comparison}">${Object.entries(tryIt.comparisons).map((each) => way(each, false))}${Object.entries(tryIt.ofDays).map((each) => way(each, true))}</select>
<input data-part="value" aria-label="${tryIt.value}" data-list="${tryIt.list}" spellcheck="false">
<select data-part="switch" aria-label="${tryIt.value}">${switchChoices(strings).map(([value, words]) => html`<option value="${value}">${words}</option>`)}</select>
<button class="try-remove" type="button" data-remove aria-label="${tryIt.remove}" title="${tryIt.remove}">×</button>
</div>
</template>
</fieldset>
`;
}

/** The common options. Others are folded below. */
const [FIELDS, FORMAT] = ['fields', 'format'];

export function tryForm(site: Site, operation: Operation, given: Arguments | undefined): Html {
  const { language } = site;
  const { tryIt } = operationStrings[site.language];
  const texts = given?.texts() ?? {};
  const family = familyOf(operation) ?? operation.owner;
  const labelOfField = (field: ModelField) =>
    `${labelOf(field)[language]}${field.unit === undefined ? '' : `, ${field.unit[language]}`}`;
  const labelOfName = (name: string) => {
    const field = family?.field(name);
    return field && labelOfField(field);
  };
  const controls = (parameters: readonly Parameter[]) =>
    parameters.map((parameter) =>
      parameterControl(site, {
        parameter,
        value: operation.parameters.includes(parameter) ? (texts[parameter.name] ?? '') : '',
        labelOf: labelOfName,
      }),
    );
  const filters = operation.options.flatMap(({ filter }) => filter ?? []);
  const options = operation.options.filter(({ filter }) => filter === undefined);
  const named = (wanted: string) => options.filter(({ name }) => name === wanted);
  const others = options.filter(({ name }) => name !== FIELDS && name !== FORMAT);
  const path = requestPath(operation.path, texts);
  return html`<form class="try-form" data-path="${operation.path}" data-missing="${tryIt.missing}" data-sending="${site.strings.live.sending}" autocomplete="off" novalidate hidden aria-labelledby="try">
<h3 id="try">${tryIt.title}</h3>
<p>${tryIt.intro}</p>
<div class="try-fields">
${controls([...operation.parameters.filter(isNeeded), ...named(FIELDS)])}</div>
${filters.length > 0 && filterRows(site, filters, labelOfField)}
<div class="try-fields">
${controls([...operation.parameters.filter((each) => !isNeeded(each)), ...named(FORMAT)])}</div>
${
  others.length > 0 &&
  html`<details class="try-more"><summary>${tryIt.more}</summary>
<div class="try-fields">
${controls(others)}</div>
</details>
`
}<p class="try-request"><span class="said">${tryIt.request}:</span> <span class="method">GET</span> <a href="${path}"><code>${readablePath(path)}</code></a></p>
<p class="try-actions"><button class="button" type="submit">${site.strings.live.send}</button>
<button class="button quiet" type="button" data-back>${tryIt.back}</button>
<span class="try-missing" role="status"></span></p>
</form>`;
}

const isNeeded = ({ required }: Parameter) => required;
