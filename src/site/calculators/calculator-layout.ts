// The frame of every tool, with the way back, its title, its purpose, and the request that returns the same.
import type { Engine } from '../../engine/answers/engine.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import { addresses, operationAddress } from '../shell/addresses.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { calculatorStrings } from './strings.js';

/** The values of a form in the notation of a query. The first of several values with one name counts. */
interface FormValues {
  readonly get: (name: string) => string | null;
  readonly [Symbol.iterator]: () => Iterator<[string, string]>;
}

/** The rows, a choice for each of them, and the rest of the form. */
const MOST_FIELDS = 2000;
/** In characters, as the form wrote them: about a millisecond of work. */
const PIECE = 50_000;

/** Null if the form has more fields than our largest one. */
export function* formValues(text: string): YieldingWork<FormValues | null> {
  const values = new Map<string, string>();
  let [equals, sincePause] = [-1, 0];
  for (let start = 0, fields = 1; start < text.length; fields++) {
    if (fields > MOST_FIELDS) return null;
    const end = indexOrEnd(text, '&', start);
    // A later sign belongs to a later field and was already found.
    if (equals < start) equals = indexOrEnd(text, '=', start);
    const nameEnd = Math.min(equals, end);
    if (end > start) {
      const name = yield* decoded(text, start, nameEnd);
      if (!values.has(name)) values.set(name, yield* decoded(text, nameEnd + 1, end));
    }
    sincePause += end - start;
    if (sincePause >= PIECE) {
      sincePause = 0;
      yield;
    }
    start = end + 1;
  }
  return { get: (name) => values.get(name) ?? null, [Symbol.iterator]: () => values.entries() };
}

function indexOrEnd(text: string, found: string, from: number): number {
  const index = text.indexOf(found, from);
  return index < 0 ? text.length : index;
}

function* decoded(text: string, start: number, end: number): YieldingWork<string> {
  const pieces: string[] = [];
  for (let from = start; from < end; ) {
    const to = cutAt(text, Math.min(from + PIECE, end), end);
    pieces.push(new URLSearchParams(`v=${text.slice(from, to)}`).get('v') as string);
    if (to < end) yield;
    from = to;
  }
  return pieces.join('');
}

const [ESCAPE, CONTINUES, SECOND_HALF] = [/^%[\da-f]{2}/i, /^%[89ab][\da-f]/i, /^[\udc00-\udfff]/];

/** The cut is never within an escape, a character or the escapes of one letter. */
function cutAt(text: string, at: number, end: number): number {
  const is = (what: RegExp, index: number) => what.test(text.slice(index, index + 3));
  let cut = at;
  if (cut >= end) return end;
  if (is(ESCAPE, at - 1)) cut = at + 2;
  else if (is(ESCAPE, at - 2) || is(SECOND_HALF, at)) cut = at + 1;
  // A letter has four bytes at most.
  for (let bytes = 1; bytes < 4 && is(CONTINUES, cut); bytes++) cut += 3;
  return cut;
}

/** The input of the page of a tool, from a request. */
export interface CalculatorInput {
  readonly engine: Engine;
  readonly site: Site;
  readonly values: FormValues;
}

interface CalculatorFrame {
  readonly address: Localized;
  readonly title: string;
  readonly lead: string;
  readonly body: Html;
  /** The pages about the data of the calculator, and its guides. */
  readonly parts: readonly FamilyPart[];
  /** Beside those of every tool. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
}

export function calculatorLayout(
  site: Site,
  { address, title, lead, body, parts, styles = [], scripts = [] }: CalculatorFrame,
): string {
  const { strings, at } = site;
  return layout(site, {
    path: address,
    title,
    description: lead,
    kind: 'data',
    picture: 'tools',
    styles,
    scripts: ['tools', ...scripts],
    body: html`<nav class="crumbs" aria-label="${calculatorStrings[site.language].breadcrumb}"><ol>
<li><a href="${at(addresses.calculators)}">${strings.titles.calculators}</a></li></ol></nav>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${body}
${partLinks(site, parts, address)}`,
  });
}

/** The equivalent request of a program, and the link to its explanation. */
export interface RepeatableRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: string;
}

export function behindIt({ at, language }: Site, { method, path, operation }: RepeatableRequest): Html {
  return html`<p class="behind"><span>${calculatorStrings[language].request}:</span> <a href="${at(operationAddress({ id: operation }))}"><span class="method">${method}</span> <code>${path}</code></a></p>`;
}

/** The errors with their corrections. */
export function refusal({ language }: Site, messages: readonly string[]): Html | undefined {
  if (messages.length === 0) return undefined;
  return html`<div class="refusal" role="alert"><h2>${calculatorStrings[language].wrong}</h2>
${messages.map((message) => html`<p>${message}</p>\n`)}</div>`;
}
