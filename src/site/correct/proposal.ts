// A correction as the repository needs it: the line of the file before and after it, the line about it, and the text of the pull request.
import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { thingPath } from '../../engine/formats/json-ld.js';
import type { ModelFamily, ModelField, Row } from '../../engine/model/model.js';
import type { Site } from '../shell/site.js';
import { correctStrings } from './strings.js';

export interface Change {
  readonly family: ModelFamily;
  readonly row: Row;
  /** `TraditionalFairAndFestival 1, Feria de Manizales`. */
  readonly record: string;
  readonly title: string;
  readonly field: ModelField;
  readonly value: unknown;
  readonly source: string;
  readonly note: string;
}

/** A line of a file in three parts; the second is the value. */
export type MarkedLine = readonly [before: string, value: string, after: string];

export function markedLine(row: Row, field: string, value: unknown, isLast: boolean): MarkedLine {
  const written = Object.entries(row).map(
    ([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`,
  );
  const at = Object.keys(row).indexOf(field);
  const [before, after] = [written.slice(0, at), written.slice(at + 1)];
  return [
    `{${before.map((each) => `${each},`).join('')}${JSON.stringify(field)}:`,
    JSON.stringify(value),
    `${after.map((each) => `,${each}`).join('')}}${isLast ? '' : ','}`,
  ];
}

export interface PullRequest {
  readonly title: string;
  readonly text: string;
}

/** A maintainer may replace it; reasons are in English, with a translation beside them. */
const REASON = 'The source of the correction gives this value';

export function pullRequest(site: Site, catalog: Catalog, change: Change): PullRequest {
  const words = correctStrings[site.language].pull;
  const { family, row, record, title, field, value, source, note } = change;
  const { id: sourceId, isNew } = sourceOf(catalog, source);
  const was = row[field.name];
  const facts: readonly (readonly [string, string])[] = [
    [words.record, record],
    ...(site.origin === '' ? [] : [[words.page, `${site.origin}${thingPath(family, row.id)}`] as const]),
    [words.field, field.name],
    [words.was, JSON.stringify(was)],
    [words.is, JSON.stringify(value)],
    [words.source, source],
    ...(note === '' ? [] : [[words.note, note] as const]),
    [words.edition, editionName(catalog.edition)],
  ];
  const line = JSON.stringify({
    family: family.name,
    id: row.id,
    field: field.name,
    was,
    is: value,
    reason: REASON,
    source: sourceId,
    edition: 'EDITION',
  });
  return {
    title: words.title(field.name, `${title} (${family.record} ${row.id})`),
    text: [
      ...facts.map(([label, text]) => `${label}: ${text}`),
      '',
      [words.maintainer, ...(isNew ? [words.newSource(sourceId)] : [])].join(' '),
      '',
      '```json',
      line,
      '```',
    ].join('\n'),
  };
}

/** That of the dataset with this URL, or an id for a new one, made of its host. */
function sourceOf({ sources }: Catalog, url: string): { readonly id: string; readonly isNew: boolean } {
  const plain = (each: string) => each.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const known = sources.find((each) => each.url !== null && plain(each.url) === plain(url));
  if (known !== undefined) return { id: known.id, isNew: false };
  const host = new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z\d]+/g, '-');
  const isTaken = sources.some(({ id }) => id === host);
  return { id: isTaken ? `${host}-2` : host, isNew: true };
}
