import { expect, it } from 'vitest';
import { servedBy, withServedLinks } from './served-links.js';

const isServed = servedBy(new Set(['/en', '/en/docs', '/api/v1/Thing']), '(^|&)(sortby)=[^&]');
const linked = (html: string) => withServedLinks(html, '/en/why', isServed);

it.each([
  ['/en/docs', true],
  ['/en/docs#part', true],
  ['/en/docs?1a2b', true],
  ['/api/v1/Thing?sortBy=', true],
  ['/api/v1/Thing?a=b&sortBy=name', false],
  ['/api/v1/thing', false],
  ['/en/data', false],
])('%s is served: %s', (link, expected) => {
  expect(isServed(link)).toBe(expected);
});

it('removes entries of lists that are only a dead link, and keeps the others', () => {
  const unchanged = '<li><a href="/en/docs">Docs</a></li>\n';
  expect(linked(`<ul>\n<li><a href="/en/data" aria-current="true">Data</a></li>\n${unchanged}</ul>`)).toBe(
    `<ul>\n${unchanged}</ul>`,
  );
});

it('redirects other dead links and forms to the explanation', () => {
  expect(linked('<p><a class="x" href="/api/v1/Thing?a=1&amp;sortBy=name"><code>GET</code></a></p>')).toBe(
    '<p><a class="x" href="/en/why"><code>GET</code></a></p>',
  );
  expect(linked('<form class="search" action="/en/search" data-in="/en/data">')).toBe(
    '<form class="search" action="/en/why" data-in="/en/data">',
  );
});

it('changes no other link', () => {
  const page = '<a href="#a">a</a><a href="https://b.example/data">b</a><a href="/api/v1/Thing?a=b">c</a>';
  expect(linked(page)).toBe(page);
});

it('gives search engines no dead URL', () => {
  const script = (data: object) =>
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  const [unchanged, dead] = [{ contentUrl: '/api/v1/Thing' }, { contentUrl: '/api/v1/Thing?sortBy=name' }];
  expect(
    linked(script({ name: '</script>', url: '/en/data', distribution: [unchanged, dead], hasPart: [dead] })),
  ).toBe(script({ name: '</script>', distribution: [unchanged] }));
});
