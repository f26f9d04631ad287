// The past of a record: when it was created, what it was called, and which records were made of it.
import type { EventView, Named } from '../../engine/history/event-view.js';
import type { Localized } from '../../engine/text/localized.js';
import { type Html, html, joined } from '../shell/html.js';
import type { RecordLink } from '../shell/record-link.js';
import type { Site } from '../shell/site.js';
import { publisherName } from '../shell/source-words.js';
import { languageOfNames } from '../shell/text-language.js';
import { recordStrings } from './strings.js';

export interface HistoryModel {
  readonly coverage: Localized;
  readonly events: readonly ShownEvent[];
}

interface ShownEvent extends EventView {
  /** The record of the event, if it is another one. */
  readonly other: RecordLink | undefined;
  readonly origins: readonly RecordLink[];
  readonly publisher: string | undefined;
}

export function historyList(site: Site, { coverage, events }: HistoryModel): Html {
  const { history } = recordStrings[site.language];
  return html`<section aria-labelledby="history">
<h2 id="history">${history.title}</h2>
<table class="wide">
<thead><tr><th scope="col">${history.date}</th><th scope="col">${history.event}</th><th scope="col">${history.source}</th></tr></thead>
<tbody>
${events.map(
  (event) => html`<tr><th scope="row">${dateOf(site, event.date)}</th>
<td data-label="${history.event}">${sentence(site, event)}${event.act !== null && html` <span${languageOfNames(site)}>${event.act}</span>.`}${event.notes.map((note) => html` ${site.translate(note)}`)}</td>
<td data-label="${history.source}">${event.publisher && publisherName(event.publisher)} (${history.certainty[event.certainty]})</td></tr>
`,
)}</tbody>
</table>
<p class="note">${site.translate(coverage)}</p>
</section>`;
}

function dateOf(site: Site, date: string | null): Html {
  if (date === null) return html`${recordStrings[site.language].history.undated}`;
  const isDay = date.length === 'yyyy-mm-dd'.length;
  return html`<time datetime="${date}">${isDay ? site.day(new Date(`${date}T00:00:00Z`)) : date}</time>`;
}

function sentence(site: Site, event: ShownEvent): Html {
  const { history } = recordStrings[site.language];
  const link = ({ address, title }: RecordLink) =>
    html`<a href="${site.at(address)}"${languageOfNames(site)}>${title}</a>`;
  if (event.kind === 'created' || event.kind === 'restored') {
    const [alone, from, ofIt] =
      event.kind === 'created'
        ? [history.created, history.createdFrom, history.madeOfIt]
        : [history.restored, history.restoredFrom, history.restoredOfIt];
    if (event.other !== undefined) return html`${ofIt} ${link(event.other)}.`;
    if (event.origins.length === 0) return html`${alone}.`;
    return html`${from} ${joined(event.origins.map(link), ', ')}.`;
  }
  const [before, after] = [nameIn(site, event.before), nameIn(site, event.after)];
  if (event.kind === 'olderForm') return html`${history.olderForm} ${before}.`;
  return html`${history[event.kind]} ${before} → ${after}.`;
}

/** A code and a name, as lists print them. */
const nameIn = (site: Site, named: Named | null): Html =>
  html`<span${languageOfNames(site)}>${[named?.code, named?.name].filter((part) => part != null).join(' ')}</span>`;
