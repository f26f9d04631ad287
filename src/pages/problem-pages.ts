// The pages that the `type` of a problem leads to, from the closed table.
import { PROBLEMS_AT } from '../problems/problem.js';
import { type ProblemKind, type ProblemName, problems } from '../problems/problems.js';
import { escapeHtml, htmlPage } from './html-page.js';

const entries = Object.entries(problems) as readonly (readonly [ProblemName, ProblemKind])[];

export function problemPage(name: ProblemName): string {
  const { title, status, when, remedy } = problems[name];
  return htmlPage({
    title: `${status} ${title}`,
    body: `<p><a href="/docs/problems">Problems</a></p>
<h1>${status}: ${escapeHtml(title)}</h1>
<p><code>${PROBLEMS_AT}${name}</code></p>
<h2>When</h2>
<p>${withCode(when)}</p>
<h2>What to do</h2>
<p>${withCode(remedy)}</p>`,
  });
}

export function problemsPage(): string {
  const rows = entries.map(
    ([name, { status, title }]) =>
      `<tr><td>${status}</td><td><a href="${PROBLEMS_AT}${name}">${escapeHtml(title)}</a></td></tr>`,
  );
  return htmlPage({
    title: 'Problems',
    body: `<p><a href="/docs">Documentation</a></p>
<h1>Problems</h1>
<p>Every failure is answered as problem details (RFC 9457, <code>application/problem+json</code>). These are all there are.</p>
<table><thead><tr><th>Status</th><th>Problem</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`,
  });
}

const withCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
