// A finished correction for the repository, with the old and new line of the file, the line about it, and the text of the pull request.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { thingPath } from '../../engine/formats/json-ld.js';
import type { Row } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Manifest, ShownFamily, ShownField } from '../manifest/manifest.js';
import { answerBlock } from '../shell/code.js';
import { type Html, html, textLanguage, writtenIn } from '../shell/html.js';
import { recordLink } from '../shell/record-links.js';
import { dataLine, editorUrl, type Repository, wrongValueUrl } from '../shell/repository.js';
import type { Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import { correctStrings } from './strings.js';

interface ChangedLine {
  readonly shown: ShownField;
  readonly value: unknown;
  readonly source: string;
  readonly note: string;
}

export function* readyPart(correction: ReadyCorrection, change: ChangedLine): YieldingWork<Html> {
  const { site, catalog, repository, ordinal, row } = correction;
  const { family } = correction.shown;
  const { shown, value } = change;
  const { field } = shown;
  const isLast = ordinal === catalog.table(family).rows.length - 1;
  const oldLine = markedLine(row, field.name, row[field.name], isLast);
  const newLine = markedLine(row, field.name, value, isLast);
  // Undefined if the file is too large for an editor.
  const line = yield* dataLine(catalog, family, ordinal);
  const pull = pullRequest(correction, change);
  const words = correctStrings[site.language].result;
  const form = html`<a class="button${line && ' quiet'}" href="${reportUrl(correction, shown, change)}" rel="external">${words.form}</a>`;
  const number = line && site.number(line.line);
  return html`<section class="ready" aria-labelledby="ready">
<h2 id="ready">${words.title}</h2>
<p class="change"><del><span class="said">${words.from}: </span>${fieldValue(correction, shown, row[field.name])}</del> → <ins><span class="said">${words.to}: </span>${isAddress(value) ? value : fieldValue(correction, shown, value)}</ins></p>
${
  line === undefined || number === undefined
    ? html`<p>${words.tooLarge}</p>
<p>${form}</p>
${answerBlock(marked(newLine, 'ins'), words.changed, '')}`
    : html`<ol>
<li><p>${words.copyLine}</p>
${answerBlock(marked(newLine, 'ins'), words.newLine(number), '')}
<details><summary>${words.oldLine(number)}</summary>
${answerBlock(marked(oldLine, 'del'), undefined, '')}
</details></li>
<li><p><a class="button" href="${editorUrl(repository, line)}" rel="external">${words.open(number)}</a></p>
<p>${words.replace} ${words.moved(editionName(catalog.edition))}</p></li>
<li><p>${words.send}</p>
${answerBlock(pull.title, words.pullTitle, '')}
${answerBlock(pull.text, words.pullText, '')}</li>
</ol>
<p>${words.instead} ${form}</p>`
}
</section>
`;
}

/** An entered address stays text, because it would be a link of this site. */
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\w+:/.test(value);

/** The repository's form with all known facts, for readers who do not edit the file. */
export function reportUrl(correction: ReadyCorrection, { field }: ShownField, right?: ChangedLine): string {
  const { site, catalog, repository, row } = correction;
  const record = recordName(correction);
  const written = (each: unknown) => (typeof each === 'string' ? each : JSON.stringify(each));
  return wrongValueUrl(site.language, repository, {
    title: `Error: ${record}, ${field.name}`,
    record: `${record} (${editionName(catalog.edition)})`,
    field: field.name,
    present: written(row[field.name]),
    right: right && written(right.value),
    source: right?.source,
    comment: right?.note,
  });
}

const marked = ([before, value, after]: MarkedLine, element: 'ins' | 'del'): Html =>
  element === 'ins' ? html`${before}<ins>${value}</ins>${after}` : html`${before}<del>${value}</del>${after}`;

/** A line of a file in three parts; the second is the value. */
type MarkedLine = readonly [before: string, value: string, after: string];

function markedLine(row: Row, field: string, value: unknown, isLast: boolean): MarkedLine {
  const written = Object.entries(row).map(
    ([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`,
  );
  const at = Object.keys(row).indexOf(field);
  const [before, after] = [written.slice(0, at), written.slice(at + 1)];
  return [
    `{${before.map((each) => `${each},`).join('')}${JSON.stringify(field)}:`,
    JSON.stringify(value),
    `${after.map((each) => `,${each}`).join('')}}${isLast ? '' : ','}`,
  ];
}

/** The reason is in English with a translation, and a maintainer can replace it. */
const REASON = 'The source of the correction gives this value';

function pullRequest(correction: ReadyCorrection, change: ChangedLine) {
  const { site, manifest, catalog, shown, row } = correction;
  const words = correctStrings[site.language].pull;
  const { family } = shown;
  const { value, source, note } = change;
  const { field } = change.shown;
  const { title } = recordLink(manifest, family, row);
  const { id: sourceId, isNew } = sourceOf(catalog, source);
  const was = row[field.name];
  const facts: readonly (readonly [string, string])[] = [
    [words.record, recordName(correction)],
    ...(site.origin === '' ? [] : [[words.page, `${site.origin}${thingPath(family, row.id)}`] as const]),
    [words.field, field.name],
    [words.was, JSON.stringify(was)],
    [words.is, JSON.stringify(value)],
    [words.source, source],
    ...(note === '' ? [] : [[words.note, note] as const]),
    [words.edition, editionName(catalog.edition)],
  ];
  const line = JSON.stringify({
    family: family.name,
    id: row.id,
    field: field.name,
    was,
    is: value,
    reason: REASON,
    source: sourceId,
    edition: 'EDITION',
  });
  return {
    title: words.title(field.name, `${title} (${family.record} ${row.id})`),
    text: [
      ...facts.map(([label, text]) => `${label}: ${text}`),
      '',
      [words.maintainer, ...(isNew ? [words.newSource(sourceId)] : [])].join(' '),
      '',
      '```json',
      line,
      '```',
    ].join('\n'),
  };
}

/** The id of the dataset's source with this URL, or an id for a new source that consists of its host. */
function sourceOf({ sources }: Catalog, url: string): { readonly id: string; readonly isNew: boolean } {
  const plain = (each: string) => each.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const known = sources.find((each) => each.url !== null && plain(each.url) === plain(url));
  if (known !== undefined) return { id: known.id, isNew: false };
  const host = new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z\d]+/g, '-');
  const isTaken = sources.some(({ id }) => id === host);
  return { id: isTaken ? `${host}-2` : host, isNew: true };
}

/** The record that a reader corrects, and its values as the pages of a correction show them. */
interface ReadyCorrection {
  readonly site: Site;
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly repository: Repository;
  readonly shown: ShownFamily;
  readonly ordinal: Ordinal;
  readonly row: Row;
  /** The entries as the reader sent them. */
  readonly values: URLSearchParams;
}

/** A value of the field, or the words for a missing one. */
export function fieldValue(correction: ReadyCorrection, shown: ShownField, value: unknown): Html {
  const { site } = correction;
  const text = valueText(correction, shown, value);
  return text === undefined
    ? html`<span class="tag">${correctStrings[site.language].noValue}</span>`
    : html`<span${writtenIn(site, textLanguage(shown))}>${text}</span>`;
}

/** A key as the name of its record. */
function valueText({ site, manifest, catalog }: ReadyCorrection, shown: ShownField, value: unknown) {
  const { keyOf } = shown;
  if (keyOf === undefined || typeof value !== 'number') return shownValue(site, shown, value);
  const { rows, ordinal } = catalog.table(keyOf);
  const row = rows[ordinal(value) ?? -1];
  return row && html`${recordLink(manifest, keyOf, row).title} (${value})`;
}

/** `TraditionalFairAndFestival 1, Feria de Manizales`. */
function recordName({ manifest, shown: { family }, row }: ReadyCorrection): string {
  return `${family.record} ${row.id}, ${recordLink(manifest, family, row).title}`;
}
