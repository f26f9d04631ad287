// The page of a municipality shows its past in both languages, with links to the municipalities in it.
import { afterAll, expect, it } from 'vitest';
import { createManifest } from '../../src/site/manifest/manifest.js';
import { inLanguage, type Language } from '../../src/site/shell/addresses.js';
import { recordAddress } from '../../src/site/shell/record-links.js';
import { pageFaults, readPage } from '../site/read-page.js';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';

const { service, address: origin } = await sharedService();
afterAll(closeConnections);

const family = service.model.family('city');
const manifest = createManifest(service.model, service.engine);
const addressOf = (code: string, language: Language) => {
  const row = service.engine.catalog.table(family).rows.find(({ daneCode }) => daneCode === code);
  return inLanguage(language, recordAddress(manifest.of(family), row as NonNullable<typeof row>));
};
const pageOf = async (code: string, language: Language) => {
  const path = addressOf(code, language);
  return readPage(path, await exchange(origin, path));
};
const sectionOf = (body: string) =>
  /<section aria-labelledby="history">.*?<\/section>/s.exec(body)?.[0].replace(/\s+/g, ' ');

it.each([
  [
    'en',
    'Created from the territory of',
    '27 June 2023',
    'no date',
    'The origin of the territory is taken from press',
  ],
  ['es', 'Se creó con territorio de', '27 de junio de 2023', 'sin fecha', 'se tomó de la prensa'],
] as const)('in %s', async (language, ...texts) => {
  const page = await pageOf('27493', language);
  expect(pageFaults(page)).toEqual([]);
  const section = sectionOf(page.html) as string;
  for (const text of [...texts, 'Ordenanza 180 de 2023 (Chocó)', '27086 Belén de Bajirá'])
    expect(section).toContain(text);
  expect(section).toContain(`href="${addressOf('27615', language)}"`);
});

it('appears on the page of the municipality that gave territory', async () => {
  const section = sectionOf((await pageOf('27615', 'es')).html) as string;
  expect(section).toContain('Con parte de su territorio se creó');
  expect(section).toContain(`href="${addressOf('27493', 'es')}"`);
});

it('has one full stop after a name that ends with an abbreviation', async () => {
  const section = sectionOf((await pageOf('11001', 'es')).html) as string;
  expect(section).toContain('Bogotá, D.C.</span>');
  expect(section.replace(/<[^>]*>/g, '')).not.toContain('..');
});

it('does not appear on the page of a municipality without known events', async () => {
  expect(sectionOf((await pageOf('05001', 'en')).html)).toBeUndefined();
});
