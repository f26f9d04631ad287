// The filters of a table as a form that works without scripts, with the names of the API.

import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { collate } from '../../engine/text/fold.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { type Html, html, OF_RECORDS, writtenIn } from '../shell/html.js';
import { LIST_PARAMETER, titleOfRecord } from '../shell/record-links.js';
import type { Site } from '../shell/site.js';
import { tableStrings } from './strings.js';
import { addressOf, columnsOf, countedName } from './table-parts.js';
import { GROUP, type TableQuery } from './table-query.js';
import {
  type Control,
  type FormParameter,
  fieldNamed,
  type TableField,
  type TableSpec,
} from './table-spec.js';

/** The options of a select, in groups if an area contains each choice. */
interface Choices {
  readonly group: string | undefined;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

export interface FormView {
  readonly spec: TableSpec;
  readonly query: TableQuery;
  /** By the name of the field. */
  readonly choices: ReadonlyMap<string, readonly Choices[]>;
  /** The number of rows with each value of a field, by the names of fields and values. */
  readonly counts?: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export function tableForm(site: Site, model: FormView): Html {
  const { spec, query } = model;
  const words = tableStrings[site.language];
  const given = (name: string) => query.options.find(([each]) => each === name)?.[1];
  const ofField = (name: string) => spec.controls.filter((control) => control.field === name);
  const others = spec.fields.filter(
    ({ name }) => !spec.titles.includes(name) && spec.controls.some((control) => control.field === name),
  );
  const active = others.filter(({ name }) => ofField(name).some((control) => given(control.name)));
  const isShown = (field: TableField) => query.columns.includes(field.name) || active.includes(field);
  return html`<form class="table-form" action="${spec.address}" autocomplete="off">
<input type="hidden" name="fields" value="${spec.titles.join()}">
${spec.of && html`<input type="hidden" name="${LIST_PARAMETER}" value="${spec.of}">`}
<input type="hidden" name="sortBy" value="${query.sort}">
${carried(site, model)}
<div class="asked">
${spec.parameters.map((parameter) => parameterField(parameter, given(parameter.name) ?? spec.given[parameter.name]))}
${spec.titles.flatMap((name) =>
  ofField(name).map((control) => {
    const label = words.partOf(fieldNamed(spec, name)?.label ?? name);
    return html`<label>${label} <input type="search" name="${control.name}" value="${given(control.name)}" spellcheck="false"></label>\n`;
  }),
)}<button class="button" type="submit">${words.show}</button>
</div>
<div class="more">
${
  others.length + spec.around.length > 0 &&
  html`<details class="filters"${(active.length > 0 || spec.around.some(({ name }) => given(name))) && html` open`}><summary>${words.filters}</summary>
<div class="controls">
${spec.around.map(
  ({ name, label }) => html`<fieldset><legend>${label}</legend>
${choiceField(site, model, { name, field: name, label, language: OF_RECORDS }, given(name))}</fieldset>
`,
)}${others.map(
  (
    field,
  ) => html`<fieldset data-field="${field.name}"${!isShown(field) && html` hidden`}><legend>${labelOf(field)}</legend>
${ofField(field.name).map((control) => controlField(site, model, field, control, given(control.name)))}</fieldset>
`,
)}</div>
<p class="note">${words.columnsNote}</p>
</details>`
}
<details class="columns"><summary>${words.columns}</summary>
<fieldset class="ticks"><legend class="said">${words.columns}</legend>
${inOrderOfColumns(model)
  .filter(({ name }) => !spec.titles.includes(name))
  .map(
    (field) =>
      html`<label><input type="checkbox" name="fields" value="${field.name}"${query.columns.includes(field.name) && html` checked`}> ${labelOf(field)}</label>\n`,
  )}</fieldset>
</details>
${
  spec.facets.length > 0 &&
  html`<label class="grouped">${words.group} <select name="${GROUP}"><option value="">${words.ungrouped}</option>${spec.facets.map(
    (name) =>
      html`<option value="${name}"${name === query.group && html` selected`}>${fieldNamed(spec, name)?.label}</option>`,
  )}</select></label>
`
}</div>
</form>`;
}

const labelOf = ({ label, unit }: TableField) =>
  html`${label}${unit && html` <span class="unit">${unit}</span>`}`;

/** A form sends its ticked columns in its own order, which is that of the columns. */
const inOrderOfColumns = ({ spec, query }: FormView) => [
  ...new Set([...columnsOf(spec, query), ...spec.fields]),
];

/** Parameters of the URL without a field in the form are kept. */
function carried({ language }: Site, { spec, query }: FormView): Html | undefined {
  const isKnown = (name: string) =>
    [...spec.controls, ...spec.around, ...spec.parameters].some((each) => each.name === name);
  const rest = query.options.filter(([name]) => !isKnown(name));
  if (rest.length === 0) return undefined;
  const words = tableStrings[language];
  // The filters are removed together, because some have no meaning without another.
  const without = { ...query, page: 1, options: query.options.filter(([name]) => isKnown(name)) };
  return html`${rest.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}<p class="carried">${words.also}:
${rest.map((option) => html`<code>${option.join('=')}</code>\n`)}<a href="${addressOf(spec, without)}">${words.without}</a></p>`;
}

function parameterField({ name, label, isSwitch, min, max }: FormParameter, value: string | undefined): Html {
  if (isSwitch)
    return html`<label class="switch"><input type="checkbox" name="${name}" value="true"${value === 'true' && html` checked`}> ${label}</label>\n`;
  return html`<label>${label} <input type="number" name="${name}" value="${value}"${min !== undefined && html` min="${min}"`}${max !== undefined && html` max="${max}"`} required></label>\n`;
}

function controlField(
  site: Site,
  model: FormView,
  field: TableField,
  { name, operator }: Control,
  value: string | undefined,
): Html {
  const words = tableStrings[site.language];
  if (operator === 'contains')
    return html`<input type="search" name="${name}" value="${value}" aria-label="${words.partOf(field.label)}" spellcheck="false">\n`;
  if (operator === 'eq')
    return choiceField(
      site,
      model,
      { name, field: field.name, label: field.label, language: field.language },
      value,
    );
  const isDay = field.kind === 'date' || field.kind === 'midnight';
  return html`<label>${operator === 'gte' ? words.from : words.to} <input name="${name}" value="${value}" ${isDay ? html`type="date"` : html`type="number" step="any"`}></label>\n`;
}

interface ChoiceField {
  readonly name: string;
  readonly field: string;
  readonly label: string;
  /** The language of its choices, if it is not that of the page. */
  readonly language: string | undefined;
}

/** One of the choices of a field, with the number of its rows if they were counted. */
function choiceField(
  site: Site,
  { spec, choices, counts }: FormView,
  { name, field, label, language }: ChoiceField,
  value: string | undefined,
): Html {
  const counted = counts?.get(field);
  const option = ([each, text]: readonly [string, string]) =>
    html`<option value="${each}"${each === value && html` selected`}>${counted === undefined ? text : countedName(spec, text, counted.get(each) ?? 0)}</option>`;
  return html`<select name="${name}" aria-label="${label}"${writtenIn(site, language)}><option value=""${language !== undefined && html` lang="${site.language}"`}>${tableStrings[site.language].any}</option>${choices
    .get(field)
    ?.map(({ group, choices: offered }) =>
      group === undefined
        ? offered.map(option)
        : html`<optgroup label="${group}">${offered.map(option)}</optgroup>`,
    )}</select>\n`;
}

/** The choices of a filter for a field with few values or with records, grouped by the area around them. */
export function choicesOf(
  { language, strings: { yes, no } }: Site,
  { family, fields }: ShownFamily,
  catalog: Catalog,
): ReadonlyMap<string, readonly Choices[]> {
  const found = fields.map(
    ({ field: { name, kind, values, valueNames }, keyOf }): [string, readonly Choices[]] => {
      if (keyOf !== undefined) return [name, recordsOf(catalog, keyOf, valuesOf(catalog, family, name))];
      if (kind === 'boolean')
        return [
          name,
          ungrouped([
            ['true', yes],
            ['false', no],
          ]),
        ];
      return [
        name,
        ungrouped(values?.map((value) => [value, valueNames?.[value]?.[language] ?? value]) ?? []),
      ];
    },
  );
  return new Map(found);
}

const ungrouped = (choices: Choices['choices']): readonly Choices[] => [{ group: undefined, choices }];

const valuesOf = (catalog: Catalog, family: ModelFamily, field: string): ReadonlySet<unknown> =>
  new Set(family.file === undefined ? [] : catalog.table(family).rows.map(({ [field]: value }) => value));

/** The records whose ids occur, because most municipalities have no airport. */
export function recordsOf(
  catalog: Catalog,
  family: ModelFamily,
  occurring: ReadonlySet<unknown>,
): readonly Choices[] {
  const { within } = family.find ?? {};
  const nameOf = (of: ModelFamily, row: Row) => titleOfRecord(of, row) ?? String(row.id);
  const groups = new Map<string | undefined, (readonly [string, string])[]>();
  for (const row of catalog.table(family).rows) {
    if (!occurring.has(row.id)) continue;
    const outer = within && catalog.table(within.family);
    const around = outer?.rows[outer.ordinal(row[within?.key as string] as number) ?? -1];
    const group = around && nameOf(within?.family as ModelFamily, around);
    groups.set(group, [...(groups.get(group) ?? []), [String(row.id), nameOf(family, row)]]);
  }
  return [...groups]
    .map(([group, choices]) => ({ group, choices: choices.sort(([, a], [, b]) => collate(a, b)) }))
    .sort((a, b) => collate(a.group ?? '', b.group ?? ''));
}
