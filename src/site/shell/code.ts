// Code and responses as blocks that can be scrolled by keyboard and, with scripts, copied.
import { breakable } from './breakable.js';
import { highlightJson } from './highlight-json.js';
import { type Html, html, raw } from './html.js';
import { withMarkedOrigin } from './origin.js';

/** `language` as after the fence of a block of Markdown. */
export const codeBlock = (language: string, code: Html | string, caption?: Html | string): Html =>
  html`<figure class="code">${caption && html`<figcaption>${caption}</figcaption>`}${preformatted(language, withMarkedOrigin(code))}</figure>`;

export const preformatted = (language: string, code: Html | string): Html =>
  html`<pre tabindex="0"><code${language !== '' && html` class="language-${language}"`}>${code}</code></pre>`;

/** JSON, or another response of the service; long lines are broken. */
export const answerBlock = (code: Html | string, caption?: Html | string, language = 'json'): Html =>
  html`<div class="answer">${codeBlock(language, code, caption)}</div>`;

/** Above a response: its request. */
export const requestCaption = (path: string): Html =>
  html`<span class="method">GET</span> <a href="${path}"><code>${breakable(readablePath(path))}</code></a>`;

/** As people write it: the service reads the brackets of filters with and without their code. */
export const readablePath = (path: string): string => path.replaceAll('%5B', '[').replaceAll('%5D', ']');

/** A response that is a picture, as it is. */
export const pictureBlock = (path: string, title: string): Html =>
  html`<figure class="picture"><a href="${path}"><img src="${path}" alt="${title}"></a></figure>`;

/** Commands of a terminal; the sign before each is not part of it. */
export const commands = (lines: readonly string[]): Html =>
  codeBlock(
    'console',
    html`${lines.map((line, index) => html`${index > 0 && '\n'}<span class="prompt">$ </span>${line}`)}`,
  );

interface CutJson {
  readonly code: Html;
  /** How many lines were left out. */
  readonly left: number;
}

/** A value as it reads best, cut if it would be too long to read. */
export function cutJson(value: unknown, most: number): CutJson {
  const lines = JSON.stringify(value, undefined, 2).split('\n');
  const isShort = lines.length <= most + 1;
  const shown = isShort ? lines : [...lines.slice(0, most), '...'];
  return { code: raw(highlightJson(shown.join('\n'))), left: isShort ? 0 : lines.length - most };
}
