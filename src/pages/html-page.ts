// The shell of every page: plain HTML that reads well without scripts.

export interface Page {
  readonly title: string;
  readonly body: string;
  /** Written into the head as it is. */
  readonly head?: string;
}

/** In a file of its own, so that pages need no inline style and may forbid it. */
export const pageStyle = {
  path: '/docs/style.css',
  body: `:root { color-scheme: light dark; --ink: #1d2a26; --paper: #fbfaf6; --soft: #5c6b65; --link: #0b6b50; --line: #dcd8cc; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7ebe6; --paper: #151c1a; --soft: #9fb0a8; --link: #6fd0ae; --line: #2c3733; }
}
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 44rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 ui-serif, Georgia, serif; }
h1 { font-size: 1.9rem; line-height: 1.2; } h2 { margin-top: 2rem; font-size: 1.25rem; }
a { color: var(--link); } code, pre { font: .9em/1.5 ui-monospace, Menlo, monospace; }
pre { padding: .9rem 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem; }
table { width: 100%; border-collapse: collapse; } th { text-align: left; } th:first-child, td:first-child { padding-left: 0; }
th, td { padding: .35rem 0 .35rem .75rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.count { text-align: right; font-variant-numeric: tabular-nums; } p.soft { color: var(--soft); }
`,
};

const FRAMELESS = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a browser may load for a page that is only read. */
export const READING_POLICY = `default-src 'none'; style-src 'self'; img-src 'self' data:; ${FRAMELESS}`;

/** The console runs a script of this origin, asks this origin, and styles itself as it goes. */
export const CONSOLE_POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; ${FRAMELESS}`;

export function htmlPage({
  title,
  body,
  head = `<link rel="stylesheet" href="${pageStyle.path}">`,
}: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
