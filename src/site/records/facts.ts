// The values of a record, in the order of interest: short ones to look up, long ones to read, pictures to follow, and codes for programs.

import type { Row } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { ShownField } from '../manifest/manifest.js';
import type { Address } from '../shell/addresses.js';
import { snippetTabs } from '../shell/code.js';
import { type Html, html, textLanguage, writtenIn } from '../shell/html.js';
import { recordLink } from '../shell/record-links.js';
import { rowWithId, type Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import { correctLink, type RecordView } from './report.js';

const formatsEn = {
  title: 'For programs',
  summary: (formats: string) => `${formats}, codes and API request`,
  about: 'Free to use, without a key.',
  boundary: 'Boundary (GeoJSON)',
  request: 'API request for this page',
};

const formatsEs: typeof formatsEn = {
  title: 'Para programas',
  summary: (formats) => `${formats}, códigos y solicitud a la API`,
  about: 'De uso libre, sin clave.',
  boundary: 'Límites (GeoJSON)',
  request: 'Solicitud a la API de esta página',
};

const formatsStrings = { en: formatsEn, es: formatsEs };

/**
 * The same record for programs: its codes, its formats, and the request behind the page. One line until it is opened: few readers of
 * a page are programmers.
 */
export function formats(record: RecordView): Html {
  const { site, shown, row } = record;
  const { operations, fields } = shown;
  const words = formatsStrings[site.language];
  const path = operations.one === undefined ? '' : pathFor(operations.one, row);
  // One of two formats with the same layout is enough for people.
  const each = shown.formats.filter(
    ({ layout }, index) => shown.formats.findIndex((other) => other.layout === layout) === index,
  );
  const allFields = `fields=${fields.map(({ field }) => field.name).join(',')}`;
  const isExtended = fields.some(({ field }) => field.extended);
  return html`<details class="fold">
<summary><h2 id="formats">${words.title}</h2> <span>${words.summary(each.map(({ title }) => title).join(', '))}</span></summary>
${codes(record)}
<ul class="formats">
${each.map(({ name, title }, index) => html`<li><a href="${index === 0 ? path : `${path}?format=${name}&${allFields}`}">${title}</a></li>\n`)}${operations.boundary !== undefined && html`<li><a href="${pathFor(operations.boundary, row)}">${words.boundary}</a></li>\n`}</ul>
<p class="note">${words.about}</p>
<h3>${words.request}</h3>
${snippetTabs(site, isExtended ? `${path}?${allFields}` : path)}
</details>`;
}

/** The one record of a family is requested without its id. */
const pathFor = ({ path, parameters }: Operation, { id }: Row) =>
  requestPath(path, parameters.some(({ idOf }) => idOf !== undefined) ? { id } : {});

const en = {
  facts: 'Facts',
  inSpanish: 'This text is available only in Spanish.',
  pictures: 'Pictures',
  picturesAbout: 'The pictures are on other sites. This page does not load them; follow a link to see one.',
};

const es: typeof en = {
  facts: 'Datos',
  inSpanish: 'Este texto está en español.',
  pictures: 'Imágenes',
  picturesAbout:
    'Las imágenes están en otros sitios. Esta página no las carga; sigue un enlace para ver una.',
};

const strings = { en, es };

/** Longer than that is read, not looked up. */
const LONG_TEXT = 110;

interface Fact {
  readonly field: ShownField;
  readonly content: Html;
  /** The page of the record that the value names. */
  readonly address: Address | undefined;
}

/** Larger records first, then amounts, then the rest in the order of the family. */
export function facts(record: RecordView): Html {
  const known = valuesIn(record, 'facts').toSorted((a, b) => rank(a) - rank(b));
  return html`<div class="known">
<h2 class="said" id="facts">${strings[record.site.language].facts}</h2>
${list(record, known, 'values')}
${texts(record)}
</div>`;
}

const rank = ({ address, field: { field } }: Fact) =>
  address !== undefined ? 0 : field.unit !== undefined ? 1 : 2;

/** A text alone opens the page; each of several has a heading. Those in another language are last, after a note. */
function texts(record: RecordView): Html | undefined {
  const { site } = record;
  const isForeign = ({ field }: Fact) => writtenIn(site, textLanguage(field)) !== false;
  const known = valuesIn(record, 'texts').toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  if (known.length === 0) return undefined;
  const firstForeign = known.findIndex(isForeign);
  return html`<div class="texts">
${known.map(
  ({ field, content }, index) =>
    html`${index === firstForeign && html`<p class="note">${strings[site.language].inSpanish}</p>\n`}${known.length > 1 && html`<h2>${field.label[site.language]}</h2>\n`}<p${index === 0 && html` class="opening"`}${writtenIn(site, textLanguage(field))}>${content}${correctLink(record, field)}</p>
`,
)}</div>`;
}

export function pictures(record: RecordView): Html | undefined {
  const known = list(record, valuesIn(record, 'pictures'), 'pictures');
  const words = strings[record.site.language];
  return (
    known &&
    html`<section aria-labelledby="pictures"><h2 id="pictures">${words.pictures}</h2>\n<p class="note">${words.picturesAbout}</p>\n${known}</section>`
  );
}

const codes = (record: RecordView): Html | undefined =>
  list(record, valuesIn(record, 'codes'), 'values codes');

function list(record: RecordView, known: readonly Fact[], name: string): Html | undefined {
  const { site } = record;
  if (known.length === 0) return undefined;
  return html`<dl class="${name}">
${known.map(
  ({ field, content, address }) => html`<div><dt>${field.label[site.language]}</dt>
<dd${writtenIn(site, textLanguage(field))}>${address === undefined ? content : html`<a href="${site.at(address)}">${content}</a>`}${correctLink(record, field)}</dd></div>
`,
)}</dl>`;
}

type FactGroup = 'title' | 'facts' | 'texts' | 'pictures' | 'codes';

function valuesIn(record: RecordView, group: FactGroup): readonly Fact[] {
  const { fields } = record.shown;
  // A date is shown beside the value that has it.
  const dates = new Set(
    fields.flatMap(({ field }) => (record.row[field.name] === null ? [] : (field.datedBy ?? []))),
  );
  return fields
    .filter((field) => !dates.has(field.field.name) && !isToldElsewhere(record, field))
    .filter((field) => groupOf(record, field) === group)
    .flatMap((field) => factOf(record, field) ?? []);
}

/** A page has a text once: in its own language if the record has it, else as it was written. */
function isToldElsewhere({ site, shown, row }: RecordView, { field }: ShownField): boolean {
  if (field.translates !== undefined) return field.language !== site.language;
  return shown.fields.some(
    ({ field: { name, translates, language } }) =>
      translates === field.name && language === site.language && row[name] !== null,
  );
}

function groupOf({ shown: { family }, row }: RecordView, { field, keyOf }: ShownField): FactGroup {
  const { name, picture, unit } = field;
  if (picture) return 'pictures';
  if (family.nameFields.includes(name)) return 'title';
  const { latitude, longitude } = family.coordinates ?? {};
  // Other codes are facts: people look them up and copy them.
  if (name === 'id' || name === latitude || name === longitude || unit?.en === '°') return 'codes';
  const value = row[name];
  const isText = keyOf === undefined && typeof value === 'string' && !/^https?:/.test(value);
  return isText && value.length > LONG_TEXT ? 'texts' : 'facts';
}

function factOf(record: RecordView, field: ShownField): Fact | undefined {
  const { site, manifest, row } = record;
  const { keyOf } = field;
  const { name, datedBy, sameAs } = field.field;
  const value = row[name];
  const named = keyOf && rowWithId(record, keyOf, value);
  if (keyOf !== undefined && named !== undefined) {
    const { title, address } = recordLink(manifest, keyOf, named);
    return { field, content: html`${title}`, address };
  }
  const written = shownValue(site, field, value);
  if (written === undefined) return undefined;
  const content =
    sameAs === undefined
      ? written
      : html`<a href="${sameAs.replace('{}', String(value))}" rel="external">${written}</a>`;
  return {
    field,
    content: datedBy === undefined ? content : html`${content} ${dateBeside(site, row[datedBy])}`,
    address: undefined,
  };
}

/** In the language of the page, whatever that of the value is. */
function dateBeside({ language, strings: { undated, locale } }: Site, date: unknown): Html {
  const shown =
    date === null ? undated : html`<time datetime="${String(date)}">${dateText(locale, String(date))}</time>`;
  return html`<span class="dated" lang="${language}">(${shown})</span>`;
}

/** A day, a month or a year: as exact as it is known. */
function dateText(locale: string, date: string): string {
  const [, month, day] = date.split('-');
  const parts = { year: 'numeric', month: month && 'long', day: day && 'numeric', timeZone: 'UTC' } as const;
  const known = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return new Intl.DateTimeFormat(locale, known).format(
    new Date(`${date.padEnd(10, '-01').slice(0, 10)}T00:00:00Z`),
  );
}
