// HTML of the templates as Markdown, by element, and its text, which parses back unchanged.
import fc from 'fast-check';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { escapeHtml } from '../shell/html.js';
import { pageMarkdown } from './page-markdown.js';

const link = (href: string) => (href.startsWith('/en') ? `${href}.md` : href);
const written = (html: string, options = {}) =>
  pageMarkdown(`<body><main id="content">${html}</main></body>`, { link, ...options }).trimEnd();

it.each<[html: string, markdown: string]>([
  ['<h1>Title</h1><h3 id="x">Of <code>id</code></h3>', '# Title\n\n### Of `id`'],
  [
    '<p>One\n  line<br>and <em>another</em>, <strong>loud</strong>.</p>',
    'One line\nand *another*, **loud**.',
  ],
  ['<p><a href="/en/docs">Here</a> and <a href="#below">below</a></p>', '[Here](/en/docs.md) and below'],
  ['<p><code>a/<wbr><var>{id}</var></code> <span class="tag">new</span></p>', '`a/{id}` (new)'],
  ['<p><code>a`b</code> <code>`</code></p>', '``a`b`` `` ` ``'],
  ['<ul>\n<li>One</li>\n<li><a href="/x">Two</a><p>about</p></li>\n</ul>', '- One\n- [Two](/x)\n  about'],
  [
    '<ol><li><p>One</p><pre><code>a\n\nb</code></pre></li><li>Two</li></ol>',
    '1. One\n\n   ```\n   a\n\n   b\n   ```\n2. Two',
  ],
  ['<ul><li>One<ul><li>Inner</li></ul></li></ul>', '- One\n  - Inner'],
  ['<dl><dt><code>id</code></dt><dd>What it is<br>of when</dd></dl>', '- `id`: What it is\n  of when'],
  ['<dl><dt><pre><code>npm</code></pre></dt><dd>runs it</dd></dl>', '```\nnpm\n```\n\nruns it'],
  ['<blockquote><p>One</p><p>two</p></blockquote>', '> One\n>\n> two'],
  [
    '<figure><figcaption>GET</figcaption><pre tabindex="0"><code class="language-json">{\n  "a": <span>&quot;&lt;b&gt;&quot;</span>\n}</code></pre></figure>',
    'GET\n\n```json\n{\n  "a": "<b>"\n}\n```',
  ],
  ['<pre><code>```\nfence\n```</code></pre>', '````\n```\nfence\n```\n````'],
  [
    '<table><thead><tr><th>A</th><th class="count">B</th></tr></thead><tbody><tr><th>a|b</th>\n<td>1<br>2</td></tr></tbody></table>',
    '| A | B |\n| --- | ---: |\n| a\\|b | 1 2 |',
  ],
  ['<img src="/map.svg" alt="A map">', '![A map](/map.svg)'],
  [
    '<nav><ul><li>Elsewhere</li></ul></nav><script type="application/ld+json">{"a":"b"}</script><p>Here</p><form hidden><input name="q"></form><svg><path d=""/></svg>',
    'Here',
  ],
  ['<p>1. no list</p><p># no heading</p><p>- nor this</p>', '1\\. no list\n\n\\# no heading\n\n\\- nor this'],
])('%s', (html, markdown) => expect(written(html)).toBe(markdown));

it.each([
  ['<video></video>', '<video> has no form in Markdown.'],
  ['<p><sup>2</sup></p>', '<sup> has no form in a line of Markdown.'],
  ['<p>One', '</main> closes nothing.'],
  ['<table><tr><td>1</td></tr></table>', 'A table needs a head.'],
])('%s is a fault of the page', (html, message) => expect(() => written(html)).toThrow(message));

it('lowers headings and leaves out sections if a page is a part', () => {
  const page = '<h1>A</h1><h2 id="b">B</h2><p>b</p><h3>b</h3><h2 id="c">C</h2><p>c</p>';
  expect(written(page, { lowered: 1, without: ['b'] })).toBe('## A\n\n### C\n\nc');
});

describe('any text', () => {
  const parser = new Marked();
  const texts = fc.string({ unit: fc.constantFrom(...'ab1 \\`*_[]()<>!&;#-+.|~"\'/:='), maxLength: 30 });
  const read = (html: string) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(
        /&(lt|gt|quot|amp|#39);/g,
        (_, name) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name as string] ?? "'",
      )
      .replace(/\s+/g, ' ')
      .trim();

  it.each([
    ['a paragraph', (text: string) => `<p>x ${text} y</p>`],
    ['a line of a list', (text: string) => `<ul><li>x ${text} y</li></ul>`],
    [
      'a cell',
      (text: string) =>
        `<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>x ${text} y</td></tr></tbody></table>`,
    ],
  ])('is read back from %s as it was', (_, page) => {
    fc.assert(
      fc.property(texts, (text) => {
        const html = page(escapeHtml(text));
        expect(read(parser.parse(written(html)) as string)).toBe(read(html));
      }),
      { numRuns: fewer(500, 4) },
    );
  });
});
