// The working-day calculator, with two questions and a result that lists the skipped days with their reasons.
import type { Engine } from '../../engine/answers/engine.js';
import { nounOf } from '../../engine/model/family.js';
import type { Row } from '../../engine/model/model.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { atStart } from '../../engine/text/fold.js';
import { type CalendarOperations, manifestOf } from '../manifest/manifest.js';
import { calculatorAddresses } from '../shell/addresses.js';
import { familyParts } from '../shell/family-parts.js';
import { type Html, html, joined } from '../shell/html.js';
import { resultOnPage } from '../shell/operations.js';
import type { Site } from '../shell/site.js';
import {
  behindIt,
  type CalculatorInput,
  calculatorLayout,
  type RepeatableRequest,
  refusal,
} from './calculator-layout.js';
import { dayOff, howMany, longDay, today, weekdayName } from './calendar-year.js';
import { calculatorStrings } from './strings.js';

interface WorkingDaysAnswer {
  readonly from: string;
  /** The last day of a count. */
  readonly to?: string;
  /** The resulting day of an addition. */
  readonly date?: string;
  readonly days?: number;
  readonly workingDays?: number;
  readonly skipped: readonly DayAnswer[];
}

/** Days are added or counted, and a count may include the first day. */
type AskedForm = 'add' | 'count' | 'both';

interface DayAnswer {
  readonly date: string;
  readonly isWeekend: boolean;
  readonly [more: string]: unknown;
}

/** A longer list would make the page too long to read. */
const MOST_DAYS_SHOWN = 400;

export function* workingDaysPage(
  { engine, site, values }: CalculatorInput,
  tool: CalendarOperations,
): YieldingWork<string> {
  const { language } = site;
  const isAsked = values.get('from') !== null;
  const isCount = (values.get('to') ?? '') !== '';
  const operation = isCount ? tool.count : tool.add;
  const sent = Object.fromEntries(
    operation.parameters.flatMap(({ name }) => {
      const value = values.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const withFirst = isCount && values.get(WITH_FIRST) === 'true';
  const asked = withFirst ? { ...sent, from: dayBefore(sent.from ?? '', sent.to ?? '') } : sent;
  const answered = isAsked
    ? yield* resultOnPage<WorkingDaysAnswer>(engine, operation, asked, language)
    : undefined;
  const wrong = answered !== undefined && 'wrong' in answered ? answered.wrong : [];
  const answer = answered !== undefined && 'value' in answered ? answered.value : undefined;
  const first = sent.from ?? '';
  const start = answer && (yield* firstDay(engine, site, tool, sent, first));
  yield;
  const words = calculatorStrings[language].workingDays;
  const plural = tool.working.plural[language];
  // Most counts are of whole months, so an empty form counts the first day.
  const ticked = isCount ? {} : { [WITH_FIRST]: 'true' };
  const given = { ...(isAsked ? Object.fromEntries(values) : { from: today(tool) }), ...ticked };
  return calculatorLayout(site, {
    address: calculatorAddresses.workingDays,
    parts: familyParts(site, manifestOf(engine), tool.shown),
    title: atStart(plural),
    lead: `${words.about(plural)} ${words.lead}`,
    body: html`${refusal(
      site,
      wrong.map(({ message }) => message),
    )}
${answer && result(site, tool, { ...answer, from: first }, isCount ? (withFirst ? 'both' : 'count') : 'add', start)}
<div class="two">
${form(site, tool, given, 'add')}
${form(site, tool, given, 'count')}
</div>
${answer && skippedDays(site, tool, answer.skipped, { method: 'GET', path: requestPath(operation.path, asked), operation: operation.id })}`,
  });
}

/** A parameter of the page alone, because the operation never counts the first day. */
const WITH_FIRST = 'first';

/**
 * The day before the first one in the direction of the count, so that the count includes the first. An invalid date stays, so that the
 * error names it.
 */
function dayBefore(from: string, to: string): string {
  const day = new Date(`${from}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return from;
  day.setUTCDate(day.getUTCDate() + (to < from ? 1 : -1));
  return day.toISOString().slice(0, 10);
}

/** Undefined for a working day. */
function* firstDay(
  engine: Engine,
  { language }: Site,
  { working, day }: CalendarOperations,
  sent: Readonly<Record<string, string>>,
  from: string,
): YieldingWork<DayAnswer | undefined> {
  // Parameters of both operations that decide which days are working days.
  const switches = Object.entries(sent).filter(([name]) => working.switches[name] !== undefined);
  const values = { ...Object.fromEntries(switches), date: from };
  const first = yield* resultOnPage<DayAnswer>(engine, day, values, language);
  return 'value' in first && first.value.isWorkingDay === false ? first.value : undefined;
}

/** `given` are the values as they were sent. */
function form(
  site: Site,
  { calendar, working }: CalendarOperations,
  given: Readonly<Record<string, string | undefined>>,
  verb: 'add' | 'count',
): Html {
  const { plural, switches } = working;
  const withArticle = nounOf(working.noun).withArticle[site.language];
  const [first, last] = [`${calendar.from}-01-01`, `${working.to}-12-31`];
  const { language, at } = site;
  const words = calculatorStrings[site.language].workingDays;
  const id = (name: string) => `${verb}-${name}`;
  const date = (name: 'from' | 'to') => html`<p><label for="${id(name)}">${words[name]}</label>
<input id="${id(name)}" name="${name}" type="date" min="${first}" max="${last}" value="${given[name]}" required></p>`;
  return html`<form class="tool" action="${at(calculatorAddresses.workingDays)}" aria-labelledby="${verb}">
<h2 id="${verb}">${words[verb](plural[language])}</h2>
${date('from')}
${
  verb === 'count'
    ? date('to')
    : html`<p><label for="${id('days')}">${words.days(plural[language])}</label>
<input id="${id('days')}" name="days" type="number" step="1" value="${given.days ?? 10}" aria-describedby="${id('hint')}" required>
<small id="${id('hint')}">${words.daysHint}</small></p>`
}
${Object.entries(switches).map(
  ([name, { weekday }]) =>
    html`<p class="tick"><input id="${id(name)}" name="${name}" type="checkbox" value="true"${given[name] === 'true' && html` checked`}> <label for="${id(name)}">${atStart(words.worked(weekdayName(site, weekday, 'long'), withArticle))}</label></p>
`,
)}${
  verb === 'count' &&
  html`<p class="tick"><input id="${id(WITH_FIRST)}" name="${WITH_FIRST}" type="checkbox" value="true"${given[WITH_FIRST] === 'true' && html` checked`}> <label for="${id(WITH_FIRST)}">${words.withFirst}</label></p>
`
}<button class="button" type="submit">${verb === 'add' ? words.submitAdd : words.submitCount}</button>
</form>`;
}

function result(
  site: Site,
  tool: CalendarOperations,
  answer: WorkingDaysAnswer,
  asked: AskedForm,
  start: DayAnswer | undefined,
): Html {
  const words = calculatorStrings[site.language].workingDays;
  const withArticle = nounOf(tool.working.noun).withArticle[site.language];
  return html`<section class="outcome" aria-labelledby="outcome">
<h2 id="outcome">${words.result}</h2>
<p class="sentence">${atStart(workedSentence(site, tool, answer, asked))}</p>
${
  start &&
  html`<p class="advice">${words.startsOff(longDay(site, start.date), withArticle)} ${joined(reasonsOfDay(site, tool, start), '; ')}.</p>
`
}</section>`;
}

/** Below the forms, so that a result can be changed without scrolling past a long list. */
function skippedDays(
  site: Site,
  tool: CalendarOperations,
  skipped: readonly DayAnswer[],
  request: RepeatableRequest,
): Html {
  const words = calculatorStrings[site.language].workingDays;
  const { number } = site;
  const more = skipped.length - MOST_DAYS_SHOWN;
  return html`<section class="outcome">
${
  skipped.length === 0
    ? html`<p>${words.skippedNone}</p>`
    : html`<h2>${skipped.length === 1 ? words.skippedOne : words.skipped(number(skipped.length))}</h2>
<table class="wide">
<thead><tr><th scope="col">${calculatorStrings[site.language].day}</th><th scope="col">${words.why}</th></tr></thead>
<tbody>
${skipped.slice(0, MOST_DAYS_SHOWN).map((day) => skippedRow(site, tool, day))}</tbody>
</table>
${more > 0 && html`<p class="note">${words.more(number(more))}</p>`}`
}
${behindIt(site, request)}
</section>`;
}

function workedSentence(
  site: Site,
  { working }: CalendarOperations,
  { from, to: end, date, days: added, workingDays }: WorkingDaysAnswer,
  asked: AskedForm,
): string {
  const words = calculatorStrings[site.language].workingDays;
  const [to, days] = [end ?? date ?? from, workingDays ?? added ?? 0];
  const counted = howMany(site, Math.abs(days), nounOf(working.noun).bare, working.plural);
  const [first, last] = [longDay(site, from), longDay(site, to)];
  if (asked === 'both') return words.countedBoth(counted, first, last);
  if (asked === 'add') return (days < 0 ? words.before : words.after)(counted, first, last);
  return (to < from ? words.countedBack : words.counted)(counted, first, last);
}

function skippedRow(site: Site, tool: CalendarOperations, day: DayAnswer): Html {
  return html`<tr><td><time datetime="${day.date}">${atStart(longDay(site, day.date))}</time></td><td>${joined(reasonsOfDay(site, tool, day), '; ')}</td></tr>
`;
}

function reasonsOfDay(site: Site, tool: CalendarOperations, day: DayAnswer): readonly Html[] {
  const rows = day[tool.working.rowsAs] as readonly Row[];
  return [
    ...(day.isWeekend ? [html`${calculatorStrings[site.language].workingDays.weekend}`] : []),
    ...rows.map((row) => {
      const { name, details } = dayOff(site, tool, row, day.date);
      const known = details.flatMap((detail) =>
        detail === undefined ? [] : [html`${detail.label}: ${detail.content}`],
      );
      return html`<strong>${name}</strong>${known.length > 0 && html` <small>${joined(known, ' · ')}</small>`}`;
    }),
  ];
}
