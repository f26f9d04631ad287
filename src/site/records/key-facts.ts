// The facts in large type that most readers look for, declared by the family, with ranks, years and dates.
import type { KeyFact } from '../../engine/model/family.js';
import { ratioIn } from '../../engine/model/family.js';
import type { ModelField, Row, ToMany } from '../../engine/model/model.js';
import { countProper, nameOf } from '../../engine/model/read-row.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';
import type { Localized } from '../../engine/text/localized.js';
import { type Html, html, joined, languageOfNames, raw, textLanguage, writtenIn } from '../shell/html.js';
import { listAddress, recordLink } from '../shell/record-links.js';
import { rowWithId } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import { dateText } from './facts.js';
import type { RecordView } from './report.js';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

const en = {
  title: 'Key facts',
  rank: (rank: number, written: string, count: string) =>
    `${written}${endings[ordinals.select(rank)] ?? 'th'} of ${count}`,
  within: 'in',
  since: (from: string) => `since ${from}`,
};

const es: typeof en = {
  title: 'Lo principal',
  rank: (_, written, count) => `puesto ${written} de ${count}`,
  within: 'en',
  since: (from) => `desde ${from}`,
};

const strings = { en, es };

interface ShownFact {
  readonly label: string;
  readonly value: Html;
  /** The language of the value, if it differs from that of the page. */
  readonly language?: string | undefined;
  /** Notes below the value, such as ranks, exact dates and the source of a current value. */
  readonly notes: readonly Html[];
}

/** Longer values are in smaller type. */
const [LONG, LONGER] = [11, 30];

export function keyFacts(record: RecordView): Html | undefined {
  const known = keyFactsOf(record);
  if (known.length === 0) return undefined;
  const { site } = record;
  return html`<section class="headline" aria-label="${strings[site.language].title}">
<dl>
${known.map(({ label, value, language, notes }) => {
  // A unit is smaller.
  const { length } = textOf(raw(value.text.replace(/<span class="unit">.*/, '')));
  const lines = length > LONGER ? 3 : length > LONG ? 2 : 1;
  return html`<div data-lines="${lines}"><dt>${label}</dt>
<dd${writtenIn(site, language)}>${wrapping(value)}</dd>
${notes.length > 0 && html`<dd class="notes">${joined(notes, '<br>')}</dd>\n`}</div>
`;
})}</dl>
</section>`;
}

/** In large type, a whole word as a unit may be below its number. */
const wrapping = ({ text }: Html): Html => raw(text.replace(/\u00a0(?=<span class="unit">[^<]{4})/, ' '));

/** The text without its elements. */
export const textOf = ({ text }: Html): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

export const keyFactsOf = (record: RecordView): readonly ShownFact[] =>
  record.shown.family.keyFacts.flatMap((fact) => shownFact(record, fact) ?? []);

function shownFact(record: RecordView, fact: KeyFact): ShownFact | undefined {
  if ('period' in fact)
    return fact.period === 'whole' ? period(record, fact.label) : periodBeside(record, fact);
  if ('count' in fact) return count(record, fact);
  return 'sum' in fact ? sumFact(record, fact) : value(record, fact);
}

type Of<Part extends string> = Extract<KeyFact, Readonly<Record<Part, unknown>>>;

function value(record: RecordView, fact: Of<'show'>): ShownFact | undefined {
  const { site, shown, row } = record;
  const { language } = site;
  const ratio = shown.family.ratios.find(({ name }) => name === fact.show);
  const read = ratio ? (each: Row) => ratioIn(ratio, each) : (each: Row) => each[fact.show];
  const notes = fact.ranked === undefined ? [] : ranksAmong(record, fact.ranked, read, fact.show);
  if (ratio !== undefined) {
    const known = ratioIn(ratio, row);
    if (known === null) return undefined;
    const unit = html`\u00a0<span class="unit">${ratio.unit[language]}</span>`;
    return { label: (fact.label ?? ratio.label)[language], value: html`${site.number(known)}${unit}`, notes };
  }
  const field = shown.fields.find((each) => each.field.name === fact.show);
  if (field === undefined || row[fact.show] === null) return undefined;
  const { keyOf } = field;
  const named = keyOf && rowWithId(record, keyOf, row[fact.show]);
  const label = (fact.label ?? field.label)[language];
  if (keyOf !== undefined && named !== undefined) {
    const { title, address } = recordLink(record.manifest, keyOf, named);
    return {
      label,
      value: html`<a href="${site.at(address)}">${title}</a>`,
      language: textLanguage(field),
      notes,
    };
  }
  const written = shownValue(site, field, row[fact.show]);
  if (written === undefined) return undefined;
  return {
    label: labelWithYear(field.field, label),
    language: textLanguage(field),
    ...withDate(record, field.field, written, notes),
  };
}

/** A value that ages has its date in the same type. An old value has a link to its source. */
function withDate(
  { site, row }: RecordView,
  { datedBy, current }: ModelField,
  value: Html,
  notes: readonly Html[],
) {
  if (datedBy === undefined) return { value, notes };
  const { undated, locale } = site.strings;
  const date = row[datedBy];
  const shown = date === null ? undated : dateText(locale, String(date));
  const isCurrent =
    current === undefined || (date !== null && isWithin(String(date), current.days, Date.now()));
  return {
    value: html`${value} <span class="dated">(${shown})</span>`,
    notes: isCurrent
      ? notes
      : [...notes, html`<a href="${current.at}" rel="external">${current.later[site.language]}</a>`],
  };
}

const DAY = 86_400_000;

/** A month or a year counts from its first day. */
export const isWithin = (date: string, days: number, now: number): boolean =>
  now - Date.parse(`${date.padEnd(10, '-01').slice(0, 10)}T00:00:00Z`) <= days * DAY;

const labelWithYear = ({ year }: Pick<ModelField, 'year'>, label: string) =>
  year === undefined ? label : `${label}, ${year}`;

/** The ranks among the records with the same parent in each relation, then among all records. */
function ranksAmong(
  record: RecordView,
  relations: readonly string[],
  read: (row: Row) => unknown,
  name: string,
): readonly Html[] {
  const { site, engine, shown, row } = record;
  const { family } = shown;
  const words = strings[site.language];
  const own = read(row);
  if (typeof own !== 'number') return [];
  const all = wholes(shown.family, engine.catalog.table(family).rows, name);
  const rankIn = (rows: readonly Row[], place: string) => {
    const values = rows.map(read).filter((each) => typeof each === 'number');
    const rank = values.filter((each) => each > own).length + 1;
    const text = words.rank(rank, site.number(rank), site.number(values.length));
    return html`${text}${place && html` ${words.within} <span${languageOfNames(site)}>${place}</span>`}`;
  };
  const { whole } = engine.model.levels ?? {};
  const country = whole && engine.catalog.table(whole).rows[0];
  const around = toOneRelations(family)
    .filter(({ name: relation }) => relations.includes(relation))
    .flatMap(({ target, key }) => {
      const place = rowWithId(record, target, row[key.name]);
      const inside = all.filter((each) => each[key.name] === row[key.name]);
      return place === undefined || inside.length < 2 ? [] : [rankIn(inside, nameOf(target, place))];
    });
  return [...around, rankIn(all, whole && country ? nameOf(whole, country) : '')];
}

/** A value that all parts of a thing share counts once. */
function wholes({ wholes: parts }: ToMany['target'], rows: readonly Row[], field: string): readonly Row[] {
  if (parts === undefined || !parts.same.includes(field)) return rows;
  return [...new Map(rows.map((each) => [each[parts.field], each])).values()];
}

const rowsOf = ({ engine, ordinal }: RecordView, list: ToMany): readonly Row[] => {
  const { rows } = engine.catalog.table(list.target);
  return Array.from(engine.catalog.many(list, ordinal), (each) => rows[each] as Row);
};

function count(record: RecordView, fact: Of<'count'>): ShownFact | undefined {
  const { site, manifest, shown, row } = record;
  const list = shown.family.lists.find(({ name }) => name === fact.count);
  if (list === undefined) return undefined;
  const { target } = list;
  const rows = rowsOf(record, list);
  const own =
    target.wholes === undefined
      ? countProper(target, rows)
      : new Set(rows.map((each) => each[target.wholes?.field ?? ''])).size;
  return {
    label: (fact.label ?? target.title)[site.language],
    value: html`<a href="${site.at(listAddress(manifest, shown, list, row))}">${site.number(own)}</a>`,
    notes: [],
  };
}

function sumFact(record: RecordView, fact: Of<'sum'>): ShownFact | undefined {
  const { site, manifest, shown } = record;
  const list = shown.family.lists.find(({ name }) => name === fact.of);
  const field = list && manifest.of(list.target).fields.find((each) => each.field.name === fact.sum);
  if (list === undefined || field === undefined) return undefined;
  const values = wholes(list.target, rowsOf(record, list), fact.sum).map((each) => each[fact.sum]);
  const known = values.filter((each) => typeof each === 'number');
  if (known.length === 0) return undefined;
  // Sums of hundredths have two decimals, so further digits are noise.
  const total = Math.round(known.reduce((all, each) => all + each, 0) * 100) / 100;
  const written = shownValue(site, field, total);
  if (written === undefined) return undefined;
  return {
    label: labelWithYear(field.field, (fact.label ?? field.label)[site.language]),
    value: written,
    notes: [],
  };
}

/** The years are in large type, with the days below them. */
function period({ site, shown, row }: RecordView, label: Localized): ShownFact | undefined {
  const { family } = shown;
  if (family.period === undefined) return undefined;
  const [from, to] = [row[family.period.from], row[family.period.to]] as [string, string | null];
  const words = strings[site.language];
  const day = (date: string) => html`<time datetime="${date}">${dateText(site.strings.locale, date)}</time>`;
  return {
    label: label[site.language],
    value: html`${yearsOf(from, to, words)}`,
    notes: [
      to === null
        ? html`${day(from)}, ${family.period.active[site.language]}`
        : html`${day(from)} – ${day(to)}`,
    ],
  };
}

function yearsOf(from: string, to: string | null, { since }: typeof en): string {
  const [first, last] = [from.slice(0, 4), to?.slice(0, 4)];
  return last === undefined ? since(first) : first === last ? first : `${first}–${last}`;
}

/** By the day on which they began. */
function periodBeside(record: RecordView, { period: side, label }: Of<'period'>): ShownFact | undefined {
  const { site, engine, manifest, shown, row } = record;
  const { family } = shown;
  if (family.period === undefined) return undefined;
  const { from, to } = family.period;
  const inOrder = engine.catalog
    .table(family)
    .rows.toSorted((a, b) => String(a[from]).localeCompare(String(b[from])) || Number(a.id) - Number(b.id));
  const other = inOrder[inOrder.findIndex(({ id }) => id === row.id) + (side === 'before' ? -1 : 1)];
  if (other === undefined) return undefined;
  const { title, address } = recordLink(manifest, family, other);
  return {
    label: label[site.language],
    value: html`<a href="${site.at(address)}"${languageOfNames(site)}>${title}</a>`,
    notes: [html`${yearsOf(String(other[from]), other[to] as string | null, strings[site.language])}`],
  };
}
