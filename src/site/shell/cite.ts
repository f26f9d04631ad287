// The citation of the dataset or of one record: a sentence, and an entry of BibTeX. Its facts are those of `/api/v1/dataset`.
import { type Edition, editionName, editionTime } from '../../engine/dataset/dataset.js';
import type { DatasetAbout } from '../../engine/model/dataset-about.js';
import { citeStrings } from './cite-strings.js';
import { codeBlock } from './code.js';
import { type Html, html, raw } from './html.js';
import { ORIGIN } from './origin.js';
import type { Site } from './site.js';

export interface Cited {
  readonly about: DatasetAbout;
  readonly edition: Edition;
  /** The cited part; undefined for the whole. */
  readonly part?: string;
  /** A path that stays. */
  readonly path: string;
}

/** A script puts in the origin of the server if the operator has set none. */
const urlOf = (path: string): Html => html`<span class="origin">${raw(ORIGIN)}</span>${path}`;

export function citation(site: Site, { about, edition, part, path }: Cited): Html {
  const words = citeStrings[site.language];
  const day = editionTime(edition);
  const dataset = `${about.title[site.language]}, ${words.edition(editionName(edition))} [${words.data}]`;
  const text = [
    `${about.publisher} (${site.day(day)})`,
    ...(part === undefined ? [] : [part]),
    dataset,
    about.licence.name,
  ].join('. ');
  return codeBlock('', html`${text}. ${urlOf(path)}`);
}

export function bibtex({ language }: Site, { about, edition, path }: Cited): Html {
  const day = editionTime(edition).toISOString().slice(0, 10);
  const key = `${about.publisher}_${edition.version}`.toLowerCase().replace(/[^a-z\d]+/g, '_');
  const fields: readonly (readonly [string, Html | string])[] = [
    ['author', `{${about.publisher}}`],
    ['title', about.title[language]],
    ['year', day.slice(0, 4)],
    ['date', day],
    ['version', editionName(edition)],
    ['note', about.licence.name],
    ['url', urlOf(path)],
  ];
  return codeBlock(
    'bibtex',
    html`@misc{${key},\n${fields.map(([name, value]) => html`  ${name} = {${value}},\n`)}}`,
    'BibTeX',
  );
}
