// Routes of the years of a calendar: a page for each, the same as Markdown, and its table as a file.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameIn } from '../../engine/model/name-of.js';
import type { Localized } from '../../engine/text/localized.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { sendReply, unstored } from '../../server/http/responses/ready-response.js';
import { workInTurn } from '../../server/http/surface.js';
import type { CalendarOperations } from '../manifest/manifest.js';
import { yearAddress } from '../shell/calendar-addresses.js';
import { inLanguage, type Language, languages } from '../shell/language.js';
import { redirect, redirectToLanguage } from '../shell/localized-routes.js';
import { sitesOf } from '../shell/missing-response.js';
import { sendAsMarkdown, sendPage } from '../shell/page-reply.js';
import { prefersMarkdown } from '../shell/prefers-markdown.js';
import type { Site } from '../shell/site.js';
import { thisYear, yearsOf } from './calendar-year.js';
import { detailFields } from './days-off.js';
import { delimited, FILE_TYPE } from './delimited.js';
import { calculatorStrings } from './strings.js';
import { noYearPage, TABLE, yearPage } from './year-page.js';

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
      // Tomorrow it may be another year.
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
