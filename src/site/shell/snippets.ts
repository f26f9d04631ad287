// The same request in several programming languages, with their standard or most common libraries.
import { preformatted } from './code.js';
import { type Html, html } from './html.js';
import { ORIGIN } from './origin.js';
import type { Site } from './site.js';

interface Snippet {
  readonly id: string;
  readonly name: string;
  /** The name of the language in highlighters. */
  readonly language: string;
  /** The request, given the whole URL. */
  readonly write: (url: string) => string;
}

export const snippets: readonly Snippet[] = [
  { id: 'curl', name: 'curl', language: 'sh', write: (url) => `curl '${url}'` },
  {
    id: 'javascript',
    name: 'JavaScript',
    language: 'javascript',
    write: (url) => `const response = await fetch('${url}');
const data = await response.json();`,
  },
  {
    id: 'python',
    name: 'Python',
    language: 'python',
    write: (url) => `import json
from urllib.request import urlopen

data = json.load(urlopen("${url}"))`,
  },
  {
    id: 'r',
    name: 'R',
    language: 'r',
    write: (url) => `library(jsonlite)

data <- fromJSON("${url}")`,
  },
];

/** One below the other; a script makes tabs of them. */
export function snippetTabs({ strings }: Site, path: string): Html {
  return html`<div class="tabs" data-label="${strings.inYourLanguage}">
${snippets.map(
  ({ id, name, language, write }) => html`<section data-tab="${id}">
<p class="tab-name">${name}</p>
${preformatted(language, marked(write(`${ORIGIN}${forShell(path)}`)))}
</section>
`,
)}</div>`;
}

/** Between the quotes of every language, and where a shell and curl would read brackets themselves. */
export const forShell = (path: string): string =>
  path.replaceAll('[', '%5B').replaceAll(']', '%5D').replaceAll("'", '%27');

/** The origin of the service is marked, so that the script finds it. */
function marked(code: string): Html {
  const [before, after] = code.split(ORIGIN) as [string, string];
  return html`${before}<span class="origin">${ORIGIN}</span><span class="path">${after.slice(0, pathEnd(after))}</span>${after.slice(pathEnd(after))}`;
}

const pathEnd = (text: string) => text.search(/['"]/);
