// The record that a reader corrects, and its values as the pages of a correction show them.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import type { Row } from '../../engine/model/model.js';
import type { Manifest, ShownFamily, ShownField } from '../manifest/manifest.js';
import { type Html, html } from '../shell/html.js';
import { recordLink } from '../shell/record-link.js';
import type { Repository } from '../shell/repository.js';
import { shownValue } from '../shell/shown-value.js';
import type { Site } from '../shell/site.js';
import { textLanguage, writtenIn } from '../shell/text-language.js';
import { correctStrings } from './strings.js';

export interface Correction {
  readonly site: Site;
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly repository: Repository;
  readonly shown: ShownFamily;
  readonly ordinal: Ordinal;
  readonly row: Row;
  /** As the reader sent them. */
  readonly values: URLSearchParams;
}

/** A value of the field, or the words for a missing one. */
export function fieldValue(correction: Correction, shown: ShownField, value: unknown): Html {
  const { site } = correction;
  const text = valueText(correction, shown, value);
  return text === undefined
    ? html`<span class="tag">${correctStrings[site.language].noValue}</span>`
    : html`<span${writtenIn(site, textLanguage(shown))}>${text}</span>`;
}

/** A key as the name of its record. */
function valueText(
  { site, manifest, catalog }: Correction,
  shown: ShownField,
  value: unknown,
): Html | undefined {
  const { keyOf } = shown;
  if (keyOf === undefined || typeof value !== 'number') return shownValue(site, shown, value);
  const { rows, ordinal } = catalog.table(keyOf);
  const row = rows[ordinal(value) ?? -1];
  return row && html`${recordLink(manifest, keyOf, row).title} (${value})`;
}

/** `TraditionalFairAndFestival 1, Feria de Manizales`. */
export function recordName({ manifest, shown: { family }, row }: Correction): string {
  return `${family.record} ${row.id}, ${recordLink(manifest, family, row).title}`;
}
