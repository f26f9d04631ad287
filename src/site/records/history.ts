// The history of a record: its creation, its former names, and the records that were created from it.
import { type EventView, eventView, historyOf, type Named } from '../../engine/history/history-of.js';
import { type Html, html, joined, languageOfNames } from '../shell/html.js';
import { recordLink } from '../shell/record-links.js';
import { rowWithId, type Site } from '../shell/site.js';
import { publisherName } from '../shell/values.js';
import type { RecordView } from './report.js';

const en = {
  title: 'History',
  date: 'Date',
  event: 'Event',
  source: 'Source',
  undated: 'no date',
  created: 'Created',
  createdFrom: 'Created from the territory of',
  madeOfIt: 'From its territory was created',
  restored: 'Restored',
  restoredFrom: 'Restored from the territory of',
  restoredOfIt: 'From its territory was restored',
  renamed: 'Change of name:',
  spelling: 'Change of spelling:',
  olderForm: 'Older lists have the name',
  recoded: 'Change of code:',
  merged: 'Merger:',
  retired: 'Retired code:',
  certainty: { confirmed: 'confirmed', probable: 'probable', uncertain: 'uncertain' },
};

const es: typeof en = {
  title: 'Historia',
  date: 'Fecha',
  event: 'Hecho',
  source: 'Fuente',
  undated: 'sin fecha',
  created: 'Creación',
  createdFrom: 'Se creó con territorio de',
  madeOfIt: 'Con parte de su territorio se creó',
  restored: 'Restablecimiento',
  restoredFrom: 'Se restableció con territorio de',
  restoredOfIt: 'Con parte de su territorio se restableció',
  renamed: 'Cambio de nombre:',
  spelling: 'Cambio de escritura:',
  olderForm: 'En listas más viejas figura como',
  recoded: 'Cambio de código:',
  merged: 'Fusión:',
  retired: 'Código retirado:',
  certainty: { confirmed: 'confirmado', probable: 'probable', uncertain: 'incierto' },
};

const strings = { en, es };

export function history(record: RecordView): Html | undefined {
  const { site, engine, shown, ordinal } = record;
  const { catalog } = engine;
  const { family } = shown;
  const events = historyOf(catalog, family).events(ordinal);
  if (family.history === undefined || events.length === 0) return undefined;
  const words = strings[site.language];
  const publisherOf = (id: string) => {
    const source = catalog.sources.find((each) => each.id === id);
    return source && publisherName(source.publisher);
  };
  return html`<section aria-labelledby="history">
<h2 id="history">${words.title}</h2>
<table class="wide">
<thead><tr><th scope="col">${words.date}</th><th scope="col">${words.event}</th><th scope="col">${words.source}</th></tr></thead>
<tbody>
${events
  .map((event) => eventView(catalog, family, event))
  .map(
    (event) => html`<tr><th scope="row">${dateOf(site, event.date)}</th>
<td data-label="${words.event}">${sentence(record, event)}${event.act !== null && html` ${ended(html`<span${languageOfNames(site)}>${event.act}</span>`)}`}${event.notes.map((note) => html` ${site.translate(note)}`)}</td>
<td data-label="${words.source}">${publisherOf(event.source)} (${words.certainty[event.certainty]})</td></tr>
`,
  )}</tbody>
</table>
<p class="note">${site.translate(family.history.coverage)}</p>
</section>`;
}

function dateOf(site: Site, date: string | null): Html {
  if (date === null) return html`${strings[site.language].undated}`;
  const isDay = date.length === 'yyyy-mm-dd'.length;
  return html`<time datetime="${date}">${isDay ? site.day(new Date(`${date}T00:00:00Z`)) : date}</time>`;
}

/** An event of the record, or of another one that was created from it. */
function sentence(record: RecordView, event: EventView): Html {
  const { site, row } = record;
  const words = strings[site.language];
  if (event.kind === 'created' || event.kind === 'restored') {
    const [alone, from, ofIt] =
      event.kind === 'created'
        ? [words.created, words.createdFrom, words.madeOfIt]
        : [words.restored, words.restoredFrom, words.restoredOfIt];
    const other = event.record.id === row.id ? undefined : linkTo(record, event.record.id);
    if (other !== undefined) return ended(html`${ofIt} ${other}`);
    const origins = event.from.flatMap(({ id }) => linkTo(record, id) ?? []);
    if (origins.length === 0) return html`${alone}.`;
    return ended(html`${from} ${joined(origins, ', ')}`);
  }
  const [before, after] = [nameIn(site, event.before), nameIn(site, event.after)];
  if (event.kind === 'olderForm') return ended(html`${words.olderForm} ${before}`);
  return ended(html`${words[event.kind]} ${before} → ${after}`);
}

/** An abbreviation at the end has the full stop already: Bogotá, D.C. */
const ended = (words: Html): Html => html`${words}${/\.(?:<[^>]*>)*$/.test(words.text) ? '' : '.'}`;

function linkTo(record: RecordView, id: number): Html | undefined {
  const { site, manifest, shown } = record;
  const row = rowWithId(record, shown.family, id);
  if (row === undefined) return undefined;
  const { address, title } = recordLink(manifest, shown.family, row);
  return html`<a href="${site.at(address)}"${languageOfNames(site)}>${title}</a>`;
}

/** A code and a name, as lists print them. */
const nameIn = (site: Site, named: Named | null): Html =>
  html`<span${languageOfNames(site)}>${[named?.code, named?.name].filter((part) => part != null).join(' ')}</span>`;
