// A value as people read it: numbers with their unit, days as days, URLs as links.

import { decoded } from '../../engine/text/decoded.js';
import type { ShownField } from '../manifest/manifest.js';
import { breakable } from './breakable.js';
import { type Html, html, joined, type Part } from './html.js';
import type { Site } from './site.js';

/** Between a number and its unit. */
const NO_BREAK = '\u00a0';

/** Undefined if there is nothing to show. */
export function shownValue(site: Site, shown: ShownField, value: unknown): Html | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) return html`${one(site, shown, value)}`;
  const parts = value.map((each) => one(site, shown, each));
  return parts.length === 0 ? undefined : joined(parts, ', ');
}

function one(site: Site, { field }: ShownField, value: unknown): Part {
  const { strings } = site;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  if (typeof value === 'number') {
    // Years, codes and ranks are not counted: 1994 is not 1,994.
    const number = site.exactly(value, field.unit !== undefined);
    const unit = field.unit?.[site.language] ?? '';
    return unit === '' ? number : html`${number}${unit !== '°' && NO_BREAK}<span class="unit">${unit}</span>`;
  }
  const text = field.valueNames?.[String(value)]?.[site.language] ?? String(value);
  if (field.kind === 'date' || field.kind === 'midnight') return day(site, text);
  if (/^https?:\/\/\S+$/.test(text))
    return html`<a href="${text}" rel="external">${breakable(field.picture ? fileName(text) : shortUrl(text))}</a>`;
  return text;
}

/** Days have no zone. */
function day(site: Site, text: string): Html {
  const date = text.slice(0, 10);
  return html`<time datetime="${date}">${site.day(new Date(`${date}T00:00:00Z`))}</time>`;
}

const shortUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** The last part of a path, and where it is. */
function fileName(url: string): string {
  const { pathname, hostname } = new URL(url);
  const name = pathname.split('/').at(-1) ?? '';
  return `${decoded(name)} (${hostname})`;
}
