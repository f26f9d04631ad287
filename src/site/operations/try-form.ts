// A form that makes a request of an operation, in the reader's language. It begins with the example, and needs a script to be of use.

import type { ModelField } from '../../engine/model/model.js';
import { familyOf, type Operation } from '../../engine/operations/operation.js';
import type { Arguments, Parameter } from '../../engine/operations/request/parameter.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { labelOf } from '../manifest/label-of.js';
import { readablePath } from '../shell/code.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { filterRows } from './filter-rows.js';
import { parameterControl } from './parameter-control.js';
import { operationStrings } from './strings.js';

/** The usual options; the others are below, behind a word. */
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
