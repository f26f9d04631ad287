// A family without its own list: the places of its figures.

import { breakable } from '../shell/breakable.js';
import { dataCrumbs } from '../shell/crumbs.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { html } from '../shell/html.js';
import { type DescribedDataset, datasetData } from '../shell/json-ld.js';
import type { Address } from '../shell/language.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import type { Translation } from '../shell/translate.js';
import { recordStrings } from './strings.js';

export interface FiguresModel {
  readonly address: Address;
  readonly title: string;
  readonly about: Translation;
  readonly dataset: DescribedDataset;
  /** All pages about it. */
  readonly parts: readonly FamilyPart[];
  /** The families that have figures. */
  readonly families: readonly {
    readonly address: Address;
    readonly title: string;
    readonly sample: { readonly address: Address; readonly title: string } | undefined;
  }[];
  /** Requests for the figures of all places in a year. */
  readonly requests: readonly string[];
  readonly fields: readonly { readonly label: string; readonly about: Translation | undefined }[];
}

export function figuresPage(site: Site, model: FiguresModel): string {
  const words = recordStrings[site.language];
  const { address, title, about, families, requests, fields } = model;
  const { at } = site;
  return layout(site, {
    path: address,
    title,
    description: about.plain,
    kind: 'data',
    head: datasetData(site, model.dataset),
    body: html`${dataCrumbs(site)}
<h1>${title}</h1>
<p class="lead">${about}</p>
${partLinks(site, model.parts, address)}
<p>${words.records.onPages}</p>
<ul>
${families.map(
  (family) =>
    html`<li><a href="${at(family.address)}">${family.title}</a>${
      family.sample &&
      html`, ${words.records.forInstance} <a href="${at(family.sample.address)}" lang="es">${family.sample.title}</a>`
    }</li>\n`,
)}</ul>
${requests.length > 0 && html`<p>${words.records.inYear}</p>\n<ul>\n${requests.map((path) => html`<li><a href="${path}"><code>${breakable(path)}</code></a></li>\n`)}</ul>`}
<dl class="card">
${fields.map((field) => html`<dt>${field.label}</dt><dd>${field.about}</dd>\n`)}</dl>`,
  });
}
