// A page that accepts many rows. It has a field to paste into, a table with the results, and the same table as a file. The server processes
// the form, and the script sends it in parts and lets people choose, copy and save without another page.

import type { Engine } from '../../engine/answers/engine.js';
import { areasOf } from '../../engine/geo/areas.js';
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import { drawAreas, levelsOf, MAP_WIDTH, placesOf } from '../drawing/drawn-level.js';
import { onMap, type ViewBox } from '../drawing/map-places.js';
import type { Address } from '../shell/addresses.js';
import type { FamilyPart } from '../shell/family-parts.js';
import { escapeHtml, type Html, html, raw } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { behindIt, calculatorLayout, type RepeatableRequest, refusal } from './calculator-layout.js';
import { fileFormats } from './delimited.js';
import { rowsInAStep } from './pasted-rows.js';
import { calculatorStrings } from './strings.js';

/** A point on the map, rounded to its units. */
type PlottedPoint = readonly [x: number, y: number];

interface OutcomeMap {
  readonly height: number;
  readonly areas: readonly string[];
  readonly insets: readonly ViewBox[];
  readonly at: (point: { readonly latitude: number; readonly longitude: number }) => PlottedPoint;
}

/** The outline of the country is as exact as a small picture needs, because every result contains it. */
const TOLERANCE = 4;

/** Undefined if the model draws nothing. */
export function* outcomeMap({ model, catalog }: Engine): YieldingWork<OutcomeMap | undefined> {
  const levels = levelsOf(model);
  if (levels === undefined) return undefined;
  const level = model.levels?.whole ?? levels.usual;
  const { isDrawn } = areasOf(catalog, level, 'coarse');
  const ordinals = Array.from(catalog.table(level).all).filter(isDrawn);
  const drawn = yield* drawAreas(catalog, levels, level, ordinals, TOLERANCE);
  const { height, insets, places } = placesOf(catalog, levels);
  return {
    height,
    insets,
    areas: ordinals.map((ordinal) => drawn.get(ordinal)?.path ?? ''),
    at: ({ latitude, longitude }) => {
      const { x, y } = onMap(places, longitude, latitude);
      return [Math.round(x), Math.round(y)];
    },
  };
}

const RADIUS = 9;

/** The script moves the dot of a row to the chosen place. */
function outcomeFigure(
  label: string,
  { height, areas, insets }: OutcomeMap,
  points: readonly { readonly row: string; readonly at: PlottedPoint }[],
): Html {
  return html`<figure class="outcome-map">
<svg viewBox="0 0 ${MAP_WIDTH} ${height}" role="img" aria-label="${label}">
<g class="land">${areas.map((d) => html`<path d="${d}"/>`)}</g>
<g class="insets">${insets.map(([x, y, wide, tall]) => html`<rect x="${x}" y="${y}" width="${wide}" height="${tall}"/>`)}</g>
<g class="dots">${points.map(({ row, at: [x, y] }) => html`<circle data-row="${row}" cx="${x}" cy="${y}" r="${RADIUS}"/>`)}</g>
</svg>
<figcaption>${label}</figcaption>
</figure>
`;
}

/** The page of a tool that takes rows, or their table as a file. */
export interface Batch {
  readonly address: Localized;
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  /** A further choice of the form, in addition to its rows. */
  readonly option: {
    readonly name: string;
    readonly label: string;
    readonly values: readonly {
      readonly value: string;
      readonly label: string;
      readonly isChosen: boolean;
    }[];
  };
  /** The text as it was pasted. */
  readonly text: string;
  readonly most: number;
  readonly wrong: readonly string[];
  readonly outcome: BatchOutcome | undefined;
  readonly request: RepeatableRequest;
  readonly parts: readonly FamilyPart[];
}

export interface BatchOutcome {
  /** How the rows were read, for later parts. */
  readonly read: string;
  readonly columns: readonly string[];
  readonly rows: readonly OutcomeRow[];
  /** The number of rows with each status, including statuses without rows. */
  readonly counts: readonly { readonly status: string; readonly label: string; readonly rows: number }[];
  /** Advice to the reader about these rows. */
  readonly advice: Html | undefined;
  /** Undefined if the model draws nothing. */
  readonly map: OutcomeMap | undefined;
}

export interface OutcomeRow {
  readonly status: string;
  readonly cells: readonly OutcomeCell[];
  readonly choice: RowChoice | undefined;
  /** Its position on the map. */
  readonly at: PlottedPoint | undefined;
}

interface OutcomeCell {
  readonly text: string;
  readonly address?: Address | undefined;
  /** A choice changes it. */
  readonly isChosen?: boolean;
}

interface RowChoice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly isChosen: boolean;
    /** The cells that a choice changes. */
    readonly cells: readonly string[];
    /** The page of the place, and the cell that contains its name. */
    readonly address: Address | undefined;
    readonly named: number;
    readonly at: PlottedPoint | undefined;
  }[];
}

/** The field of the form with the only status whose rows are shown. The other rows stay in the form with their choices. */
export const FILTER = 'show';

export function* batchPage(site: Site, page: Batch, only: string): YieldingWork<string> {
  const { strings, at } = site;
  const words = calculatorStrings[site.language].batch;
  const { option, most, outcome } = page;
  const section = outcome && (yield* outcomeSection(site, page, outcome, only));
  const text = yield* escapedInSteps(page.text);
  return calculatorLayout(site, {
    ...page,
    body: html`<form class="tool batch" method="post" action="${at(page.address)}" data-most="${most}" data-sending="${words.sending}" data-failed="${words.failed}" data-empty="${words.empty}" data-equal="${words.equal}" data-equal-one="${words.equalOne}" data-applied="${words.applied}" data-locale="${strings.locale}">
<div class="refusals">${refusal(site, page.wrong)}</div>
<p><label for="rows">${page.label}</label>
<textarea id="rows" name="rows" rows="9" spellcheck="false" autocomplete="off" autocapitalize="off" aria-describedby="rows-hint">
${text}</textarea>
<small id="rows-hint">${page.hint} ${words.pasteHint}</small></p>
<p class="file" data-read="${words.fileRead}" data-too-large="${words.fileTooLarge}" data-no-text="${words.fileNoText}" hidden><label class="button quiet">${words.file}<input type="file" accept=".csv,.tsv,.txt,text/*"></label> <span>${words.drop}</span></p>
<p class="row"><span><label for="${option.name}">${option.label}</label>
<select id="${option.name}" name="${option.name}">
${option.values.map(({ value, label, isChosen }) => html`<option value="${value}"${isChosen && html` selected`}>${label}</option>\n`)}</select></span>
<button class="button" type="submit">${page.submit}</button>
<a href="${at(page.address)}?example=1">${words.example}</a></p>
<p class="progress" role="status"></p>
<div id="outcome-here">${section}</div>
</form>
${behindIt(site, page.request)}`,
  });
}

function* outcomeSection(
  site: Site,
  { most }: Batch,
  outcome: BatchOutcome,
  asked: string,
): YieldingWork<Html> {
  const { number } = site;
  const words = calculatorStrings[site.language].batch;
  const { read, columns, rows, counts, advice, map } = outcome;
  const only = counts.find(({ status }) => status === asked)?.status ?? '';
  const shown = yield* mapInSteps(rows, rowsInAStep(columns.length), (row) =>
    outcomeRow(site, columns, row, only !== '' && row.status !== only),
  );
  return html`<section class="outcome" aria-labelledby="outcome" data-read="${read}">
<h2 id="outcome" tabindex="-1">${words.result}</h2>
<ul class="counts">
${counts.map(({ status, label, rows: many }) => html`<li><button type="submit" name="${FILTER}" value="${only === status ? '' : status}" data-filter="${status}" aria-pressed="${String(only === status)}" title="${words.filter}">${label}: <strong data-count="${status}">${number(many)}</strong></button></li>\n`)}</ul>
${advice}
<p class="actions"><button class="button quiet" type="button" data-copy-table hidden>${words.copy}</button>
${rows.length <= most && files(site)}</p>
<div class="scroll">
<table class="wide outcome-table">
<thead><tr>${columns.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>
${shown}</tbody>
</table>
</div>
${
  map &&
  outcomeFigure(
    words.map,
    map,
    rows.flatMap(({ at, cells }) => (at === undefined ? [] : [{ row: cells[0]?.text ?? '', at }])),
  )
}${rows.some(({ choice }) => choice !== undefined) && html`<p class="without-scripts"><button class="button" type="submit">${calculatorStrings[site.language].match.apply}</button></p>`}
</section>`;
}

/** Characters of a text that are escaped in a step. */
const TEXT_IN_A_STEP = 100_000;

function* escapedInSteps(text: string): YieldingWork<Html> {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += TEXT_IN_A_STEP) {
    pieces.push(escapeHtml(text.slice(from, from + TEXT_IN_A_STEP)));
    yield;
  }
  return raw(pieces.join(''));
}

const files = ({ language }: Site): Html => {
  const words = calculatorStrings[language];
  return html`${fileFormats.map(
    (format) =>
      html`<button class="button quiet" type="submit" name="as" value="${format}">${words.batch.files[format]}</button>\n`,
  )}`;
};

function outcomeRow(
  site: Site,
  columns: readonly string[],
  { status, cells, choice }: OutcomeRow,
  isHidden: boolean,
): Html {
  const last = cells.length - 1;
  return html`<tr data-status="${status}"${isHidden && html` hidden`}>${cells.map(
    ({ text, address, isChosen }, index) => {
      const content = address === undefined ? html`${text}` : html`<a href="${site.at(address)}">${text}</a>`;
      const more = index === last && choice !== undefined && chooser(site, choice);
      return html`<td data-label="${columns[index]}"${isChosen && html` class="chosen"`}>${
        more ? html`<span>${content}</span> ${more}` : content
      }</td>`;
    },
  )}</tr>
`;
}

function chooser({ language, at: href }: Site, { name, label, options }: RowChoice): Html {
  return html`<select name="${name}" aria-label="${label}"><option value="">${calculatorStrings[language].match.choose}</option>
${options.map(({ value, label, isChosen, cells, address, named, at }) => html`<option value="${value}" data-cells="${JSON.stringify(cells)}"${address && html` data-href="${href(address)}" data-named="${named}"`}${at && html` data-at="${at.join()}"`}${isChosen && html` selected`}>${label}</option>\n`)}</select>`;
}

/** The table as a file. */
export const outcomeLines = ({ columns, rows }: BatchOutcome): readonly (readonly string[])[] => [
  columns,
  ...rows.map(({ cells }) => cells.map(({ text }) => text)),
];
