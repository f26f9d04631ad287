// The working-day calculator: two questions, and a result that lists the days left out with the reasons.

import type { Noun } from '../../engine/model/noun.js';
import { atStart } from '../../engine/text/letter-case.js';
import type { Localized } from '../../engine/text/localized.js';
import { calculatorAddresses } from '../shell/calculator-addresses.js';
import type { FamilyPart } from '../shell/family-parts.js';
import { type Html, html, joined } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { behindIt, calculatorLayout, refusal, type ShownRequest } from './calculator-layout.js';
import type { DayOff } from './day-off.js';
import { calculatorStrings } from './strings.js';
import { howMany, longDay, weekdayName } from './words.js';

export interface WorkingDaysModel {
  readonly noun: Noun;
  readonly plural: Localized;
  /** The first and the last day that there is. */
  readonly range: readonly [string, string];
  readonly switches: readonly { readonly name: string; readonly weekday: number }[];
  /** As they were sent. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly wrong: readonly string[];
  readonly result: WorkingDayResult | undefined;
  readonly parts: readonly FamilyPart[];
}

export interface WorkingDayResult {
  readonly is: 'added' | 'counted';
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** The first day, if it is not worked itself. */
  readonly start: SkippedDay | undefined;
  /** The first of them. */
  readonly skipped: readonly SkippedDay[];
  readonly skippedInAll: number;
  readonly request: ShownRequest;
}

export interface SkippedDay {
  readonly date: string;
  readonly isWeekend: boolean;
  readonly daysOff: readonly DayOff[];
}

/** A longer list would make the page too long to read. */
export const MOST_SHOWN = 400;

export function workingDaysPage(site: Site, model: WorkingDaysModel): string {
  const { language } = site;
  const words = calculatorStrings[site.language].workingDays;
  const plural = model.plural[language];
  return calculatorLayout(site, {
    address: calculatorAddresses.workingDays,
    parts: model.parts,
    title: atStart(plural),
    lead: `${words.about(plural)} ${words.lead}`,
    body: html`${refusal(site, model.wrong)}
${model.result && result(site, model, model.result)}
<div class="two">
${form(site, model, 'add')}
${form(site, model, 'count')}
</div>
${model.result && skippedDays(site, model.result)}`,
  });
}

function form(
  site: Site,
  { noun, plural, range, switches, values }: WorkingDaysModel,
  verb: 'add' | 'count',
): Html {
  const { language, at } = site;
  const words = calculatorStrings[site.language].workingDays;
  const id = (name: string) => `${verb}-${name}`;
  const date = (name: 'from' | 'to') => html`<p><label for="${id(name)}">${words[name]}</label>
<input id="${id(name)}" name="${name}" type="date" min="${range[0]}" max="${range[1]}" value="${values[name]}" required></p>`;
  return html`<form class="tool" action="${at(calculatorAddresses.workingDays)}" aria-labelledby="${verb}">
<h2 id="${verb}">${words[verb](plural[language])}</h2>
${date('from')}
${
  verb === 'count'
    ? date('to')
    : html`<p><label for="${id('days')}">${words.days(plural[language])}</label>
<input id="${id('days')}" name="days" type="number" step="1" value="${values.days ?? 10}" aria-describedby="${id('hint')}" required>
<small id="${id('hint')}">${words.daysHint}</small></p>`
}
${switches.map(
  ({ name, weekday }) =>
    html`<p class="tick"><input id="${id(name)}" name="${name}" type="checkbox" value="true"${values[name] === 'true' && html` checked`}> <label for="${id(name)}">${atStart(words.worked(weekdayName(site, weekday, 'long'), noun.withArticle[language]))}</label></p>
`,
)}<button class="button" type="submit">${verb === 'add' ? words.submitAdd : words.submitCount}</button>
</form>`;
}

function result(site: Site, model: WorkingDaysModel, { start, ...answer }: WorkingDayResult): Html {
  const words = calculatorStrings[site.language].workingDays;
  return html`<section class="outcome" aria-labelledby="outcome">
<h2 id="outcome">${words.result}</h2>
<p class="sentence">${atStart(sentence(site, model, answer))}</p>
${
  start &&
  html`<p class="advice">${words.startsOff(longDay(site, start.date), model.noun.withArticle[site.language])} ${joined(reasons(site, start), '; ')}.</p>
`
}</section>`;
}

/** Below the forms, so that a result can be changed without scrolling past a long list. */
function skippedDays(site: Site, { skipped, skippedInAll, request }: WorkingDayResult): Html {
  const words = calculatorStrings[site.language].workingDays;
  const { number } = site;
  const more = skippedInAll - skipped.length;
  return html`<section class="outcome">
${
  skippedInAll === 0
    ? html`<p>${words.skippedNone}</p>`
    : html`<h2>${skippedInAll === 1 ? words.skippedOne : words.skipped(number(skippedInAll))}</h2>
<table class="wide">
<thead><tr><th scope="col">${calculatorStrings[site.language].day}</th><th scope="col">${words.why}</th></tr></thead>
<tbody>
${skipped.map((day) => skippedRow(site, day))}</tbody>
</table>
${more > 0 && html`<p class="note">${words.more(number(more))}</p>`}`
}
${behindIt(site, request)}
</section>`;
}

function sentence(
  site: Site,
  { noun, plural }: WorkingDaysModel,
  { is, from, to, days }: Pick<WorkingDayResult, 'is' | 'from' | 'to' | 'days'>,
): string {
  const words = calculatorStrings[site.language].workingDays;
  const counted = howMany(site, Math.abs(days), noun.bare, plural);
  const [first, last] = [longDay(site, from), longDay(site, to)];
  if (is === 'added') return (days < 0 ? words.before : words.after)(counted, first, last);
  return (to < from ? words.countedBack : words.counted)(counted, first, last);
}

function skippedRow(site: Site, day: SkippedDay): Html {
  return html`<tr><td><time datetime="${day.date}">${atStart(longDay(site, day.date))}</time></td><td>${joined(reasons(site, day), '; ')}</td></tr>
`;
}

function reasons({ language }: Site, { isWeekend, daysOff }: SkippedDay): readonly Html[] {
  return [
    ...(isWeekend ? [html`${calculatorStrings[language].workingDays.weekend}`] : []),
    ...daysOff.map(({ name, details }) => {
      const known = details.flatMap((detail) =>
        detail === undefined ? [] : [html`${detail.label}: ${detail.content}`],
      );
      return html`<strong>${name}</strong>${known.length > 0 && html` <small>${joined(known, ' · ')}</small>`}`;
    }),
  ];
}
