// The values of a record, in the order of interest: first its facts, then texts, pictures, and values for programs.

import type { Row } from '../../engine/model/model.js';
import type { ShownFamily, ShownField } from '../manifest/manifest.js';
import { correctFieldAddress, isCorrectable } from '../shell/correct-address.js';
import { type Html, html } from '../shell/html.js';
import { type PageContext, rowWithId } from '../shell/page-context.js';
import { recordLink } from '../shell/record-link.js';
import { shownValue } from '../shell/shown-value.js';
import type { Site } from '../shell/site.js';
import { textLanguage } from '../shell/text-language.js';
import type { FactGroups, ShownFact } from './fact-list.js';

/** Longer than that is read, not looked up. */
const LONG_TEXT = 110;

type Group = keyof FactGroups | 'title';

export function fieldModel(view: PageContext, shown: ShownFamily, row: Row): FactGroups {
  const groups: Record<Group, ShownFact[]> = { title: [], facts: [], texts: [], pictures: [], codes: [] };
  const dates = new Set(
    shown.fields.flatMap(({ field }) => (row[field.name] === null ? [] : (field.datedBy ?? []))),
  );
  for (const field of shown.fields) {
    // It is shown beside the value.
    if (dates.has(field.field.name)) continue;
    const fact = factOf(view, shown, field, row);
    if (fact !== undefined) groups[groupOf(shown, field, row)].push(fact);
  }
  return { ...groups, facts: groups.facts.toSorted((a, b) => rank(a) - rank(b)) };
}

/** Its larger records, its amounts, then the rest in the order of the family. */
const rank = ({ address, isCounted }: ShownFact) => (address !== undefined ? 0 : isCounted ? 1 : 2);

function groupOf({ family }: ShownFamily, { field, keyOf }: ShownField, row: Row): Group {
  const { name, picture, unit } = field;
  if (picture) return 'pictures';
  if (family.nameFields.includes(name)) return 'title';
  const { latitude, longitude } = family.coordinates ?? {};
  // Other codes are facts: people look them up and copy them.
  if (name === 'id' || name === latitude || name === longitude || unit?.en === '°') return 'codes';
  const value = row[name];
  return keyOf === undefined && typeof value === 'string' && value.length > LONG_TEXT ? 'texts' : 'facts';
}

function factOf(view: PageContext, shown: ShownFamily, field: ShownField, row: Row): ShownFact | undefined {
  const { site, manifest } = view;
  const { keyOf } = field;
  const { name, datedBy, sameAs } = field.field;
  const value = row[name];
  const label = field.label[site.language];
  const isOpen = view.repository !== undefined && isCorrectable(field.field);
  const correct = isOpen ? correctFieldAddress(shown, row, field.field) : undefined;
  const named = keyOf && rowWithId(view, keyOf, value);
  if (keyOf !== undefined && named !== undefined) {
    const { title, address } = recordLink(manifest, keyOf, named);
    return {
      label,
      content: html`${title}`,
      address,
      language: textLanguage(field),
      isCounted: false,
      correct,
    };
  }
  const written = shownValue(site, field, value);
  if (written === undefined) return undefined;
  const content =
    sameAs === undefined
      ? written
      : html`<a href="${sameAs.replace('{}', String(value))}" rel="external">${written}</a>`;
  return {
    label,
    content: datedBy === undefined ? content : html`${content} ${dateBeside(site, row[datedBy])}`,
    address: undefined,
    language: textLanguage(field),
    isCounted: field.field.unit !== undefined,
    correct,
  };
}

/** In the language of the page, whatever that of the value. */
function dateBeside({ language, strings }: Site, date: unknown): Html {
  const shown =
    date === null
      ? strings.undated
      : html`<time datetime="${String(date)}">${dateText(strings.locale, String(date))}</time>`;
  return html`<span class="dated" lang="${language}">(${shown})</span>`;
}

/** A day, a month or a year: as exact as it is known. */
function dateText(locale: string, date: string): string {
  const [, month, day] = date.split('-');
  const parts = { year: 'numeric', month: month && 'long', day: day && 'numeric', timeZone: 'UTC' } as const;
  const known = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return new Intl.DateTimeFormat(locale, known).format(
    new Date(`${date.padEnd(10, '-01').slice(0, 10)}T00:00:00Z`),
  );
}
