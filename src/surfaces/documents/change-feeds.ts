// Writes the changes between editions as a JSON Feed 1.1 and as Atom (RFC 4287), with one entry per edition whose id never changes. Links
// are relative, because the service has no fixed origin.

import { createHash } from 'node:crypto';
import type { Engine } from '../../engine/answers/engine.js';
import { type Edition, type EditionChanges, editionTime } from '../../engine/dataset/dataset.js';
import { countChanges, countLines, totalChanges } from '../../engine/operations/changes/change-lists.js';
import { API } from '../../engine/operations/operation.js';
import { escapeXml } from '../../engine/text/escape-xml.js';
import type { Document } from '../../server/http/responses/documents.js';
import { addresses } from '../../site/shell/addresses.js';
import { about } from '../../site/shell/strings.js';

export const JSON_FEED_TYPE = 'application/feed+json';
export const ATOM_TYPE = 'application/atom+xml';

const title = `${about.title}: changes · cambios`;
const NAMESPACE = 'atlas/changes';

export function changeFeeds({ model, catalog }: Pick<Engine, 'model' | 'catalog'>): readonly Document[] {
  const recordOf = (name: string) => model.families.find((family) => family.name === name)?.record ?? name;
  const entries = catalog.changes.toReversed().map((history) => entryOf(history, recordOf));
  return [
    {
      path: addresses.jsonFeed,
      type: `${JSON_FEED_TYPE}; charset=utf-8`,
      body: () => JSON.stringify(jsonFeed(entries)),
    },
    {
      path: addresses.atomFeed,
      type: `${ATOM_TYPE}; charset=utf-8`,
      body: () => atomFeed(entries, timeOfEdition(catalog.edition.version)),
    },
  ];
}

interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly link: string;
  readonly summary: string;
  /** Its paragraphs. */
  readonly content: readonly string[];
}

function entryOf(history: EditionChanges, recordOf: (family: string) => string): FeedEntry {
  const { edition, since } = history;
  const { added, changed, retired } = totalChanges(history);
  const families = [...countChanges(history)].map(([name, counts]) => {
    const figures = [`+${counts.added}`, `~${counts.changed}`, `-${counts.retired}`].join(' ');
    const fields = counts.fields.length === 0 ? '' : `; ${counts.fields.join(', ')}`;
    return `${recordOf(name)} ${figures}${fields}`;
  });
  const parts = [...countLines(history)].map(
    ([part, lines]) => `${part} +${lines.added} ~${lines.changed} -${lines.removed}`,
  );
  const en = `${added} records added, ${changed} values changed, ${retired} records retired since ${since}.`;
  const es = `${added} registros nuevos, ${changed} valores cambiados, ${retired} registros retirados desde ${since}.`;
  return {
    id: urn(edition),
    title: `Edition ${edition} · Edición ${edition}`,
    updated: timeOfEdition(edition),
    link: `${API}/changes?since=${since}`,
    summary: `${en} ${es}`,
    content: [en, es, ...families, ...parts],
  };
}

const timeOfEdition = (version: string): string =>
  editionTime({ version } as Edition)
    .toISOString()
    .replace('.000', '');

/** A UUID computed from a name (version 8), so that it is the same on every server at any time. */
function urn(name: string): string {
  const bytes = createHash('sha256').update(`${NAMESPACE}/${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}

function jsonFeed(entries: readonly FeedEntry[]) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: addresses.changes,
    feed_url: addresses.jsonFeed,
    authors: [{ name: about.title }],
    language: 'en',
    items: entries.map(({ id, title, updated, link, summary, content }) => ({
      id,
      url: link,
      title,
      summary,
      content_text: content.join('\n'),
      date_published: updated,
      date_modified: updated,
    })),
  };
}

function atomFeed(entries: readonly FeedEntry[], updated: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${urn('feed')}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
<author><name>${escapeXml(about.title)}</name></author>
<link rel="self" type="application/atom+xml" href="${addresses.atomFeed}"/>
<link rel="alternate" type="text/html" href="${addresses.changes}"/>
${entries.map(atomEntry).join('')}</feed>
`;
}

const atomEntry = ({ id, title, updated, link, summary, content }: FeedEntry) => `<entry>
<id>${id}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
<link rel="alternate" type="application/json" href="${escapeXml(link)}"/>
<summary>${escapeXml(summary)}</summary>
<content type="text">${escapeXml(content.join('\n'))}</content>
</entry>
`;
