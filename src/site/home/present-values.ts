// The values of the front page that are true today: the next day of the calendar, the values that families declare, and a small map.
import type { Engine } from '../../engine/answers/engine.js';
import type { Highlight } from '../../engine/model/family.js';
import type { Row } from '../../engine/model/model.js';
import { nameIn } from '../../engine/model/read-row.js';
import { kinds } from '../../engine/operations/kinds/index.js';
import { operationOfKind } from '../../engine/operations/operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { inside } from '../../engine/text/fold.js';
import {
  type CalendarOperations,
  type Manifest,
  manifestOf,
  type ShownFamily,
} from '../manifest/manifest.js';
import { type Address, addresses, calendarAddress, yearAddress } from '../shell/addresses.js';
import { datedValue } from '../shell/dated-values.js';
import { type Html, html, joined } from '../shell/html.js';
import { resultOnPage } from '../shell/operations.js';
import { recordLink, tableAddress } from '../shell/record-links.js';
import type { PageContext, Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import { type HeroMap, MEASURE_CLASSES } from './hero-map.js';
import { homeStrings } from './strings.js';

/** The number of cards that fill a square together with the map. */
const MOST_CARDS = 8;

interface Card {
  readonly label: string;
  readonly value: Html;
  readonly about: Html;
  readonly address: Address;
}

/** The current day by the clock of the calendar, with which this part changes. */
export function presentDay(engine: Engine): string {
  const ahead = manifestOf(engine).calculators.calendar?.working.hoursAheadOfUtc ?? 0;
  return new Date(Date.now() + ahead * 3_600_000).toISOString().slice(0, 10);
}

export function* presentValues(site: Site, engine: Engine, map: HeroMap | undefined): YieldingWork<Html> {
  const words = homeStrings[site.language];
  const manifest = manifestOf(engine);
  const view = { site, manifest, engine };
  const { calendar } = manifest.calculators;
  const next = calendar && (yield* nextDay(view, calendar));
  const cards = next === undefined ? [] : [next];
  for (const shown of manifest.families) {
    const { highlight } = shown.family;
    const card = highlight && (yield* cardOf(view, shown, highlight));
    if (card !== undefined) cards.push(card);
  }
  return html`<section class="present" aria-labelledby="present">
<h2 id="present">${words.presentTitle}</h2>
<ul class="cards">
${cards.slice(0, MOST_CARDS).map(
  ({ label, value, about, address }) => html`<li><h3><a href="${site.at(address)}">${label}</a></h3>
<p class="value">${value}</p>
<p class="note">${about}</p></li>
`,
)}${map?.measure && html`<li class="choropleth">${smallMap(site, map, map.measure)}</li>\n`}</ul>
</section>`;
}

function* nextDay({ site, engine }: PageContext, tool: CalendarOperations): YieldingWork<Card | undefined> {
  const { calendar, working, shown, next } = tool;
  const address = calendarAddress(calendar);
  const result = yield* resultOnPage<Row>(engine, next, {}, site.language);
  if ('wrong' in result || address === undefined) return undefined;
  const { date, daysUntil, [working.rowsAs]: rows } = result.value;
  const day = String(date);
  const names = (rows as readonly Row[]).map((row) => nameIn(site.language, shown.family, row));
  const format = new Intl.DateTimeFormat(site.strings.locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    label: working.next[site.language],
    value: html`<time datetime="${day}">${format.format(new Date(`${day}T00:00:00Z`))}</time>`,
    about: html`${joined(
      names.map((name) => html`${name}`),
      ', ',
    )}, ${homeStrings[site.language].inDays(Number(daysUntil))}`,
    address: yearAddress(address, day.slice(0, 4)),
  };
}

function* cardOf(
  view: PageContext,
  shown: ShownFamily,
  { label, of }: Highlight,
): YieldingWork<Card | undefined> {
  const { site, engine, manifest } = view;
  const { rows } = engine.catalog.table(shown.family);
  const ofRow = (row: Row | undefined, field: string): Card | undefined => {
    const known = row && datedValue(view, shown, row, field);
    if (known === undefined) return undefined;
    const { title, address } = recordLink(manifest, shown.family, row as Row);
    return {
      label: label[site.language],
      value: known.value,
      about: html`${spanishName(site, title)}${known.date && html`, ${known.date}`}`,
      address,
    };
  };
  if (of === 'present')
    return inOffice(site, manifest, shown, presentDay(engine), rows, label[site.language]);
  if ('only' in of) return ofRow(rows[0], of.only);
  if ('most' in of) return ofRow(mostOf(rows, of.most), of.most);
  return yield* sumOver(view, shown, of.sum, label[site.language]);
}

const spanishName = ({ language }: Site, name: string) =>
  language === 'es' ? html`${name}` : html`<span lang="es">${name}</span>`;

const mostOf = (rows: readonly Row[], field: string) =>
  rows.reduce<Row | undefined>(
    (most, row) => (Number(row[field] ?? 0) > Number(most?.[field] ?? 0) ? row : most),
    undefined,
  );

/** The record whose period contains the day, and the first day of that period. */
function inOffice(
  site: Site,
  manifest: Manifest,
  shown: ShownFamily,
  day: string,
  rows: readonly Row[],
  label: string,
): Card | undefined {
  const { from = '', to = '' } = shown.family.period ?? {};
  const isActive = (row: Row) => String(row[from]) <= day && (row[to] === null || String(row[to]) > day);
  // An acting president began later than the one who returns.
  const row = rows
    .filter(isActive)
    .sort((a, b) => String(a[from]).localeCompare(String(b[from])))
    .at(-1);
  const since = shown.fields.find(({ field }) => field.name === from);
  if (row === undefined || since === undefined) return undefined;
  const { title, address } = recordLink(manifest, shown.family, row);
  const date = shownValue(site, since, row[from]);
  return {
    label,
    value: spanishName(site, title),
    about: html`${homeStrings[site.language].since} ${date}`,
    address,
  };
}

interface CountResult {
  readonly count: number;
  readonly sum: Readonly<Record<string, number | null>>;
}

/** Counts all records. Parts of one whole count once. */
function* sumOver(
  { site, engine }: PageContext,
  shown: ShownFamily,
  field: string,
  label: string,
): YieldingWork<Card | undefined> {
  const operation = operationOfKind(engine, kinds.count, shown.family);
  const found = shown.fields.find((each) => each.field.name === field);
  if (operation === undefined || found === undefined) return undefined;
  const wholes = shown.family.wholes === undefined ? {} : { wholes: 'true' };
  const result = yield* resultOnPage<CountResult>(
    engine,
    operation,
    { sum: field, ...wholes },
    site.language,
  );
  const value = 'value' in result ? result.value.sum[field] : undefined;
  if ('wrong' in result || typeof value !== 'number') return undefined;
  return {
    label,
    value: shownValue(site, found, Math.round(value)) as Html,
    about: html`${site.number(result.value.count)} ${inside(site.titleOf(shown.family))}`,
    address: tableAddress(shown),
  };
}

/** The areas of the large map, coloured by their measure. */
function smallMap(
  site: Site,
  { width, height, areas }: HeroMap,
  measure: NonNullable<HeroMap['measure']>,
): Html {
  const { label, unit, classes, from, to, name } = measure;
  const title = label[site.language];
  const written = (value: number) =>
    value.toLocaleString(site.strings.locale, { maximumSignificantDigits: 2 });
  const about = homeStrings[site.language].coloured(inside(title));
  return html`<h3><a href="${site.at(addresses.explore)}?by=${name}">${title}</a></h3>
<figure>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${about}">${areas.map(
    (_, index) => html`<use href="#area-${index}" class="area${classes[index]}"/>`,
  )}</svg>
<figcaption class="note"><span class="scale" aria-hidden="true">${Array.from(
    { length: MEASURE_CLASSES },
    (_, index) => html`<span class="area${index + 1}"></span>`,
  )}</span> ${written(from)} – ${written(to)} ${unit[site.language]}</figcaption>
</figure>`;
}
