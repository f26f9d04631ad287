// Pages of records on a phone: targets that a finger hits, figures in columns, and sections for few readers in one line each.
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';

const NARROW = { width: 320, height: 700 };
const SMALLEST = 24;

const records = [
  '/en/data/municipalities/bogota-d-c-167',
  '/es/datos/pais',
  '/en/data/volcanoes/volcan-purace-20',
  '/es/datos/designaciones-internacionales/centro-historico-de-santa-cruz-de-mompox-3',
];

/** Links in lists, captions and tables. Those within a sentence have the height of its lines. */
const SMALL_TARGETS = `[...document.querySelectorAll('main :is(li, dd, td, th, dt, figcaption, .eyebrow) a, main summary')]
  .filter((each) => each.getClientRects().length > 0 && each.getBoundingClientRect().height < ${SMALLEST})
  .map((each) => each.textContent + ' in ' + each.parentElement.outerHTML.slice(0, 60))`;

describeInBrowser('in a browser', (site) => {
  it.each(records)('has targets on %s for a finger, also in its folded sections', async (path) => {
    await site.visit({ viewport: NARROW }, async (page) => {
      await page.goto(path);
      const lines = await page.evaluate<number[]>(
        "[...document.querySelectorAll('.fold:not([open])')].map((fold) => fold.getBoundingClientRect().height)",
      );
      expect(lines).toHaveLength(4);
      // The height of one line of words, or of two on a phone.
      expect(lines.filter((height) => height < SMALLEST || height > 90)).toEqual([]);
      await page.evaluate("document.querySelectorAll('.fold').forEach((fold) => { fold.open = true; })");
      expect(await page.evaluate<string[]>(SMALL_TARGETS)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(NARROW.width);
    });
  });

  it('loads a picture from its one host after a click, without a referrer, and not before', async () => {
    const asked: { url: string; referrer: string | undefined }[] = [];
    let before: number | undefined;
    const visited = site.visit({}, async (page) => {
      const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
      await page.route(/^https:/, (route) => {
        const request = route.request();
        asked.push({ url: request.url(), referrer: request.headers().referer });
        // A file narrower than the scaled picture has none.
        return request.url().includes('/thumb/')
          ? route.fulfill({ status: 400 })
          : route.fulfill({ contentType: 'image/gif', body: gif });
      });
      await page.goto('/en/data/municipalities/medellin-12');
      before = asked.length;
      await page.getByRole('button', { name: 'Show the picture from upload.wikimedia.org' }).click();
      await page.locator('.picture img:not([src*="/thumb/"])').waitFor({ state: 'attached' });
    });
    // Every visit fails on requests to other origins, but the click requests one here.
    await expect(visited).rejects.toThrow('https://upload.wikimedia.org/');
    expect(before).toBe(0);
    expect(asked.map(({ url }) => new URL(url).host)).toEqual([
      'upload.wikimedia.org',
      'upload.wikimedia.org',
    ]);
    expect(asked.map(({ referrer }) => referrer)).toEqual([undefined, undefined]);
  });

  it('aligns the digits of values, in the typeface of their labels', async () => {
    await site.visit({}, async (page) => {
      await page.goto('/en/data/municipalities/bogota-d-c-167');
      const [value, label] = await page.evaluate<{ font: string; figures: string }[]>(
        "['dd', 'dt'].map((name) => getComputedStyle(document.querySelector('.values ' + name))).map((style) => ({ font: style.fontFamily, figures: style.fontVariantNumeric }))",
      );
      expect(value?.figures).toBe('tabular-nums');
      expect(value?.font).toBe(label?.font);
    });
  });
});
