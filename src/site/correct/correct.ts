// The page that prepares a correction of a record, from the wrong value to the text of a pull request. It exists only if the operator names
// the repository of the data.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '../../engine/operations/operation.js';
import { decoded } from '../../engine/operations/request/request-path.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { sendReply } from '../../server/http/connections/node-response.js';
import { isForPeople } from '../../server/http/negotiation.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { type SurfaceContext, sendProblem, workInTurn } from '../../server/http/surface.js';
import { manifestOf, type ShownFamily, type ShownField } from '../manifest/manifest.js';
import { addresses, guideAddress, inLanguage, type Language, languages } from '../shell/addresses.js';
import type { Feature, WholeSite } from '../shell/feature.js';
import { type Html, html, languageOfNames, textLanguage, writtenIn } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import { redirect, redirectToLanguage, sendPage } from '../shell/localized-routes.js';
import { missingResponse, siteFor } from '../shell/missing-page.js';
import {
  correctAddress,
  FIELD,
  idInSegment,
  isCorrectable,
  recordLink,
  tableAddress,
} from '../shell/record-links.js';
import { readRepository } from '../shell/repository.js';
import type { Site } from '../shell/site.js';
import { askedSite } from '../shell/site-files.js';
import { publisherName } from '../shell/values.js';
import { longest, readCorrectedValue, readEntry, readSource } from './read-entry.js';
import { fieldValue, readyPart, reportUrl } from './ready-part.js';
import { correctStrings } from './strings.js';

type ReadyCorrection = Parameters<typeof readyPart>[0];

/** The form of a correction, with a control for the type of the field, the source and a note. It works without scripts. */
function entryForm(
  { site, shown: family, row }: ReadyCorrection,
  shown: ShownField,
  entry: ReturnType<typeof readEntry>,
): Html {
  const words = correctStrings[site.language];
  const { nullable, name } = shown.field;
  return html`<form class="tool correcting" method="get" action="${site.at(correctAddress(family, row))}">
<input type="hidden" name="${FIELD}" value="${name}">
<p><label for="value">${words.right}</label>
${control(site, shown, row[name], entry)}</p>
${
  nullable &&
  html`<p><label class="tick"><input type="checkbox" name="unknown" value="1"${entry.isUnknown && html` checked`}> ${words.unknown}</label></p>\n`
}<p><label for="source">${words.rightSource}</label>
<input id="source" name="source" type="url" required maxlength="${longest.source}" value="${entry.source}" placeholder="https://" autocomplete="off" aria-describedby="source-hint">
<small id="source-hint">${words.sourceHint}</small></p>
<p><label for="note">${words.note}</label>
<input id="note" name="note" maxlength="${longest.note}" value="${entry.note}" autocomplete="off" aria-describedby="note-hint">
<small id="note-hint">${words.noteHint}</small></p>
<p><button class="button" type="submit">${words.submit}</button></p>
</form>`;
}

/** Longer texts get several lines. */
const LONG_TEXT = 60;

function control(site: Site, shown: ShownField, value: unknown, entry: ReturnType<typeof readEntry>): Html {
  const words = correctStrings[site.language];
  const { field, keyOf } = shown;
  const { kind, values } = field;
  // An optional value can be unknown instead.
  const required = !field.nullable && html` required`;
  const language = writtenIn(site, textLanguage(shown));
  if (values !== undefined)
    return select(
      site,
      values.map((each) => [each, field.valueNames?.[each]?.[site.language] ?? each]),
      entry.value,
      html`${required}${language}`,
    );
  if (kind === 'boolean')
    return select(
      site,
      [
        ['true', site.strings.yes],
        ['false', site.strings.no],
      ],
      entry.value,
      html`${required}`,
    );
  const given = entry.value === '' ? presentText(value, keyOf !== undefined) : entry.value;
  const hint =
    keyOf !== undefined
      ? words.hints.key(keyOf.noun.of[site.language])
      : kind === 'integer' || kind === 'number'
        ? words.hints.number
        : kind === 'texts'
          ? words.hints.texts
          : undefined;
  const described = hint !== undefined && html` aria-describedby="value-hint"`;
  const small = hint !== undefined && html`\n<small id="value-hint">${hint}</small>`;
  const common = html`id="value" name="value" maxlength="${longest.value}" autocomplete="off" spellcheck="false"${required}${described}`;
  if (kind === 'texts' || (kind === 'text' && given.length > LONG_TEXT))
    return html`<textarea ${common} rows="6"${language}>
${given}</textarea>${small}`;
  if (kind === 'date' || kind === 'midnight')
    return html`<input id="value" name="value" type="date"${required} value="${given.slice(0, 10)}">`;
  const isNumber = keyOf === undefined && (kind === 'integer' || kind === 'number');
  return html`<input ${common}${isNumber && html` inputmode="decimal"`} value="${given}"${language}>${small}`;
}

function select(
  site: Site,
  choices: readonly (readonly [value: string, label: string])[],
  given: string,
  attributes: Html,
): Html {
  return html`<select id="value" name="value"${attributes}>
<option value="" lang="${site.language}">${correctStrings[site.language].pick}</option>
${choices.map(([value, label]) => html`<option value="${value}"${value === given && html` selected`}>${label}</option>\n`)}</select>`;
}

/** The initial entry, because correcting a typo is faster than writing a text. A record is entered by its name, so its id is left out. */
function presentText(value: unknown, isKey: boolean): string {
  if (value === null || value === undefined || isKey) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

const GUIDE = 'correct-a-value';

/** The page that prepares a correction, with the values of a record, the form for one of them, and the finished correction. */
function* correctPage(correction: ReadyCorrection): YieldingWork<string> {
  const { site, manifest, shown, row, values } = correction;
  const words = correctStrings[site.language];
  const record = recordLink(manifest, shown.family, row);
  const fields = shown.fields.filter(({ field }) => field.name !== 'id');
  const chosen = fields.find(({ field }) => field.name === values.get(FIELD));
  yield;
  const part = chosen === undefined ? fieldTable(correction, fields) : yield* fieldPart(correction, chosen);
  yield;
  return layout(site, {
    path: correctAddress(shown, row),
    title: words.of(record.title),
    description: words.lead,
    kind: 'data',
    styles: ['correct'],
    head: html`<meta name="robots" content="noindex">\n`,
    body: html`<nav class="crumbs" aria-label="${words.crumbs}"><ol>
<li><a href="${site.at(addresses.data)}">${site.strings.titles.data}</a></li>
<li><a href="${site.at(record.address)}"${languageOfNames(site)}>${record.title}</a></li></ol></nav>
<h1>${words.title}</h1>
<p class="lead">${words.lead} <a href="${site.at(guideAddress(GUIDE))}">${words.guide}</a></p>
${part}`,
  });
}

/** Shown until the reader chooses a field. */
function fieldTable(correction: ReadyCorrection, fields: readonly ShownField[]): Html {
  const { site, shown: family, row } = correction;
  const words = correctStrings[site.language];
  const address = site.at(correctAddress(family, row));
  return html`<p>${words.choose}</p>
<table class="wide">
<thead><tr><th scope="col">${words.value}</th><th scope="col">${words.present}</th><th scope="col">${words.correct}</th></tr></thead>
<tbody>
${fields.map((shown) => {
  const { field, label } = shown;
  return html`<tr><th scope="row">${label[site.language]}</th><td data-label="${words.present}">${fieldValue(correction, shown, row[field.name])}</td><td data-label="${words.correct}"><a href="${address}?${FIELD}=${field.name}" rel="nofollow" aria-label="${words.correct}: ${label[site.language]}">${words.correct}</a></td></tr>
`;
})}</tbody>
</table>`;
}

function* fieldPart(correction: ReadyCorrection, shown: ShownField): YieldingWork<Html> {
  const { site, manifest, catalog, row, values } = correction;
  const { family } = correction.shown;
  const { field } = shown;
  const words = correctStrings[site.language];
  const isDerived = !isCorrectable(field);
  const entry = readEntry(values);
  const isSent = !isDerived && (values.has('source') || values.has('value'));
  const read = isSent ? yield* readCorrectedValue(site, catalog, shown, row[field.name], entry) : undefined;
  const source = isSent ? readSource(entry) : undefined;
  const wrong = isSent
    ? [
        ...(read !== undefined && 'wrong' in read ? [read.wrong] : []),
        ...(source === undefined ? [words.wrong.source] : []),
        ...(entry.note.length > longest.note ? [words.wrong.tooLong(site.number(longest.note))] : []),
      ]
    : [];
  const isRight = read !== undefined && 'value' in read && source !== undefined && wrong.length === 0;
  const ready = isRight
    ? yield* readyPart(correction, { shown, value: read.value, source, note: entry.note.trim() })
    : undefined;
  const about = field.about && site.translate(field.about);
  const entries = entryForm(correction, shown, entry);
  return html`<h2><span${languageOfNames(site)}>${recordLink(manifest, family, row).title}</span>: ${shown.label[site.language]}</h2>
${about && html`<p class="note">${about}</p>\n`}${ready}${
  wrong.length > 0 &&
  html`<div class="refusal" role="alert"><h2>${words.wrong.title}</h2>
${wrong.map((message) => html`<p>${message}</p>\n`)}</div>\n`
}${ready === undefined && presentPart(correction, shown)}${
  isDerived
    ? html`<p>${words.derived} <a href="${reportUrl(correction, shown)}" rel="external">${words.report}</a>.</p>`
    : ready === undefined
      ? entries
      : html`<details class="fold"><summary><h2>${words.again}</h2></summary>
${entries}
</details>`
}
<p><a href="${site.at(correctAddress(correction.shown, row))}" rel="nofollow">${words.otherField}</a></p>`;
}

function presentPart(correction: ReadyCorrection, shown: ShownField): Html {
  const { site, catalog, row } = correction;
  const { name } = shown.field;
  const words = correctStrings[site.language];
  const source = catalog.origins.source(correction.shown.family, row.id as number, name);
  return html`<dl class="values">
<div><dt>${words.present}</dt><dd>${fieldValue(correction, shown, row[name])}</dd></div>
<div><dt>${words.source}</dt><dd>${
    source === undefined
      ? site.strings.unknown
      : html`${source.url === null ? publisherName(source.publisher) : html`<a href="${source.url}" rel="external">${publisherName(source.publisher)}</a>`}${source.date !== null && html` (${source.date})`}`
  }</dd></div>
</dl>
`;
}

export const correct: Feature = { name: 'correct', serve: serveCorrect };

type CorrectRequest = FastifyRequest<{ Params: { family: string; record?: string } }>;

function serveCorrect(server: FastifyInstance, { live }: SurfaceContext, { repositoryUrl }: WholeSite): void {
  if (repositoryUrl === undefined) return;
  const repository = readRepository(repositoryUrl);
  const manifest = manifestOf(live().engine);

  const handle =
    (language: Language | undefined) =>
    async (request: CorrectRequest, reply: FastifyReply): Promise<unknown> => {
      const { catalog } = request.edition.engine;
      const { family, record } = request.params;
      const shown = manifest.meant(family);
      if (shown?.family.file === undefined) return sendMissing(request, reply);
      const table = catalog.table(shown.family);
      const isOnly = shown.extent === 'only';
      const id = isOnly || record === undefined ? undefined : idInSegment(record);
      const ordinal = isOnly && record === undefined ? 0 : id === undefined ? undefined : table.ordinal(id);
      const row = table.rows[ordinal ?? -1];
      if (ordinal === undefined || row === undefined) return sendMissing(request, reply, shown);
      const address = correctAddress(shown, row);
      if (language === undefined) return redirectToLanguage(request, reply, address);
      const path = inLanguage(language, address);
      if (pathOf(request.url) !== path) return redirect(request, reply, path, 301);
      const site = askedSite(language, request);
      const values = new URLSearchParams(String(request.query ?? ''));
      const page = await workInTurn(
        reply,
        correctPage({ site, manifest, catalog, repository, shown, ordinal, row, values }),
      );
      return page === undefined ? reply : sendPage(reply, language, page);
    };

  for (const prefix of [undefined, ...languages])
    for (const word of new Set(Object.values(addresses.correct))) {
      const root = prefix === undefined ? word : inLanguage(prefix, word);
      for (const url of [`${root}/:family`, `${root}/:family/:record`])
        server.route({ method: ['GET', 'HEAD'], url, handler: handle(prefix) as never });
    }
}

function sendMissing(request: FastifyRequest, reply: FastifyReply, shown?: ShownFamily): FastifyReply {
  const path = pathOf(request.url);
  if (!isForPeople(request))
    return sendProblem(
      reply,
      problem('unknown-path', messages.nothingAt(path, messages.pathsAreListed(API))),
    );
  const site = siteFor(request, request.edition);
  const family = shown && { href: site.at(tableAddress(shown)), label: site.titleOf(shown.family) };
  return sendReply(
    reply,
    missingResponse(site, request.edition, {
      path: decoded(path),
      reason: undefined,
      suggestions: family === undefined ? [] : [family],
    }),
  );
}
