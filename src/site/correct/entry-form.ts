// The form of a correction: a control for the type of the field, the source and a note. It works without scripts.
import type { ShownField } from '../manifest/manifest.js';
import { correctAddress, FIELD } from '../shell/correct-address.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { textLanguage, writtenIn } from '../shell/text-language.js';
import type { Correction } from './correction.js';
import { type Entry, longest } from './read-entry.js';
import { correctStrings } from './strings.js';

export function entryForm({ site, shown: family, row }: Correction, shown: ShownField, entry: Entry): Html {
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

/** Longer texts are read in several lines. */
const LONG_TEXT = 60;

function control(site: Site, shown: ShownField, value: unknown, entry: Entry): Html {
  const words = correctStrings[site.language];
  const { field, keyOf } = shown;
  const { kind, values } = field;
  // An optional value may be unknown instead.
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

/** The start of the entry: a small slip is corrected faster than a text is written. A record is entered by its name, so its id is left out. */
function presentText(value: unknown, isKey: boolean): string {
  if (value === null || value === undefined || isKey) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}
