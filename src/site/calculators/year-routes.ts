// Routes of the years of a calendar, each with a page, the same as Markdown, and its table as a file.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import { nameIn } from '../../engine/model/read-row.js';
import type { Localized } from '../../engine/text/localized.js';
import { sendReply, unstored } from '../../server/http/connections/node-response.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { workInTurn } from '../../server/http/surface.js';
import { type CalendarOperations, manifestOf } from '../manifest/manifest.js';
import {
  addresses,
  calculatorAddresses,
  inLanguage,
  type Language,
  languages,
  markdownAddress,
  yearAddress,
} from '../shell/addresses.js';
import { familyParts, partLinks } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import { breadcrumbData, eventsData } from '../shell/json-ld.js';
import { layout } from '../shell/layout.js';
import { redirect, redirectToLanguage, sendAsMarkdown, sendPage } from '../shell/localized-routes.js';
import { prefersMarkdown } from '../shell/serve-pages.js';
import type { Site } from '../shell/site.js';
import { sitesOf } from '../shell/site-files.js';
import { refusal } from './calculator-layout.js';
import {
  calendarYear,
  dayTable,
  detailFields,
  longWeekendList,
  nextDayOff,
  subscription,
  summary,
  thisYear,
  yearFeed,
  yearPath,
  yearRequest,
  yearsOf,
} from './calendar-year.js';
import { delimited, FILE_TYPE } from './delimited.js';
import { calculatorStrings } from './strings.js';

/** The ending of the URL of the table as a file. */
const TABLE = '.csv';

/** `address` is that of the calendar, without a year. */
function* yearPage(site: Site, engine: Engine, tool: CalendarOperations, address: Localized, of: string) {
  const shown = yield* calendarYear(engine, site, tool, of);
  yield;
  const { at, language, strings } = site;
  const tools = calculatorStrings[language];
  const words = tools.calendar;
  const { year, daysOff, next } = shown;
  const { schemaOrg } = tool.shown.family;
  const path = yearAddress(address, of);
  const heading = `${titleOf(site, tool)}, ${year}`;
  const lead = summary(site, shown);
  const feed = yearFeed(site, tool, year);
  const [first, last] = [daysOff[0], daysOff.at(-1)].map((day) => day?.name ?? '');
  return layout(site, {
    path,
    title: heading,
    description: `${heading}. ${lead} ${words.described(first ?? '', last ?? '')}`,
    kind: 'data',
    picture: 'tools',
    scripts: ['tools'],
    head: html`<link rel="alternate" type="text/markdown" href="${markdownAddress(at(path))}">
<link rel="alternate" type="text/calendar" href="${feed}">
${schemaOrg && eventsData(site, schemaOrg.type, path, daysOff, engine.model.dataset)}`,
    body: html`<nav class="crumbs" aria-label="${tools.breadcrumb}"><ol>
<li><a href="${at(addresses.calculators)}">${strings.titles.calculators}</a></li>
<li><a href="${at(calculatorAddresses.calendar)}?year=${year}">${words.grid(String(year))}</a></li></ol></nav>
${breadcrumbData(site, [
  [addresses.calculators, strings.titles.calculators],
  [path, heading],
])}<h1>${heading}</h1>
<p class="lead">${lead}</p>
${next?.date.startsWith(String(year)) && nextDayOff(site, tool, shown)}${yearLinks(site, tool, address, year)}
${dayTable(site, tool, shown)}
<h2 id="long-weekends">${words.longWeekends}</h2>
${longWeekendList(site, shown)}
<h2 id="subscribe">${words.subscribe}</h2>
${subscription(site, tool, year)}
<h2 id="files">${words.files}</h2>
<ul class="links">
<li><a href="${at(path)}${TABLE}" download>${words.excel}</a></li>
<li><a href="${feed}" download>iCalendar</a></li>
<li><a href="${yearPath(tool.ofYear, year)}">JSON</a></li>
<li><a href="${markdownAddress(at(path))}">Markdown</a></li>
</ul>
${allYears(site, tool, address, year)}
${yearRequest(site, tool, year)}
${partLinks(site, familyParts(site, manifestOf(engine), tool.shown), path)}`,
  });
}

function yearLinks({ at, language }: Site, tool: CalendarOperations, address: Localized, year: number): Html {
  const [first, last] = yearsOf(tool);
  const words = calculatorStrings[language].calendar;
  const href = (other: number) => at(yearAddress(address, other));
  return html`<nav class="years" aria-label="${words.years}">
${year > first && html`<a class="button quiet" rel="prev" href="${href(year - 1)}">← ${year - 1}</a>`}
${year < last && html`<a class="button quiet" rel="next" href="${href(year + 1)}">${year + 1} →</a>`}
</nav>`;
}

/** The neighbouring years are above, and these links are for larger steps. */
function allYears({ at, language }: Site, tool: CalendarOperations, address: Localized, year: number): Html {
  const [first, last] = yearsOf(tool);
  const words = calculatorStrings[language].calendar;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return html`<nav class="all-years" aria-label="${words.allYears}"><details><summary>${words.allYears}</summary>
<ul class="parts">
${all.map((each) => html`<li><a href="${at(yearAddress(address, each))}"${each === year && html` aria-current="page"`}>${each}</a></li>\n`)}</ul>
</details></nav>`;
}

const titleOf = ({ language }: Site, { working }: CalendarOperations): string => working.feed.title[language];

/** Redirects from a year without a page. */
function noYearPage(site: Site, tool: CalendarOperations, address: Localized): string {
  const [first, last] = yearsOf(tool);
  const title = titleOf(site, tool);
  const words = calculatorStrings[site.language].calendar;
  const message = words.noYear(String(first), String(last));
  return layout(site, {
    path: address,
    title,
    description: message,
    kind: 'data',
    head: html`<meta name="robots" content="noindex">\n`,
    body: html`<h1>${title}</h1>
${refusal(site, [message])}
<p><a class="button" href="${site.at(address)}">${words.thisYear}</a></p>`,
  });
}

type YearRequest = FastifyRequest<{ Params: { year?: string } }>;

const MARKDOWN = '.md';

export function serveYears(server: FastifyInstance, tool: CalendarOperations, address: Localized): void {
  const [first, last] = yearsOf(tool);

  const handle =
    (language: Language | undefined) =>
    async (request: YearRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { year: segment = '' } = request.params;
      if (language === undefined)
        return redirectToLanguage(request, reply, segment === '' ? address : yearAddress(address, segment));
      // The redirect may go to another year tomorrow.
      if (segment === '') return sendReply(reply, unstored(present(request, language)));
      const path = inLanguage(language, yearAddress(address, segment));
      if (pathOf(request.url) !== path) return redirect(request, reply, path, 301);
      const site = sitesOf(request.edition)[language];
      const [, year = '', ending = ''] = /^(\d{4})(\.\w+)?$/.exec(segment) ?? [];
      if (Number(year) < first || Number(year) > last || !['', MARKDOWN, TABLE].includes(ending))
        return sendPage(reply, language, noYearPage(site, tool, address), 404);
      if (ending === TABLE) return sendTable(reply, site, year);
      return send(request, reply, site, year, ending === MARKDOWN);
    };

  for (const prefix of [undefined, ...languages])
    for (const word of new Set(Object.values(address))) {
      const root = prefix === undefined ? word : inLanguage(prefix, word);
      for (const url of [root, `${root}/:year`])
        server.route({ method: ['GET', 'HEAD'], url, handler: handle(prefix) as never });
    }

  const present = ({ edition }: FastifyRequest, language: Language) =>
    edition.replies.redirect(inLanguage(language, yearAddress(address, thisYear(tool))));

  async function send(
    { edition, headers }: YearRequest,
    reply: FastifyReply,
    site: Site,
    year: string,
    isMarkdownUrl: boolean,
  ): Promise<FastifyReply> {
    const isMarkdown = isMarkdownUrl || prefersMarkdown(headers.accept);
    const made = await workInTurn(reply, yearPage(site, edition.engine, tool, address, year));
    if (made === undefined) return reply;
    reply.header('vary', 'Accept');
    return (isMarkdown ? sendAsMarkdown : sendPage)(reply, site.language, made);
  }

  function sendTable(reply: FastifyReply, { language }: Site, year: string): FastifyReply {
    const { shown, calendar } = tool;
    const words = calculatorStrings[language];
    const details = detailFields(tool);
    const lines = calendar
      .rows(Number(year), () => false)
      .map((row) => [
        String(row[calendar.date]).slice(0, 10),
        nameIn(language, shown.family, row),
        ...details.map(({ field }) => String(row[field.name] ?? '')),
      ]);
    const head = [words.day, words.name, ...details.map(({ label }) => label[language])];
    return reply
      .type(`${FILE_TYPE}; charset=utf-8; header=present`)
      .header('content-language', language)
      .header('content-disposition', `attachment; filename="${address[language].slice(1)}-${year}${TABLE}"`)
      .send(delimited([head, ...lines], 'csv-excel'));
  }
}
