// The shell of every page: plain HTML that reads well without scripts.

export interface Page {
  readonly title: string;
  readonly body: string;
  /** Written into the head as it is. */
  readonly head?: string;
}

const style = `
:root { color-scheme: light dark; --ink: #1d2a26; --paper: #fbfaf6; --soft: #5c6b65; --link: #0b6b50; --line: #dcd8cc; }
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
.count { text-align: right; font-variant-numeric: tabular-nums; } p.soft { color: var(--soft); }`;

export function htmlPage({ title, body, head = `<style>${style}</style>` }: Page): string {
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
