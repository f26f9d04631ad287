// The value of a measure as it is read, with its unit.
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import type { Measure } from './measures.js';

/** Undefined if it is not known. */
export function amount(
  site: Site,
  { unit }: Pick<Measure, 'unit'>,
  value: number | null,
): { readonly plain: string; readonly shown: Html } | undefined {
  if (value === null) return undefined;
  const number = site.number(value);
  if (unit === undefined) return { plain: number, shown: html`${number}` };
  const text = unit[site.language];
  return { plain: `${number} ${text}`, shown: html`${number}&nbsp;<span class="unit">${text}</span>` };
}
