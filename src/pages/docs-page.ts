// The page at /docs: where to start, and what there is.
import type { IndexDocument } from '../operations/index-document.js';
import { escapeHtml, htmlPage } from './html-page.js';

export interface DocsPageAbout {
  readonly title: string;
  readonly description: string;
}

const count = new Intl.NumberFormat('en');

export function docsPage({ title, description }: DocsPageAbout, { families }: IndexDocument): string {
  const rows = families.map(({ record, about, rows: number, paths }) => {
    const name = escapeHtml(record);
    const direct = paths.find((path) => !path.includes('{'));
    return `<tr><td>${direct === undefined ? name : `<a href="${escapeHtml(direct)}">${name}</a>`}</td>
<td>${escapeHtml(about)}</td><td class="count">${number === null ? 'computed' : count.format(number)}</td></tr>`;
  });
  return htmlPage({
    title: `${title}: documentation`,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)}</p>
<h2>Find your way</h2>
<ul>
<li><a href="/docs/console">Console</a>: every operation, to read and to try.</li>
<li><a href="/openapi.json">OpenAPI 3.1 description</a>, for tools and generated clients.</li>
<li><a href="/api/v1">Index</a> of families, paths and row counts, as JSON.</li>
<li><a href="/docs/problems">Problems</a>: every failure the service answers, and what to do about it.</li>
</ul>
<h2>Families</h2>
<table>
<thead><tr><th>Record</th><th>What it is</th><th class="count">Rows</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`,
  });
}
