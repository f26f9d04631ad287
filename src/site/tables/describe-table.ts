// The columns and filters of the table of a family, from the manifest and the operation that returns its rows.

import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, ModelRatio } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { Parameter } from '../../engine/operations/request/parameter.js';
import { atStart } from '../../engine/text/fold.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest, ShownFamily, ShownField } from '../manifest/manifest.js';
import { addresses } from '../shell/addresses.js';
import { textLanguage } from '../shell/html.js';
import { tableAddress } from '../shell/record-links.js';
import type { PageContext, Site } from '../shell/site.js';
import { tableStrings } from './strings.js';
import { choicesOf, type FormView, recordsOf } from './table-form.js';
import { LONG } from './table-parts.js';
import type { Control, FormParameter, TableField, TableSpec } from './table-spec.js';

interface DescribedTable extends Pick<FormView, 'choices'> {
  readonly spec: TableSpec;
}

export function describeTable(view: PageContext, shown: ShownFamily, operation: Operation): DescribedTable {
  const areas = areasAround(view, shown, operation);
  const choices = new Map([
    ...choicesOf(view.site, shown, view.engine.catalog),
    ...areas.map(
      ({ name, family, occurring }) => [name, recordsOf(view.engine.catalog, family, occurring)] as const,
    ),
  ]);
  const around = areas.map(({ name, label }) => ({ name, label: label[view.site.language] }));
  return { spec: specOf(view, shown, operation, around, choices), choices };
}

function specOf(
  view: PageContext,
  shown: ShownFamily,
  operation: Operation,
  around: TableSpec['around'],
  choices: DescribedTable['choices'],
): TableSpec {
  const { site, manifest, engine } = view;
  const { family } = shown;
  const { strings } = site;
  const words = tableStrings[site.language];
  const titles = titlesOf(shown);
  const controls = operation.options.flatMap((option) => tableControl(shown, titles, option));
  const offers = (name: string) => operation.parameters.some((parameter) => parameter.name === name);
  return {
    address: site.at(tableAddress(shown)),
    path: operation.path,
    locale: strings.locale,
    title: site.titleOf(family),
    hasRecords: shown.extent === 'many',
    isSortable: offers('sortBy'),
    isPaged: offers('limit'),
    titles,
    fields: [
      ...shown.fields.map((field) => tableField(site, manifest, shown, field)),
      ...family.ratios.map((ratio) => ratioField(site, ratio)),
    ],
    columns: firstColumns(site, shown, engine.catalog, titles),
    controls,
    around,
    map: isOnMap(view, shown) ? { address: site.at(addresses.explore), family: family.name } : undefined,
    facets: controls.flatMap(({ field, operator }) =>
      operator === 'eq' && isFew(choices.get(field) ?? []) ? [field] : [],
    ),
    parameters: formParameters(site, operation),
    given: {},
    ...(family.wholes && { wholes: family.wholes }),
    formats: shown.formats.flatMap((format) => filesIn(site, family, format)),
    words: {
      yes: strings.yes,
      no: strings.no,
      unknown: words.unknown,
      undated: strings.undated,
      all: words.all('{1}'),
      found: words.found('{1}', '{2}'),
      pageOf: words.pageOf('{1}', '{2}'),
      groups: words.groups('{1}'),
      rowsOf: words.rowsOf('{1}', '{2}', '{3}'),
      sum: words.sum,
      sumOfWholes: words.sumOfWholes,
      knownOf: words.knownOf('{1}', '{2}'),
      previous: strings.previousPage,
      next: strings.nextPage,
    },
  };
}

/** Areas have a file of their points and one of their borders. */
function filesIn(
  { language }: Site,
  { boundary, coordinates }: ModelFamily,
  { name, title, layout }: ShownFamily['formats'][number],
): TableSpec['formats'] {
  const file = { name, label: title, isTable: layout === 'table' };
  if (layout !== 'map' || boundary === undefined || coordinates === undefined) return [file];
  const words = tableStrings[language];
  return [
    { ...file, label: words.points(title) },
    { ...file, label: words.borders(title), with: { geometry: 'boundary' } },
  ];
}

/** Its name, else a common code, or else its number. */
function titlesOf({ family, fields }: ShownFamily): readonly string[] {
  if (family.nameFields.length > 0) return family.nameFields;
  const [code = fields[0]?.field.name as string] = family.identifiers;
  return [code];
}

function tableField(
  site: Site,
  manifest: Manifest,
  { relations, fields }: ShownFamily,
  { field, label, keyOf }: ShownField,
): TableField {
  const relation = relations.find(({ key }) => key === field);
  const { name, alias, unit, kind, valueNames, additive } = field;
  const language = textLanguage({ field, keyOf });
  return {
    name,
    alias,
    label: label[site.language],
    unit: unit?.[site.language],
    kind,
    ...(additive && { isAdditive: true }),
    language: language === site.language ? undefined : language,
    names: valueNames && namesIn(site, valueNames),
    target: keyOf && site.at(tableAddress(manifest.of(keyOf))),
    dates: fields.find((each) => each.field.datedBy === name)?.field.name,
    named: relation?.target.nameFields.map((each) => `${relation.name}.${each}`),
  };
}

const ratioField = ({ language }: Site, { name, label, unit, of, per }: ModelRatio): TableField => ({
  name,
  label: label[language],
  unit: unit[language],
  kind: 'number',
  ratio: { of, per },
});

const namesIn = ({ language }: Site, names: Readonly<Record<string, Localized>>) =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, name[language]]));

const isOnMap = ({ engine }: PageContext, { family, extent }: ShownFamily) =>
  engine.model.levels !== undefined && family.coordinates !== undefined && extent === 'many';

/** Fields with more values get a search field instead of counted choices. */
const FEW = 60;

const isFew = (groups: ReturnType<typeof recordsOf>) => {
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return count > 1 && count <= FEW;
};

/** The areas of records through another record, such as the department of a place that names its municipality. */
function areasAround(
  { manifest, engine: { catalog } }: PageContext,
  { family }: ShownFamily,
  { options }: Operation,
) {
  return options.flatMap(({ name, filter }) => {
    const steps = filter?.through ?? [];
    const at = steps.at(-1);
    const key = at && manifest.of(at.target).fields.find(({ field }) => field === filter?.field);
    if (filter?.operator !== 'eq' || key?.keyOf?.boundary === undefined || key.keyOf.only !== undefined)
      return [];
    const occurring = valuesThrough(catalog, family, [...steps.map((step) => step.key.name), key.field.name]);
    return [{ name, label: key.label, family: key.keyOf, occurring }];
  });

  /** The ids at the end of a chain of keys. */
  function valuesThrough(of: Catalog, from: ModelFamily, names: readonly string[]): ReadonlySet<unknown> {
    let [at, ids]: [ModelFamily | undefined, ReadonlySet<unknown>] = [from, new Set()];
    for (const [index, name] of names.entries()) {
      const rows = at?.file === undefined ? [] : of.table(at).rows;
      const meant = index === 0 ? rows : rows.filter(({ id }) => ids.has(id));
      ids = new Set(meant.map(({ [name]: value }) => value));
      at = at && manifest.of(at).fields.find(({ field }) => field.name === name)?.keyOf;
    }
    return ids;
  }
}

/** The declared columns, or those that fit in a line. A text is in the language of the page, and a value that ages has its date. */
function firstColumns(
  { language }: Site,
  shown: ShownFamily,
  catalog: Catalog,
  titles: readonly string[],
): readonly string[] {
  const fields = shown.fields.map(({ field }) => field);
  const written = (name: string) =>
    fields.find((field) => field.translates === name && field.language === language)?.name ?? name;
  const dated = (name: string) => fields.find((field) => field.name === name)?.datedBy;
  const names = (shown.family.columns ?? columnsThatFit(shown, catalog, titles)).map(written);
  return [...new Set(names.flatMap((name) => [name, dated(name) ?? name]))];
}

const COLUMNS = 5;

/** Columns begin with the common code and parents, and omit pictures, long texts, positions, extended fields, and values that all share. */
function columnsThatFit({ family, fields }: ShownFamily, catalog: Catalog, titles: readonly string[]) {
  const places: readonly string[] = Object.values(family.coordinates ?? {});
  const [code] = family.identifiers;
  const rows = family.file === undefined ? [] : catalog.table(family).rows;
  const fit = fields.filter(
    ({ field: { name, kind, picture, extended }, keyOf }) =>
      (!extended || name === code) &&
      !picture &&
      kind !== 'texts' &&
      name !== 'id' &&
      keyOf?.only === undefined &&
      ![...titles, ...places].includes(name) &&
      !rows.some(({ [name]: value }) => typeof value === 'string' && value.length > LONG),
  );
  const keys = fit.filter(({ keyOf }) => keyOf !== undefined);
  const codes = fit.filter(({ field }) => field.name === code);
  return [...new Set([...codes, ...keys, ...fit])].slice(0, COLUMNS).map(({ field: { name } }) => name);
}

/** The comparisons for which a form has room. */
function tableControl({ fields }: ShownFamily, titles: readonly string[], option: Parameter) {
  const { field, operator } = option.filter ?? {};
  const shown = fields.find((each) => each.field === field);
  if (field === undefined || shown === undefined || !comparisonsOf(shown, titles).includes(operator as never))
    return [];
  const { name, aliases: [alias] = [] } = option;
  return [{ name, alias, field: field.name, operator: operator as Control['operator'] }];
}

function comparisonsOf({ field, keyOf }: ShownField, titles: readonly string[]) {
  const { name, kind, picture, values } = field;
  if (picture || (name === 'id' && !titles.includes(name))) return [];
  if (keyOf !== undefined || kind === 'boolean' || values !== undefined) return ['eq'];
  return kind === 'text' || kind === 'texts' ? ['contains'] : ['gte', 'lte'];
}

const BY_THE_PAGE = ['sortBy', 'sortDirection', 'limit', 'offset'];

/** The parameters of the operation other than the options of all lists, and the record whose list it is. */
const formParameters = (site: Site, { parameters }: Operation): readonly FormParameter[] =>
  parameters
    .filter(({ name, idOf }) => idOf === undefined && !BY_THE_PAGE.includes(name))
    .map(({ name, about, label, type: { schema } }) => ({
      name,
      label:
        label?.[site.language] ??
        atStart((site.translate(about).plain.split('. ')[0] as string).replace(/\.$/, '')),
      isSwitch: schema.type === 'boolean',
      min: schema.minimum,
      max: schema.maximum,
    }));
