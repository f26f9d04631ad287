// A parameter as a control of the form: its name in requests, its whole description, and its value.

import type { Parameter } from '../../engine/operations/request/parameter.js';
import { asSentence } from '../../engine/text/letter-case.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { type Control, controlOf } from './control-of.js';
import { operationStrings } from './strings.js';

export interface ControlModel {
  readonly parameter: Parameter;
  /** As it is written in a request; empty if it is left out. */
  readonly value: string;
  /** The label of a name among the choices, if it is that of a field. */
  readonly labelOf: (name: string) => string | undefined;
}

export function parameterControl(site: Site, model: ControlModel): Html {
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
  { value, labelOf }: ControlModel,
  control: Exclude<Control, { kind: 'ticks' }>,
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

export const switchChoices = ({ yes, no }: Site['strings']): readonly (readonly [string, string])[] => [
  ['true', withName(yes, 'true')],
  ['false', withName(no, 'false')],
];

const withName = (words: string | undefined, name: string) =>
  words === undefined ? name : `${words} (${name})`;

function ticks(
  { language }: Site,
  { value, labelOf, parameter }: ControlModel,
  { names, takesOthers }: Extract<Control, { kind: 'ticks' }>,
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
