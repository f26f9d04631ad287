// Spanish pages about sources have no English: titles, terms, credit, and the reasons of corrections.
import { expect, it } from 'vitest';
import { manifestOf } from '../../src/site/manifest/manifest-of.js';
import { tableAddress } from '../../src/site/shell/data-addresses.js';
import { looksEnglish } from '../../tools/data-rules/looks-english.js';
import { createRandom } from '../../tools/random.js';
import { seed } from '../contract/seed.js';
import { type Entry, readData } from '../data/data-files.js';
import { sharedService } from '../system/shared-service.js';

const RECORDS = 40;

const { service } = await sharedService();
const manifest = manifestOf(service.engine);

/** Follows the redirection of a short URL to the page. */
async function pageAt(path: string): Promise<string> {
  const { statusCode, headers, body } = await service.server.inject(path);
  if (statusCode >= 300 && statusCode < 400) return pageAt(String(headers.location));
  expect([path, statusCode]).toEqual([path, 200]);
  return body;
}

/** Each text of a page by itself, without values, code and names. */
const textsOf = (html: string) =>
  html
    .replaceAll(/<(script|style|code|del|ins|cite)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

it('the page of sources', async () => {
  const main = (await pageAt('/es/docs/sources')).split('<main')[1] as string;
  const texts = textsOf(main);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(looksEnglish)).toEqual([]);
  expect(main).toContain('rel="license"');
});

it(`the provenance of records with corrections (ATLAS_SEED=${seed})`, async () => {
  const { pick } = createRandom(seed);
  const corrected = readData('corrections.json');
  const gone = new Set(readData('retired.json').map(({ family, id }) => `${family} ${id}`));
  let reasons = 0;
  for (let drawn = 0; drawn < RECORDS; drawn++) {
    const { family: name, id } = pick(corrected) as Entry;
    const family = service.model.family(String(name));
    if (family.only !== undefined || gone.has(`${name} ${id}`)) continue;
    const html = await pageAt(`/es${tableAddress(manifest.of(family)).es}/${id}`);
    const [, section = ''] = html.split('aria-labelledby="provenance"');
    const texts = textsOf(section.split('</section>')[0] as string);
    reasons += section.split('class="correction"').length - 1;
    expect([name, id, texts.filter(looksEnglish)]).toEqual([name, id, []]);
    expect(section).not.toContain('lang="en"');
  }
  expect(reasons).toBeGreaterThan(RECORDS / 2);
});
