// Compares two places: their series by year in one chart, and the main figures of their records side by side.
import { ratioIn } from '../../engine/model/family.js';
import type { Row } from '../../engine/model/model.js';
import type { Series } from '../../engine/model/series.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { inside } from '../../engine/text/fold.js';
import {
  type CompareOperations,
  manifestOf,
  type ShownFamily,
  type ShownFigures,
} from '../manifest/manifest.js';
import { compareText, pointInForce } from '../records/series.js';
import { type ChartLine, type PointInForce, seriesChart } from '../records/series-chart.js';
import type { FoundHit } from '../search/find-pages.js';
import { calculatorAddresses } from '../shell/addresses.js';
import { datedValue } from '../shell/dated-values.js';
import { partsOfCalculator } from '../shell/family-parts.js';
import { type Html, html, joined } from '../shell/html.js';
import { resultOnPage } from '../shell/operations.js';
import { type RecordLink, recordLink } from '../shell/record-links.js';
import { type PageContext, rowWithId, type Site } from '../shell/site.js';
import { behindIt, type CalculatorInput, calculatorLayout, refusal } from './calculator-layout.js';
import { calculatorStrings } from './strings.js';

/** The parameters of the two places. */
const SIDES = ['one', 'other'] as const;

/** Hits that are compared with the first, to name others that are called the same. */
const HITS = '5';

interface Side {
  readonly shown: ShownFamily;
  readonly row: Row;
  readonly link: RecordLink;
  /** The text that finds this place and no other of its name. */
  readonly text: string;
  /** Other places of the same name. */
  readonly others: readonly string[];
}

interface Line extends ChartLine {
  readonly figures: ShownFigures;
  readonly inForce: PointInForce | undefined;
  /** The years in which another release begins. */
  readonly seams: readonly number[];
}

export function* comparePage(
  { engine, site, values }: CalculatorInput,
  tool: CompareOperations,
): YieldingWork<string> {
  const words = calculatorStrings[site.language].compare;
  const view: PageContext = { site, engine, manifest: manifestOf(engine) };
  const given = SIDES.map((side) => values.get(side)?.trim() ?? '');
  const [sides, wrong]: [(Side | undefined)[], string[]] = [[], []];
  for (const text of given) {
    const found = text === '' ? undefined : yield* placeNamed(view, tool, text);
    yield;
    if (found !== undefined && 'wrong' in found) wrong.push(...found.wrong);
    sides.push(found === undefined || 'wrong' in found ? undefined : found);
  }
  const [one, other] = sides;
  return calculatorLayout(site, {
    address: calculatorAddresses.compare,
    parts: partsOfCalculator(site, view.manifest, 'compare'),
    title: site.strings.titles.compare,
    lead: words.about(comparedNouns(site, tool)),
    styles: ['record'],
    scripts: ['chart'],
    body: html`${refusal(site, wrong)}
${form(
  site,
  given.map((text, index) => sides[index]?.text ?? text),
)}
${given.every((text) => text === '') && examples(view, tool)}
${one && other && outcome(view, one, other)}`,
  });
}

/** Such as "departments or municipalities". */
export const comparedNouns = ({ language, strings }: Site, { families }: CompareOperations): string =>
  new Intl.ListFormat(strings.locale, { type: 'disjunction' }).format(
    families.map(({ family }) => inside(family.title[language])),
  );

function* placeNamed(
  view: PageContext,
  { search, families }: CompareOperations,
  text: string,
): YieldingWork<Side | { readonly wrong: readonly string[] }> {
  const { site, engine, manifest } = view;
  const { language } = site;
  const records = families.map(({ family }) => family.record).join(',');
  const params = { q: text, families: records, limit: HITS, lang: language };
  const found = yield* resultOnPage<{ readonly hits: readonly FoundHit[] }>(engine, search, params, language);
  if ('wrong' in found) return { wrong: found.wrong.map(({ message }) => message) };
  const [hit, ...more] = found.value.hits;
  const shown = hit && manifest.meant(hit.family);
  const row = hit && shown && rowWithId(view, shown.family, hit.id);
  const words = calculatorStrings[language].compare;
  if (hit === undefined || shown === undefined || row === undefined || !hit.certain) {
    const similar = found.value.hits.map(named).join('; ');
    return { wrong: [similar === '' ? words.unknown(text) : words.similar(text, similar)] };
  }
  const link = recordLink(manifest, shown.family, row);
  const others = more.filter(({ certain, name }) => certain && name === hit.name).map(named);
  return { shown, row, link, text: named(hit), others };
}

/** The name with its kind and its place, which the search understands. */
const named = ({ name, context }: FoundHit) => (context === '' ? name : `${name}, ${context}`);

function form({ at, language }: Site, given: readonly string[]): Html {
  const words = calculatorStrings[language].compare;
  return html`<form class="tool" action="${at(calculatorAddresses.compare)}">
<div class="two">
${SIDES.map(
  (side, index) => html`<p><label for="${side}">${words[side]}</label>
<input id="${side}" name="${side}" type="search" value="${given[index]}" autocomplete="off" spellcheck="false" required></p>
`,
)}</div>
<p class="note">${words.hint}</p>
<button class="button" type="submit">${words.submit}</button>
</form>`;
}

/** The two most important records of each family. */
function examples({ site, engine, manifest }: PageContext, { families }: CompareOperations): Html {
  const pairs = families.flatMap(({ family }) => {
    const weight = family.find?.weight ?? 'id';
    const rows = engine.catalog.table(family).rows;
    const [one, other] = rows.toSorted((a, b) => Number(b[weight] ?? 0) - Number(a[weight] ?? 0));
    if (one === undefined || other === undefined) return [];
    const titles = [one, other].map((row) => recordLink(manifest, family, row).title);
    return [{ titles, codes: [one, other].map((row) => compareText(family, row)) }];
  });
  const words = calculatorStrings[site.language].compare;
  return html`<p class="examples links">${words.examples} ${joined(
    pairs.map(
      ({ titles, codes }) =>
        html`<a href="${site.at(calculatorAddresses.compare)}?${comparedQuery(codes)}">${titles.join(' – ')}</a>`,
    ),
    ' · ',
  )}</p>`;
}

const comparedQuery = ([one = '', other = '']: readonly string[]) =>
  new URLSearchParams({ one, other } satisfies Record<(typeof SIDES)[number], string>).toString();

function outcome(view: PageContext, one: Side, other: Side): Html {
  const { site } = view;
  const { at, language } = site;
  const words = calculatorStrings[language].compare;
  const sides = [one, other];
  const isForeign = language !== 'es' && html` lang="es"`;
  const titles = sides.map(({ link }) => html`<a href="${at(link.address)}"${isForeign}>${link.title}</a>`);
  const lines = linesOf(view, sides);
  return html`<section class="outcome" aria-labelledby="outcome">
<h2 id="outcome">${joined(titles, words.and)}</h2>
${sides.flatMap(({ link, text, others }) => (others.length > 0 ? [html`<p class="advice">${words.others(link.title, text, others.join('; '))}</p>\n`] : []))}${lines && chartOf(view, lines)}
${figuresTable(view, sides)}
${lines && yearsTable(site, lines)}
${lines?.map(({ figures: { operation } }, index) => behindIt(site, { method: 'GET', path: requestPath(operation.path, { id: sides[index]?.row.id }), operation: operation.id }))}
</section>`;
}

/** The default series of both places, if both have the same one. */
function linesOf({ engine }: PageContext, sides: readonly Side[]): readonly Line[] | undefined {
  const lines = sides.flatMap(({ shown, row, link }) => {
    const [figures] = shown.figures;
    const { series } = figures?.list.target ?? {};
    const ordinal = engine.catalog.table(shown.family).ordinal(row.id as number);
    if (figures === undefined || series === undefined || ordinal === undefined) return [];
    const rows = engine.catalog.figures(figures.list, ordinal, { series: 'default' });
    const points = rows.flatMap((each) => pointOf(series, each));
    const line = { name: link.title, points };
    const seams = rows.flatMap((each, index) =>
      index > 0 && each[series.release] !== rows[index - 1]?.[series.release]
        ? [Number(each[series.year])]
        : [],
    );
    return points.length === 0
      ? []
      : [{ ...line, figures, seams, inForce: pointInForce([line], row[figures.list.name]) }];
  });
  const [one, other] = lines;
  const isSame = one?.figures.list.target === other?.figures.list.target;
  return one !== undefined && other !== undefined && isSame ? lines : undefined;
}

function pointOf({ year, measures: [measure = ''] }: Series, row: Row): ChartLine['points'] {
  const value = row[measure];
  return typeof value === 'number' ? [[row[year] as number, value]] : [];
}

function chartOf({ site, manifest }: PageContext, lines: readonly Line[]): Html {
  const words = calculatorStrings[site.language].compare;
  const [{ figures, seams }] = lines as [Line, Line];
  const { target } = figures.list;
  const unit = target.field(target.series?.measures[0] ?? '')?.unit?.[site.language] ?? '';
  const title = site.titleOf(manifest.of(target).family);
  const inUnit = (value: number) => `${site.number(value)} ${unit}`.trim();
  const said = lines.flatMap(({ name, inForce }) =>
    inForce === undefined ? [] : [words.said(name, inUnit(inForce.value), String(inForce.year))],
  );
  const inForce = lines.flatMap((line) => line.inForce ?? []);
  return html`${seriesChart(site, { title, unit, lines, inForce, usual: html`${said.join(' ')}`, about: undefined, said })}
${seams.length > 0 && html`<p>${words.seams(new Intl.ListFormat(site.strings.locale).format(seams.map(String)))}</p>`}`;
}

/** The figures that tables of both families show first. */
function figuresTable(view: PageContext, sides: readonly Side[]): Html | undefined {
  const { site } = view;
  const columns = sides.map(({ shown }) => shown.family.columns ?? []);
  const names = columns[0]?.filter((name) => columns.every((each) => each.includes(name))) ?? [];
  const rows = names.flatMap((name) => {
    const known = sides.map((side) => figure(view, side, name));
    const first = known.find((each) => each !== undefined);
    return first === undefined ? [] : [{ ...first, known }];
  });
  if (rows.length === 0) return undefined;
  const words = calculatorStrings[site.language].compare;
  return html`<table class="compared">
<thead><tr><td></td>${sides.map(({ link }) => html`<th scope="col" class="count">${link.title}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ({ label, unit, known }) =>
    html`<tr><th scope="row">${label}${unit && html` <small>${unit}</small>`}</th>${known.map((each) => html`<td class="count">${each === undefined ? words.none : html`${each.value}${each.date && html` <small>${each.date}</small>`}`}</td>`)}</tr>
`,
)}</tbody>
</table>`;
}

/** A ratio, or a number with its date. The unit is beside the label, once for both places. */
function figure(view: PageContext, { shown, row }: Side, name: string) {
  const { number, language } = view.site;
  const ratio = shown.family.ratios.find((each) => each.name === name);
  const { field, isNumeric, keyOf } = shown.fields.find((each) => each.field.name === name) ?? {};
  const value = ratio === undefined ? row[name] : ratioIn(ratio, row);
  if (typeof value !== 'number' || (ratio === undefined && (!isNumeric || keyOf))) return undefined;
  const dated = field && datedValue(view, shown, row, name);
  return {
    label: ratio?.label[language] ?? dated?.label ?? name,
    unit: (ratio ?? field)?.unit?.[language],
    value: number(value),
    date: dated?.date,
  };
}

function yearsTable(site: Site, lines: readonly Line[]): Html {
  const words = calculatorStrings[site.language].compare;
  const values = lines.map(({ points }) => new Map(points));
  const years = [...new Set(lines.flatMap(({ points }) => points.map(([year]) => year)))].sort(
    (a, b) => a - b,
  );
  return html`<details><summary>${words.years}</summary>
<div class="scroll series-rows" tabindex="0" role="group" aria-label="${words.years}"><table>
<thead><tr><th scope="col">${words.year}</th>${lines.map(({ name }) => html`<th scope="col" class="count">${name}</th>`)}</tr></thead>
<tbody>
${years.map((year) => html`<tr><th scope="row">${year}</th>${values.map((each) => html`<td class="count">${each.has(year) ? site.number(each.get(year) as number) : ''}</td>`)}</tr>\n`)}</tbody>
</table></div></details>`;
}
