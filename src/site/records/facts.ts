// The values of a record. Texts and lists of names come first, then every value folded by subject, and the formats for programs.
import { positionsIn } from '../../engine/find/findable.js';
import type { Row } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { ShownField } from '../manifest/manifest.js';
import type { Address } from '../shell/addresses.js';
import { snippetTabs } from '../shell/code.js';
import { type Html, html, joined, textLanguage, writtenIn } from '../shell/html.js';
import { bareTitle, recordLink } from '../shell/record-links.js';
import { rowWithId, type Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import { correctLink, type RecordView } from './report.js';

const formatsEn = {
  title: 'For programs',
  summary: (formats: string) => `${formats} and API request`,
  about: 'Free to use, without a key.',
  boundary: 'Boundary (GeoJSON)',
  request: 'API request for this page',
};

const formatsEs: typeof formatsEn = {
  title: 'Para programas',
  summary: (formats) => `${formats} y solicitud a la API`,
  about: 'De uso libre, sin clave.',
  boundary: 'Límites (GeoJSON)',
  request: 'Solicitud a la API de esta página',
};

const formatsStrings = { en: formatsEn, es: formatsEs };

/**
 * The record for programs, with its formats and the request behind the page. It is folded into one line, because few readers of a page are
 * programmers.
 */
export function formats(record: RecordView): Html {
  const { site, shown, row } = record;
  const { operations, fields } = shown;
  const words = formatsStrings[site.language];
  const path = operations.one === undefined ? '' : pathFor(operations.one, row);
  // If two formats arrange records alike, people need only one.
  const each = shown.formats.filter(
    ({ layout }, index) => shown.formats.findIndex((other) => other.layout === layout) === index,
  );
  const allFields = `fields=${fields.map(({ field }) => field.name).join(',')}`;
  const isExtended = fields.some(({ field }) => field.extended);
  return html`<details class="fold">
<summary><h2 id="formats">${words.title}</h2> <span>${words.summary(each.map(({ title }) => title).join(', '))}</span></summary>
<ul class="formats">
${each.map(({ name, title }, index) => html`<li><a href="${index === 0 ? path : `${path}?format=${name}&${allFields}`}">${title}</a></li>\n`)}${operations.boundary !== undefined && html`<li><a href="${pathFor(operations.boundary, row)}">${words.boundary}</a></li>\n`}</ul>
<p class="note">${words.about}</p>
<h3>${words.request}</h3>
${snippetTabs(site, isExtended ? `${path}?${allFields}` : path)}
</details>`;
}

/** The single record of a family is requested without its id. */
const pathFor = ({ path, parameters }: Operation, { id }: Row) =>
  requestPath(path, parameters.some(({ idOf }) => idOf !== undefined) ? { id } : {});

const en = {
  values: 'All values',
  inSpanish: 'This text is available only in Spanish.',
  cut: 'The source cuts this list off, so that more names belong to it.',
  subjects: {
    details: 'Details',
    places: 'Places',
    measures: 'Figures',
    dates: 'Dates',
    links: 'Links',
    codes: 'Codes',
    position: 'Position',
  },
};

const es: typeof en = {
  values: 'Todos los datos',
  inSpanish: 'Este texto está en español.',
  cut: 'La fuente corta esta lista, así que le faltan nombres.',
  subjects: {
    details: 'Detalles',
    places: 'Lugares',
    measures: 'Cifras',
    dates: 'Fechas',
    links: 'Enlaces',
    codes: 'Códigos',
    position: 'Posición',
  },
};

const strings = { en, es };

/** A longer text is read, and not looked up. */
const LONG_TEXT = 110;

interface Fact {
  readonly field: ShownField;
  readonly content: Html;
  /** The page of the record that it names. */
  readonly address: Address | undefined;
}

/** A single text opens the page without a heading, and several texts have one each. Those in another language are last, after a note. */
export function texts(record: RecordView): Html | undefined {
  const { site, shown } = record;
  const isForeign = ({ field }: Fact) => writtenIn(site, textLanguage(field)) !== false;
  const known = valuesIn(record, 'texts').toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  if (known.length === 0) return undefined;
  const firstForeign = known.findIndex(isForeign);
  // A translation replaces its text.
  const headingOf = ({ field }: Fact) =>
    (shown.fields.find(({ field: { name } }) => name === field.field.translates) ?? field).label;
  return html`<div class="texts">
${known.map((fact, index) => {
  const { field, content } = fact;
  return html`${index === firstForeign && html`<p class="note">${strings[site.language].inSpanish}</p>\n`}${known.length > 1 && html`<h2>${headingOf(fact)[site.language]}</h2>\n`}<p${index === 0 && html` class="opening"`}${writtenIn(site, textLanguage(field))}>${content}${correctLink(record, field)}</p>
`;
})}</div>`;
}

/** The places inside a record as a list, although the source has them in one text. */
export function contents(record: RecordView): Html | undefined {
  const { site, shown, row } = record;
  const { fields = [], cutAt = 0 } = shown.family.find?.contained ?? {};
  const lists = shown.fields.flatMap((field) => {
    const text = row[field.field.name];
    if (!fields.includes(field.field.name) || typeof text !== 'string') return [];
    const id = `list-${field.field.name}`;
    return [
      html`<section aria-labelledby="${id}"><h2 id="${id}">${field.label[site.language]}${correctLink(record, field)}</h2>
<ul class="name-list"${writtenIn(site, textLanguage(field))}>
${positionsIn(text, cutAt).map((name) => html`<li>${name}</li>\n`)}</ul>
${text.length >= cutAt && html`<p class="note">${strings[site.language].cut}</p>\n`}</section>
`,
    ];
  });
  return lists.length === 0 ? undefined : html`${lists}`;
}

/** A shorter list is shown whole. */
const FEW = 6;

/** Every value once, folded by subject. */
export function allValues(record: RecordView): Html | undefined {
  const { site } = record;
  const words = strings[site.language];
  const known = valuesIn(record, 'facts');
  if (known.length === 0) return undefined;
  const bySubject = Object.entries(words.subjects).flatMap(([subject, title]) => {
    const own = known.filter(({ field }) => subjectOf(record, field) === subject);
    return own.length === 0 ? [] : [{ title, own }];
  });
  const body =
    known.length <= FEW
      ? valueList(record, known, 'values')
      : html`${bySubject.map(
          ({ title, own }) => html`<details class="subject">
<summary><h3>${title}</h3> <span>${labelsOf(site, own.slice(0, MOST_LABELS))}${own.length > MOST_LABELS && ' …'}</span></summary>
${valueList(record, own, 'values')}
</details>
`,
        )}`;
  return html`<section class="all-values" aria-labelledby="values">
<h2 id="values">${words.values}</h2>
${body}
</section>`;
}

/** The first values of a folded subject, which preview its content. */
const MOST_LABELS = 6;

const labelsOf = ({ language }: Site, known: readonly Fact[]) =>
  known.map(({ field }) => field.label[language]).join(', ');

type Subject = keyof typeof en.subjects;

function subjectOf({ shown: { family } }: RecordView, { field, keyOf }: ShownField): Subject {
  const { name, unit, kind, pattern, sameAs } = field;
  const { latitude, longitude } = family.coordinates ?? {};
  if (name === latitude || name === longitude || unit?.en === '°') return 'position';
  if (keyOf !== undefined) return keyOf.boundary === undefined ? 'details' : 'places';
  if (unit !== undefined) return 'measures';
  if (kind === 'date' || kind === 'midnight' || pattern?.test('2000-01-01')) return 'dates';
  if (sameAs !== undefined) return 'links';
  const isKnownBy = [...family.codes, ...family.identifiers, ...Object.keys(family.knownBy)].includes(name);
  return name === 'id' || isKnownBy || pattern !== undefined ? 'codes' : 'details';
}

/** Values that name records with one text share a line with all labels. */
export function valueList(record: RecordView, known: readonly Fact[], name: string): Html | undefined {
  const { site } = record;
  if (known.length === 0) return undefined;
  const lines = new Map<unknown, Fact[]>();
  for (const fact of known) {
    const { keyOf } = fact.field;
    const key = keyOf && fact.address ? bareTitle(keyOf, fact.content.text) : fact;
    lines.set(key, [...(lines.get(key) ?? []), fact]);
  }
  return html`<dl class="${name}">
${Array.from(lines.values(), (same) => {
  const [{ field, content, address }] = same as [Fact];
  return html`<div><dt>${labelsOf(site, same)}</dt>
<dd${writtenIn(site, textLanguage(field))}>${address === undefined ? content : html`<a href="${site.at(address)}">${content}</a>`}${joined(
    same.map((each) => correctLink(record, each.field)),
    '',
  )}</dd></div>
`;
})}</dl>`;
}

type FactGroup = 'title' | 'facts' | 'texts' | 'pictures' | 'list' | 'credit';

export function valuesIn(record: RecordView, group: FactGroup): readonly Fact[] {
  const { fields } = record.shown;
  // A date is beside the value that it dates.
  const dates = new Set(
    fields.flatMap(({ field }) => (record.row[field.name] === null ? [] : (field.datedBy ?? []))),
  );
  return fields
    .filter((field) => !dates.has(field.field.name) && !isToldElsewhere(record, field))
    .filter((field) => groupOf(record, field) === group)
    .flatMap((field) => factOf(record, field) ?? []);
}

/** A page shows a text once, in its language if the record has it, else in the original. It shows a value in its most exact form. */
function isToldElsewhere({ site, shown, row }: RecordView, { field }: ShownField): boolean {
  if (field.repeats !== undefined && row[field.repeats] !== null) return true;
  if (field.translates !== undefined) return field.language !== site.language;
  return shown.fields.some(
    ({ field: { name, translates, language } }) =>
      translates === field.name && language === site.language && row[name] !== null,
  );
}

function groupOf({ shown: { family }, row }: RecordView, { field, keyOf }: ShownField): FactGroup {
  const { name, picture } = field;
  if (picture) return 'pictures';
  if (family.nameFields.includes(name)) return 'title';
  if (family.find?.contained?.fields.includes(name)) return 'list';
  // The figure of the picture shows them.
  if (family.fields.some(({ credit }) => Object.values(credit ?? {}).includes(name))) return 'credit';
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

/** In the language of the page, even if the value is in another. */
function dateBeside({ language, strings: { undated, locale } }: Site, date: unknown): Html {
  const shown =
    date === null ? undated : html`<time datetime="${String(date)}">${dateText(locale, String(date))}</time>`;
  return html`<span class="dated" lang="${language}">(${shown})</span>`;
}

/** A day, a month or a year, in the known precision. */
export function dateText(locale: string, date: string): string {
  const [, month, day] = date.split('-');
  const parts = { year: 'numeric', month: month && 'long', day: day && 'numeric', timeZone: 'UTC' } as const;
  const known = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return new Intl.DateTimeFormat(locale, known).format(
    new Date(`${date.padEnd(10, '-01').slice(0, 10)}T00:00:00Z`),
  );
}
