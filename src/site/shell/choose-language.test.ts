// The language of a page is the earlier choice, then the preference of the browser, then the default.
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './localized-routes.js';

const choose = (acceptLanguage?: string, cookie?: string) =>
  chooseLanguage({ headers: { 'accept-language': acceptLanguage, cookie } });

describe('Accept-Language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-CO,es;q=0.9,en;q=0.8', 'es'],
    ['ES-co', 'es'],
    ['en-GB,en;q=0.9,es;q=0.8', 'en'],
    ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es'],
    ['fr', 'en'],
    ['*', 'en'],
    ['en;q=0,es', 'es'],
    ['es;q=0', 'en'],
    ['es;q=2', 'en'],
    ['es;q=abc', 'en'],
    ['es;q=0.5,en;q=0.5', 'es'],
    ['est', 'en'],
    [',;,=;q', 'en'],
  ])('asks with %s for %s', (header, language) => {
    expect(choose(header)).toBe(language);
  });
});

describe('the cookie', () => {
  it.each([
    ['language=es', 'es'],
    ['a=b; language=es; c=d', 'es'],
    ['a=b;language=en', 'en'],
    ['language=fr', 'en'],
    ['language=', 'en'],
    ['xlanguage=es', 'en'],
    [';;=;', 'en'],
  ])('chooses with %s %s', (cookies, language) => {
    expect(choose(undefined, cookies)).toBe(language);
  });

  it('has priority over the language of the browser', () => {
    expect(choose('en', 'language=es')).toBe('es');
    expect(choose('es', 'language=en')).toBe('en');
    expect(choose('es', 'language=fr')).toBe('es');
  });
});
