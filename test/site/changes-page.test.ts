// The page of changes, in every language, and the feeds that every page links to.
import { expect, it } from 'vitest';
import { languages } from '../../src/site/shell/addresses.js';
import { sharedService } from '../system/shared-service.js';

const { server, engine } = (await sharedService()).service;
const page = async (path: string) => (await server.inject(path)).body;

it.each(languages)('lists every edition of the history, with a link to its changes: %s', async (language) => {
  const body = await page(`/${language}/docs/changes`);
  expect(engine.catalog.changes.length).toBeGreaterThan(0);
  for (const { edition, since } of engine.catalog.changes) {
    expect(body).toContain(`id="edition-${edition}"`);
    expect(body).toContain(`href="/api/v1/changes?since=${since}"`);
    expect(body).toContain(`href="/api/v1/changes?since=${since}&amp;only=records"`);
  }
});

it.each(languages)('names the fields whose values changed their JSON type: %s', async (language) => {
  const body = await page(`/${language}/docs/changes`);
  const [, of17 = ''] = body.split('id="edition-2026.11.17"');
  const [section = ''] = of17.split('id="edition-');
  expect(section).toContain('<code>HigherEducationInstitution<wbr>.isHighQualityAccredited</code>');
  expect(body.match(/<code>HigherEducationInstitution<wbr>\.isHighQualityAccredited<\/code>/g)).toHaveLength(
    1,
  );
});

it.each(['/en', '/es/docs', '/en/docs/changes'])('leads to the feeds from %s', async (path) => {
  const body = await page(path);
  for (const [type, href] of [
    ['application/atom+xml', '/api/v1/changes/atom.xml'],
    ['application/feed+json', '/api/v1/changes/feed.json'],
  ]) {
    expect(body).toMatch(
      new RegExp(`<link rel="alternate" type="${type?.replace('+', '\\+')}" title="[^"]+" href="${href}">`),
    );
    expect((await server.inject(href as string)).headers['content-type']).toContain(type);
  }
});
