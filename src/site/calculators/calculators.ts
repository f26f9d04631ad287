// The calculators: pages that use the operations for more than reading records. All of them work without scripts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../engine/problems/messages.js';
import { type Problem, problem } from '../../engine/problems/problem.js';
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { atStart, inside } from '../../engine/text/fold.js';
import type { Localized } from '../../engine/text/localized.js';
import { BodyRefused } from '../../server/http/bodies/body-errors.js';
import { isForPeople } from '../../server/http/negotiation.js';
import { type SurfaceContext, sendProblem, workInTurn } from '../../server/http/surface.js';
import { type Calculators, manifestOf } from '../manifest/manifest.js';
import {
  addresses,
  calculatorAddresses,
  calendarAddress,
  DEFAULT_LANGUAGE,
  type Language,
  languages,
  yearAddress,
} from '../shell/addresses.js';
import { familyNames } from '../shell/family-parts.js';
import type { Feature } from '../shell/feature.js';
import { html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { sendPage, serveLocalized } from '../shell/localized-routes.js';
import type { Site } from '../shell/site.js';
import { askedSite, readSites, sitesOf } from '../shell/site-files.js';
import { type Batch, batchPage, FILTER, outcomeLines } from './batch-page.js';
import { type CalculatorInput, formValues, refusal } from './calculator-layout.js';
import { calendarPage } from './calendar-page.js';
import { yearsOf } from './calendar-year.js';
import { comparedNouns, comparePage } from './compare-page.js';
import { delimitedWriter, FILE_TYPE, isFileFormat } from './delimited.js';
import { locateBatch } from './locate-points.js';
import { matchBatch } from './match-names.js';
import { rowsInAStep } from './pasted-rows.js';
import { calculatorStrings } from './strings.js';
import { workingDaysPage } from './working-days-page.js';
import { serveYears } from './year-routes.js';

export const calculators: Feature = {
  name: 'calculators',
  serve: serveCalculators,
  pages: (engine) => {
    const entries = calculatorEntries(
      readSites(engine.model)[DEFAULT_LANGUAGE],
      manifestOf(engine).calculators,
    );
    const all = [addresses.calculators, ...entries.map(({ address }) => address)];
    const tools = { name: 'tools', count: all.length, address: (index: number) => all[index] as Localized };
    const { calendar } = manifestOf(engine).calculators;
    const years = calendar && calendarAddress(calendar.calendar);
    if (calendar === undefined || years === undefined) return [tools];
    const [first, last] = yearsOf(calendar);
    const ofYears = { name: 'years', count: last - first + 1 };
    return [tools, { ...ofYears, address: (index) => yearAddress(years, first + index) }];
  },
  entries: (engine, site) => ({
    title: site.strings.titles.calculators,
    isTools: true,
    pages: calculatorEntries(site, manifestOf(engine).calculators).map(({ address, title, about, words }) => [
      address[site.language],
      title,
      about,
      words.join(' '),
    ]),
  }),
};

const FORM = 'application/x-www-form-urlencoded';
/** A form writes a line break and a letter with an accent as six characters each. */
const LONGEST_FORM = 3_145_728;

function serveCalculators(server: FastifyInstance, { live, acceptBodies }: SurfaceContext): void {
  const there = manifestOf(live().engine).calculators;
  const { calendar, match, locate, compare } = there;
  acceptBodies(server, [FORM]);

  server.setErrorHandler((error, request, reply) => {
    const isTooLarge = error instanceof BodyRefused && error.problem.name === 'body-too-large';
    if (!isTooLarge || !isForPeople(request)) throw error;
    const language = languages.find((each) => request.url.startsWith(`/${each}/`)) ?? DEFAULT_LANGUAGE;
    const site = sitesOf(request.edition)[language];
    const { tooLarge } = calculatorStrings[site.language].batch;
    return sendPage(reply, language, calculatorsPage(site, there, tooLarge), 413);
  });

  const page = (address: Localized, work: (input: CalculatorInput) => YieldingWork<string>) =>
    serveLocalized(server, {
      address,
      get: async (language, request, reply) => {
        const values = new URLSearchParams(String(request.query ?? ''));
        const made = await workInTurn(reply, work(inputOf(language, request, values)));
        return made === undefined ? reply : sendPage(reply, language, made);
      },
    });

  const batch = (address: Localized, work: (input: CalculatorInput) => YieldingWork<Batch>) => {
    const answer = async (language: Language, request: FastifyRequest, reply: FastifyReply) => {
      const sent = String((request.method === 'POST' ? request.body : request.query) ?? '');
      const made = await workInTurn(
        reply,
        batchWork(sent, (values) => inputOf(language, request, values), work),
      );
      if (made === undefined) return reply;
      if ('tooManyFields' in made) return sendProblem(reply, made.tooManyFields);
      const { file, bytes } = made;
      if (file === undefined) return sendPage(reply, language, bytes);
      return reply.type(file.type).header('content-disposition', file.disposition).send(bytes);
    };
    serveLocalized(server, { address, get: answer, post: { handler: answer, bodyLimit: LONGEST_FORM } });
  };

  serveLocalized(server, {
    address: addresses.calculators,
    get: (language, { edition }, reply) =>
      sendPage(reply, language, calculatorsPage(sitesOf(edition)[language], there)),
  });
  if (calendar !== undefined) {
    page(calculatorAddresses.calendar, (input) => calendarPage(input, calendar));
    page(calculatorAddresses.workingDays, (input) => workingDaysPage(input, calendar));
    const years = calendarAddress(calendar.calendar);
    if (years !== undefined) serveYears(server, calendar, years);
  }
  if (match !== undefined) batch(calculatorAddresses.match, (input) => matchBatch(input, match));
  if (compare !== undefined) page(calculatorAddresses.compare, (input) => comparePage(input, compare));
  if (locate !== undefined) batch(calculatorAddresses.locate, (input) => locateBatch(input, locate));
}

const inputOf = (language: Language, request: FastifyRequest, values: CalculatorInput['values']) => ({
  engine: request.edition.engine,
  site: askedSite(language, request),
  values,
});

/** Encodes a long page in pieces, because joining and encoding all of it takes long. */
function* encodedWork(work: YieldingWork<string>): YieldingWork<Buffer> {
  const text = yield* work;
  yield;
  return Buffer.from(text);
}

interface BatchResult {
  readonly bytes: Buffer;
  /** Undefined for the page itself. */
  readonly file: { readonly type: string; readonly disposition: string } | undefined;
}

/** Reads the fields of a form and returns its page, or the table as a file. */
function* batchWork(
  sent: string,
  inputOf: (values: CalculatorInput['values']) => CalculatorInput,
  work: (input: CalculatorInput) => YieldingWork<Batch>,
): YieldingWork<BatchResult | { readonly tooManyFields: Problem }> {
  const values = yield* formValues(sent);
  if (values === null) return { tooManyFields: problem('bad-request', messages.unreadableBody()) };
  const input = inputOf(values);
  const page = yield* work(input);
  const format = values.get('as');
  if (!isFileFormat(format) || page.outcome === undefined)
    return {
      file: undefined,
      bytes: yield* encodedWork(batchPage(input.site, page, values.get(FILTER) ?? '')),
    };
  const { start, line } = delimitedWriter(format);
  const lines = yield* mapInSteps(outcomeLines(page.outcome), rowsInAStep(page.outcome.columns.length), line);
  return {
    file: {
      type: `${FILE_TYPE}; charset=utf-8; header=present`,
      disposition: `attachment; filename="${page.request.operation}.csv"`,
    },
    bytes: Buffer.from(start + lines.join('')),
  };
}

/** The list of calculators. `wrong` is an input that was rejected. */
function calculatorsPage(site: Site, calculators: Calculators, ...wrong: readonly string[]): string {
  const tools = calculatorStrings[site.language];
  return layout(site, {
    path: addresses.calculators,
    title: site.strings.titles.calculators,
    description: tools.lead,
    kind: 'data',
    picture: 'tools',
    body: html`<h1>${site.strings.titles.calculators}</h1>
<p class="lead">${tools.lead}</p>
${refusal(site, wrong)}
<ul class="doors">
${calculatorEntries(site, calculators).map(
  ({ address, title, about }) => html`<li><a href="${site.at(address)}">${title}</a><p>${about}</p></li>
`,
)}</ul>`,
  });
}

interface CalculatorEntry {
  readonly address: Localized;
  readonly title: string;
  readonly about: string;
  /** Further words for the search. */
  readonly words: readonly string[];
}

/** The tools that a model supports, as their index and the search show them. */
function calculatorEntries(site: Site, tools: Calculators): readonly CalculatorEntry[] {
  const { strings, language } = site;
  const { calendar, match, locate, compare } = tools;
  const words = calculatorStrings[language];
  const entries: CalculatorEntry[] = [];
  if (calendar !== undefined) {
    const { shown, working, ofYear, longWeekends, add, count } = calendar;
    const titles = (...operations: readonly { readonly summary: Localized }[]) =>
      operations.flatMap(({ summary }) => Object.values(summary));
    entries.push(
      {
        address: calculatorAddresses.calendar,
        title: strings.titles.calendar,
        about: words.calendar.about,
        words: [...familyNames(shown.family), ...titles(ofYear, longWeekends)],
      },
      {
        address: calculatorAddresses.workingDays,
        title: atStart(working.plural[language]),
        about: words.workingDays.about(working.plural[language]),
        words: [...familyNames(shown.family), ...titles(add, count)],
      },
    );
  }
  if (match !== undefined)
    entries.push({
      address: calculatorAddresses.match,
      title: strings.titles.match,
      about: words.match.about(match.shown.family.all[language]),
      words: Object.values(match.batch.summary),
    });
  if (locate !== undefined)
    entries.push({
      address: calculatorAddresses.locate,
      title: strings.titles.locate,
      about: words.locate.about(locate.areas.map(({ family }) => inside(family.title[language])).join(', ')),
      words: Object.values(locate.batch.summary),
    });
  if (compare !== undefined)
    entries.push({
      address: calculatorAddresses.compare,
      title: strings.titles.compare,
      about: words.compare.about(comparedNouns(site, compare)),
      words: compare.families.flatMap(({ family }) => familyNames(family)),
    });
  return entries;
}
