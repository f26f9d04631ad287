// The surface of the tools: pages for what can be done with the operations beside reading records. All of them work without scripts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AtlasResponse } from '../../http/fast-path/atlas-response.js';
import { isForPeople } from '../../http/negotiation/is-for-people.js';
import { DOCUMENT } from '../../http/responses/finished-document.js';
import type { Surface, SurfaceContext } from '../../http/surface.js';
import { addresses } from '../../pages/addresses.js';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../pages/language.js';
import type { Site } from '../../pages/site.js';
import { batchPage, outcomeLines } from '../../pages/tools/batch-page.js';
import { calendarPage } from '../../pages/tools/calendar-page.js';
import { delimited, fileFormats } from '../../pages/tools/delimited.js';
import { toolAddresses } from '../../pages/tools/tool-addresses.js';
import { toolEntries } from '../../pages/tools/tool-entries.js';
import { toolsPage } from '../../pages/tools/tools-page.js';
import { workingDaysPage } from '../../pages/tools/working-days-page.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import type { Localized } from '../../text/localized.js';
import { manifestOf } from '../atlas/manifest-of.js';
import { serveLocalized } from '../site/localized-routes.js';
import { sitesOf } from '../site/missing-response.js';
import { sendPage } from '../site/page-reply.js';
import { readSites } from '../site/read-sites.js';
import type { Asked } from './asked.js';
import type { BatchFacts } from './batch-facts.js';
import { calendarFacts } from './calendar-facts.js';
import { locateFacts } from './locate-facts.js';
import { matchFacts } from './match-facts.js';
import { workingDayFacts } from './working-day-facts.js';

export const tools: Surface = {
  operation: DOCUMENT,
  plugin: serveTools,
  pages: (engine) => {
    const entries = toolEntries(readSites(engine.model)[DEFAULT_LANGUAGE], manifestOf(engine).tools);
    const all = [addresses.tools, ...entries.map(({ address }) => address)];
    return [{ name: 'tools', count: all.length, address: (index) => all[index] as Localized }];
  },
};

const FORM = 'application/x-www-form-urlencoded';
/** A form writes a line break and a letter with an accent as six characters each. */
const LONGEST_FORM = 3_145_728;

function serveTools(server: FastifyInstance, { live }: SurfaceContext): void {
  const there = manifestOf(live().engine).tools;
  const { calendar, match, locate } = there;
  server.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) => done(null, body));

  server.setErrorHandler((error: Error & { readonly code?: string }, request, reply) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE' || !isForPeople(request)) throw error;
    const language = languages.find((each) => request.url.startsWith(`/${each}/`)) ?? DEFAULT_LANGUAGE;
    const site = sitesOf(request.edition)[language];
    const { tooLarge } = site.strings.tools.batch;
    return sendPage(reply, language, toolsPage(site, toolEntries(site, there), tooLarge), 413);
  });

  const page = <Facts>(
    address: Localized,
    work: (asked: Asked) => YieldingWork<Facts>,
    render: (site: Site, facts: Facts) => string,
  ) =>
    serveLocalized(server, {
      address,
      get: async (language, request, reply) => {
        const asked = askedOf(language, request, request.query);
        const facts = await request.edition.workInTurn(reply.raw as AtlasResponse, work(asked));
        // The client has left, or was refused.
        return facts === undefined ? reply.hijack() : sendPage(reply, language, render(asked.site, facts));
      },
    });

  const batch = (address: Localized, work: (asked: Asked) => YieldingWork<BatchFacts>) => {
    const answer = async (language: Language, request: FastifyRequest, reply: FastifyReply) => {
      const asked = askedOf(language, request, request.method === 'POST' ? request.body : request.query);
      const facts = await request.edition.workInTurn(reply.raw as AtlasResponse, work(asked));
      return facts === undefined ? reply.hijack() : sendBatch(reply, asked, facts);
    };
    serveLocalized(server, { address, get: answer, post: { handler: answer, bodyLimit: LONGEST_FORM } });
  };

  serveLocalized(server, {
    address: addresses.tools,
    get: (language, { edition }, reply) => {
      const site = sitesOf(edition)[language];
      return sendPage(reply, language, toolsPage(site, toolEntries(site, there)));
    },
  });
  if (calendar !== undefined) {
    page(toolAddresses.calendar, (asked) => calendarFacts(asked, calendar), calendarPage);
    page(toolAddresses.workingDays, (asked) => workingDayFacts(asked, calendar), workingDaysPage);
  }
  if (match !== undefined) batch(toolAddresses.match, (asked) => matchFacts(asked, match));
  if (locate !== undefined) batch(toolAddresses.locate, (asked) => locateFacts(asked, locate));
}

const askedOf = (language: Language, { edition }: FastifyRequest, values: unknown): Asked => ({
  engine: edition.engine,
  site: sitesOf(edition)[language],
  values: new URLSearchParams(String(values ?? '')),
});

function sendBatch(
  reply: FastifyReply,
  { site, values }: Asked,
  { page, fileName }: BatchFacts,
): FastifyReply {
  const format = values.get('as');
  if ((format === 'csv' || format === 'tsv') && page.outcome !== undefined)
    return reply
      .type(`${fileFormats[format].type}; charset=utf-8; header=present`)
      .header('content-disposition', `attachment; filename="${fileName}.${format}"`)
      .send(delimited(outcomeLines(page.outcome), format));
  return sendPage(reply, site.language, batchPage(site, page));
}
