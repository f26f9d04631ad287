// Filters as rows of a form: one template of a row, for all fields of a family. The script copies it and shows the parts that fit the field.

import type { Parameter } from '../../engine/operations/request/parameter.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { switchChoices } from './parameter-control.js';
import { operationStrings } from './strings.js';

type Filter = NonNullable<Parameter['filter']>;

/** The entry for the value of a field; days have their own comparisons. */
const entries: Readonly<Record<Filter['field']['kind'], 'text' | 'number' | 'date' | 'switch'>> = {
  integer: 'number',
  number: 'number',
  text: 'text',
  texts: 'text',
  boolean: 'switch',
  date: 'date',
  midnight: 'date',
};

export function filterRows(
  { strings, language }: Site,
  filters: readonly Filter[],
  labelOf: (field: Filter['field']) => string,
): Html {
  const { tryIt } = operationStrings[language];
  const nameOf = ({ through = [], field }: Filter) => [...through, field].map(({ name }) => name).join('.');
  const fields = [...new Map(filters.map((filter) => [nameOf(filter), filter]))];
  const waysOf = (name: string) =>
    filters.filter((filter) => nameOf(filter) === name).map(({ operator }) => operator);
  const labelled = ({ through = [], field }: Filter) =>
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
      html`<option value="${name}" data-entry="${entries[filter.field.kind]}" data-ways="${waysOf(name).join(' ')}">${labelled(filter)} (${name})</option>`,
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
