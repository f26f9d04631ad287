// A value as people read it: numbers with their unit, days as days, addresses as links.
import type { ShownField } from '../../manifest/manifest.js';
import { type Html, html, joined, type Part } from '../html.js';
import type { Site } from '../site.js';

/** Undefined where there is nothing to show. */
export function shownValue(site: Site, shown: ShownField, value: unknown): Html | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) return html`${one(site, shown, value)}`;
  const parts = value.map((each) => one(site, shown, each));
  return parts.length === 0 ? undefined : joined(parts, ', ');
}

function one(site: Site, { field }: ShownField, value: unknown): Part {
  const { strings } = site;
  if (typeof value === 'boolean') return value ? strings.atlas.yes : strings.atlas.no;
  if (typeof value === 'number') {
    // Years, codes and ranks are not counted: 1994 is not 1,994.
    if (field.unit === undefined) return value.toLocaleString(strings.locale, { useGrouping: false });
    return html`${site.number(value)}&nbsp;<span class="unit">${site.translate(field.unit)}</span>`;
  }
  const text = String(value);
  if (field.kind === 'date' || field.kind === 'midnight') return day(site, text);
  if (/^https?:\/\/\S+$/.test(text)) return html`<a href="${text}" rel="external">${shortUrl(text)}</a>`;
  return text;
}

/** Days have no zone. */
function day({ strings }: Site, text: string): Html {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const long = date.toLocaleDateString(strings.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return html`<time datetime="${text.slice(0, 10)}">${long}</time>`;
}

const shortUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
