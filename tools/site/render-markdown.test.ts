// Markdown of the guides as pages: headings, code, examples, tables and links.
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.js';
import { linkResolver } from './resolve-link.js';

const render = (markdown: string) =>
  renderMarkdown(
    `# Title\n\nFirst \`words\`.\n\n${markdown}`,
    linkResolver('docs/guides/here.es.md', 'es'),
    picture,
  );
const picture = (href: string) => ({ address: `/pictures/${href}`, width: 2, height: 1 });
const body = (markdown: string) => render(markdown).body.text;

it('takes title and summary out of the text', () => {
  const { title, summary, body: rest } = render('');
  expect([title, summary]).toEqual(['Title', 'First words.']);
  expect(rest.text).not.toContain('Title');
  expect(() => renderMarkdown('No title.', () => undefined, picture)).toThrow('has no title');
});

it('gives headings the same anchors as the repository does', () => {
  const { headings, body: rest } = render('## ¿Qué es `id`?\n\n### Más\n\n## ¿Qué es `id`?');
  expect(headings).toEqual([
    { id: 'qué-es-id', text: '¿Qué es id?' },
    { id: 'qué-es-id-1', text: '¿Qué es id?' },
  ]);
  expect(rest.text).toContain('<h3 id="más">Más</h3>');
});

it('shows a picture with its size and its text', () => {
  expect(body('![A “map”](a.webp)')).toContain(
    '<img src="/pictures/a.webp" width="2" height="1" alt="A “map”" loading="lazy">',
  );
});

it('shows an example with its request', () => {
  const text = body('<!-- example: GET /api/v1/City/1?a=b&c=d -->\n```json\n{"a": 1}\n```');
  expect(text).toContain('<a href="/api/v1/City/1?a=b&amp;c=d">');
  expect(text).toContain('<span class="k">&quot;a&quot;</span>');
  expect(text).not.toContain('<!--');
});

it('separates the prompt of a terminal, so that it is not copied', () => {
  expect(body('```console\n$ npm start\nready\n```')).toContain(
    '<span class="prompt">$ </span>npm start\nready',
  );
});

it('keeps a number on the line of its unit', () => {
  expect(body('Up to 500 MB, in 2 minutes, or `5 MB`.')).toContain(
    'Up to 500\u00a0MB, in 2 minutes, or <code>5 MB</code>.',
  );
});

it('lets no HTML through', () => {
  expect(body('<script>alert(1)</script>\n\nA <b>c</b> d')).not.toMatch(/<script|<b>/);
});

describe('links', () => {
  it.each([
    ['paging.es.md', '/es/docs/guides/paging'],
    ['paging.md#more', '/es/docs/guides/paging#more'],
    ['../settings.md', '/es/docs/settings'],
    ['../problems/README.md', '/es/docs/problems'],
    ['../problems/bad-parameter.md', '/es/docs/problems/bad-parameter'],
    ['../../CHANGELOG.md', '/es/docs/changelog'],
    ['../../README.es.md', '/es'],
    ['/docs/families/city', '/es/docs/families/city'],
    ['/api/v1/dataset', '/api/v1/dataset'],
    ['#here', '#here'],
    ['https://example.org/a#b', 'https://example.org/a#b'],
  ])('links %s to %s', (href, to) => {
    expect(body(`[x](${href})`)).toContain(`<a href="${to}">x</a>`);
  });

  it('names a file that is not a page', () => {
    expect(body('[nginx](../../deploy/nginx.conf)')).toContain('nginx (<code>deploy/nginx.conf</code>)');
  });
});
