// A value in a page is text, unless it was made as HTML.
import { expect, it } from 'vitest';
import { capital, html, joined, raw, withCode } from './html.js';

const hostile = `<img src=x onerror="alert('1')">&`;

it('escapes the values put into a template, in text and in attributes', () => {
  const { text } = html`<p title="${hostile}">${hostile}</p>`;
  expect(text).toBe(
    `<p title="&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;</p>`,
  );
});

it('leaves HTML as it is, joins lists and leaves out missing values', () => {
  expect(html`${raw('<b>')}${[1, 'a', html`<i>`]}${undefined}${false}`.text).toBe('<b>1a<i>');
  expect(joined(['a<', html`<b>`], ', ').text).toBe('a&lt;, <b>');
});

it('marks code, and escapes inside it', () => {
  expect(withCode('Read `a<b` & go').text).toBe('Read <code>a&lt;b</code> &amp; go');
});

it('capitalises the first letter after elements', () => {
  expect(capital(html`ñame`).text).toBe('Ñame');
  expect(capital(raw('<span lang="en">one</span>')).text).toBe('<span lang="en">One</span>');
});
