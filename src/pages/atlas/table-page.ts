// The records of a family as a plain table, page by page. It works without scripts.
import { type Html, html } from '../html.js';
import type { Address } from '../language.js';
import { layout } from '../layout.js';
import type { Site } from '../site.js';
import type { RecordLink } from './record-link.js';
import { wayBack } from './way-back.js';

export interface TableFacts {
  readonly address: Address;
  readonly title: string;
  readonly about: Html & { readonly plain: string };
  /** How many records, in words. */
  readonly extent: string;
  /** The record whose list this is, and the query that says so. */
  readonly of: (RecordLink & { readonly query: string }) | undefined;
  readonly columns: readonly { readonly label: string; readonly isNumeric: boolean }[];
  /** The first cell of a row leads to the record. */
  readonly rows: readonly (readonly Cell[])[];
  readonly page: number;
  readonly pages: number;
}

export interface Cell {
  readonly content: Html | undefined;
  readonly address?: Address | undefined;
}

export function tablePage(site: Site, facts: TableFacts): string {
  const { address, about, extent, of } = facts;
  const title = of === undefined ? facts.title : site.strings.atlas.ofRecord(facts.title, of.title);
  return layout(site, {
    path: address,
    title,
    description: about.plain,
    kind: 'data',
    body: html`${wayBack(site)}
<h1>${title}</h1>
${
  of === undefined
    ? html`<p class="lead">${about}</p>`
    : html`<p><a href="${site.at(of.address)}">${of.title}</a> · <a href="${site.at(address)}">${site.strings.atlas.all}</a></p>`
}
<p class="summary">${extent}</p>
${facts.rows.length > 0 && table(site, facts)}
${facts.pages > 1 && pager(site, facts)}`,
  });
}

function table(site: Site, { title, columns, rows }: TableFacts): Html {
  return html`<table class="wide records">
<caption class="said">${title}</caption>
<thead><tr>${columns.map(({ label, isNumeric }) => html`<th scope="col"${isNumeric && html` class="count"`}>${label}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([first, ...others]) => html`<tr><th scope="row">${linked(site, first)}</th>${others.map((cell, index) => {
    const column = columns[index + 1];
    return html`<td data-label="${column?.label}"${column?.isNumeric && html` class="count"`}>${linked(site, cell)}</td>`;
  })}</tr>
`,
)}</tbody>
</table>`;
}

const linked = (site: Site, cell: Cell | undefined): Html | undefined =>
  cell?.address === undefined ? cell?.content : html`<a href="${site.at(cell.address)}">${cell.content}</a>`;

function pager({ strings, at, number }: Site, { address, of, page, pages }: TableFacts): Html {
  const to = (other: number, label: string, rel: string) => {
    const query = [of?.query, other > 1 && `page=${other}`].filter(Boolean).join('&');
    return html`<li><a rel="${rel}" href="${at(address)}${query !== '' && `?${query}`}">${label}</a></li>`;
  };
  return html`<nav class="pager" aria-label="${strings.atlas.pages}"><ul>
${page > 1 && to(page - 1, strings.atlas.previousPage, 'prev')}
<li>${strings.atlas.pageOf(number(page), number(pages))}</li>
${page < pages && to(page + 1, strings.atlas.nextPage, 'next')}
</ul></nav>`;
}
