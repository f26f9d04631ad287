// The page of a record: everything that is known about it.
import { type Html, html } from '../html.js';
import type { Address } from '../language.js';
import { layout } from '../layout.js';
import type { Site } from '../site.js';
import { wayBack } from './way-back.js';

export interface RecordFacts {
  readonly address: Address;
  readonly title: string;
  readonly family: { readonly address: Address; readonly title: string } | undefined;
  /** One sentence. */
  readonly summary: string;
  readonly values: readonly ShownFact[];
}

export interface ShownFact {
  readonly label: string;
  readonly content: Html;
  readonly address: Address | undefined;
}

export function recordPage(site: Site, facts: RecordFacts): string {
  const { address, title, family, summary, values } = facts;
  return layout(site, {
    path: address,
    title,
    description: summary,
    kind: 'data',
    body: html`${wayBack(site, ...(family === undefined ? [] : [[family.address, family.title] as const]))}
<h1 lang="es">${title}</h1>
<dl class="facts">
${values.map(
  ({ label, content, address: to }) => html`<div><dt>${label}</dt>
<dd>${to === undefined ? content : html`<a href="${site.at(to)}">${content}</a>`}</dd></div>
`,
)}</dl>`,
  });
}
