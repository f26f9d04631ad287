// The values of a record, in the order of interest: first its facts, then texts, pictures, and values for programs.

import type { Row } from '../../engine/model/model.js';
import type { ShownFamily, ShownField } from '../manifest/manifest.js';
import { html } from '../shell/html.js';
import { recordLink } from '../shell/record-link.js';
import { shownValue } from '../shell/shown-value.js';
import type { FactGroups, ShownFact } from './fact-list.js';
import { type PageContext, rowWithId } from './page-context.js';

/** Longer than that is read, not looked up. */
const LONG_TEXT = 110;

type Group = keyof FactGroups | 'title';

export function fieldModel(view: PageContext, shown: ShownFamily, row: Row): FactGroups {
  const groups: Record<Group, ShownFact[]> = { title: [], facts: [], texts: [], pictures: [], codes: [] };
  for (const field of shown.fields) {
    const fact = factOf(view, field, row[field.field.name]);
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
  const isCode = name === 'id' || family.identifiers.includes(name) || name in family.knownBy;
  if (isCode || name === latitude || name === longitude || unit?.en === '°') return 'codes';
  const value = row[name];
  return keyOf === undefined && typeof value === 'string' && value.length > LONG_TEXT ? 'texts' : 'facts';
}

function factOf(view: PageContext, field: ShownField, value: unknown): ShownFact | undefined {
  const { site, manifest } = view;
  const { keyOf } = field;
  const label = field.label[site.language];
  const named = keyOf && rowWithId(view, keyOf, value);
  if (keyOf !== undefined && named !== undefined) {
    const { title, address } = recordLink(manifest, keyOf, named);
    return { label, content: html`${title}`, address, isSpanish: true, isCounted: false };
  }
  const content = shownValue(site, field, value);
  if (content === undefined) return undefined;
  return {
    label,
    content,
    address: undefined,
    isSpanish: field.field.kind === 'text',
    isCounted: field.field.unit !== undefined,
  };
}
