// Code and responses as blocks that can be scrolled by keyboard and, with scripts, copied.

import type { Origins } from '../../server/http/responses/served-edition.js';
import { breakable, escapeHtml, type Html, html, raw } from './html.js';
import type { Site } from './site.js';

interface Snippet {
  readonly id: string;
  readonly name: string;
  /** The language name that highlighters use. */
  readonly language: string;
  /** Writes the request for a whole URL. */
  readonly write: (url: string) => string;
}

/** The same request in several programming languages, with their standard or most common libraries. */
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

/** Stacked blocks that a script turns into tabs. */
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

/** Encodes the characters that a shell, curl or quotes of any language would interpret. */
export const forShell = (path: string): string =>
  path.replaceAll('[', '%5B').replaceAll(']', '%5D').replaceAll("'", '%27');

/** Marks the origin of the service, so that the script finds it. */
function marked(code: string): Html {
  const [before, after] = code.split(ORIGIN) as [string, string];
  return html`${before}<span class="origin">${ORIGIN}</span><span class="path">${after.slice(0, pathEnd(after))}</span>${after.slice(pathEnd(after))}`;
}

const pathEnd = (text: string) => text.search(/['"]/);

const TOKEN =
  /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|[^"\d\-tfn]+|./g;

/** Highlights keys, texts, numbers and words of JSON as HTML. The browser also uses it for fetched responses. */
export function highlightJson(json: string): string {
  return json.replace(TOKEN, (plain, text, colon, word, number) => {
    if (text !== undefined)
      return colon === undefined ? span('s', text) : `${span('k', text)}${colon as string}`;
    if (word !== undefined) return span('w', word);
    return number === undefined ? escapeHtml(plain) : span('n', number);
  });
}

const span = (name: string, text: string) => `<span class="${name}">${escapeHtml(text)}</span>`;

/**
 * The origin in example requests, until a setting or a script inserts the real one. Without the setting pages have no canonical URL,
 * because the host of a request can be forged.
 */
export const ORIGIN = 'http://127.0.0.1:3000';

/** A placeholder in pages that the build finishes, because only the running service knows its origin. */
export const UNKNOWN_ORIGIN = 'http://origin.invalid';

const MARKED = `<span class="origin">${ORIGIN}</span>`;

/** Parts of the head that need an origin. */
const ABSOLUTE = /<(?:link rel="canonical"|meta property="og:(?:url|image[^"]*)") [^>]*>\n/g;

/**
 * Health and metrics keep the local origin, because operators request them on the machine itself. Attributes and marked origins stay
 * unchanged.
 */
const FOR_READERS = new RegExp(`(?<!=")${ORIGIN}(?!\\d|</span>|/(?:health|metrics))`, 'g');

/** Code with its origin marked, so that copied requests name the server of the page. */
const withMarkedOrigin = (code: Html | string): Html => raw(html`${code}`.text.replace(FOR_READERS, MARKED));

/** Code within a sentence. A bare origin means the reader's own machine, and only a whole URL is copied. */
export const inlineCode = (text: string): Html =>
  html`<code>${text.includes(`${ORIGIN}/`) ? withMarkedOrigin(text) : text}</code>`;

/** A whole page with its real origin. Without one, links are paths and examples use this machine. */
export function atOrigin(page: string, { publicOrigin, localOrigin = ORIGIN }: Origins): string {
  if (publicOrigin === UNKNOWN_ORIGIN) return page;
  const known =
    publicOrigin === undefined
      ? page.replace(ABSOLUTE, '').replaceAll(UNKNOWN_ORIGIN, '')
      : page.replaceAll(UNKNOWN_ORIGIN, publicOrigin);
  const shown = publicOrigin ?? localOrigin;
  return shown === ORIGIN ? known : known.replaceAll(MARKED, MARKED.replace(ORIGIN, shown));
}

/** `language` is the word after the fence of a Markdown block. */
export const codeBlock = (language: string, code: Html | string, caption?: Html | string): Html =>
  html`<figure class="code">${caption && html`<figcaption>${caption}</figcaption>`}${preformatted(language, withMarkedOrigin(code))}</figure>`;

const preformatted = (language: string, code: Html | string): Html =>
  html`<pre tabindex="0"><code${language !== '' && html` class="language-${language}"`}>${code}</code></pre>`;

/** A response as JSON or another format, with long lines broken. */
export const answerBlock = (code: Html | string, caption?: Html | string, language = 'json'): Html =>
  html`<div class="answer">${codeBlock(language, code, caption)}</div>`;

/** The request above a response. */
export const requestCaption = (path: string): Html =>
  html`<span class="method">GET</span> <a href="${path}"><code>${breakable(readablePath(path))}</code></a>`;

/** Brackets of filters stay readable, because the service accepts them unencoded. */
export const readablePath = (path: string): string => path.replaceAll('%5B', '[').replaceAll('%5D', ']');

/** A response that is a picture. */
export const pictureBlock = (path: string, title: string): Html =>
  html`<figure class="picture"><a href="${path}"><img src="${path}" alt="${title}"></a></figure>`;

/** Commands for a terminal. The sign before each is not part of it. */
export const commandBlock = (lines: readonly string[]): Html =>
  codeBlock(
    'console',
    html`${lines.map((line, index) => html`${index > 0 && '\n'}<span class="prompt">$ </span>${line}`)}`,
  );

interface CutJson {
  readonly code: Html;
  /** The number of lines that were left out. */
  readonly left: number;
}

/** The most readable form of a value, cut if it is too long. */
export function cutJson(value: unknown, most: number): CutJson {
  const lines = JSON.stringify(value, undefined, 2).split('\n');
  const isShort = lines.length <= most + 1;
  const shown = isShort ? lines : [...lines.slice(0, most), '...'];
  return { code: raw(highlightJson(shown.join('\n'))), left: isShort ? 0 : lines.length - most };
}
