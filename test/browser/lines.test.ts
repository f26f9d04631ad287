// Lines on a phone and a tablet break no word in the middle, separate no number from its unit, do not begin with a comma, and are not cut.
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { MISSING, views } from './views.js';

const [PHONE, TABLET] = [320, 768];

/** The test checks all of a page, including its folded parts. Blocks of code have their own lines. */
const OPENED = `document.querySelectorAll('details').forEach((each) => { each.open = true; });
document.querySelectorAll(':is(tr, li):nth-of-type(n + 40)').forEach((each) => each.remove());`;

const LINES = `(() => {
  const faults = new Set();
  const range = document.createRange();
  const bottomOf = (node, index) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { width, bottom } = range.getBoundingClientRect();
    return width === 0 ? undefined : bottom;
  };
  const isApart = (above, below) => above !== undefined && below !== undefined && below - above > 6;
  const isSeen = (element) => element.closest('pre, svg, thead, .said, [hidden], option, .brand, .theme, .skip') === null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data;
    if (text.trim() === '' || !isSeen(node.parentElement)) continue;
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    for (const { index } of text.matchAll(/[\\p{L}\\d](?=[\\p{L}\\d])/gu))
      if (isApart(bottomOf(node, index), bottomOf(node, index + 1)))
        faults.add('broken word: ' + text.slice(Math.max(0, index - 15), index + 1) + '|' + text.slice(index + 1, index + 10));
    for (const { 0: sign, index } of text.matchAll(/\\d +(?=(%|ms|s|kB|MB|GB|km²?|m|ha)(?![\\p{L}\\d]))/gu))
      if (isApart(bottomOf(node, index), bottomOf(node, index + sign.length)))
        faults.add('number without its unit: ' + text.slice(Math.max(0, index - 5), index + 8));
  }
  // In the large type of key facts, a unit of a whole word stands below its number.
  for (const unit of document.querySelectorAll('main .unit:not(.headline .unit)')) {
    const before = unit.previousSibling;
    const digits = before?.data?.trimEnd().length ?? 0;
    if (/\\d\\s*$/.test(before?.data ?? '') && isApart(bottomOf(before, digits - 1), unit.getBoundingClientRect().bottom))
      faults.add('number without its unit: ' + unit.parentElement.textContent);
  }
  for (const link of document.querySelectorAll('main a')) {
    const [behind, last] = [link.nextSibling, [...link.getClientRects()].at(-1)];
    if (behind?.nodeType === 3 && behind.data.startsWith(',') && isApart(last?.bottom, bottomOf(behind, 0)))
      faults.add('comma at the start of a line: ' + link.textContent);
  }
  return [...faults];
})()`;

/** Controls beyond the edge, the name of the site, and tables of results that have to be scrolled. */
const CUT = `[
  ...[...document.querySelectorAll('select, input, button, textarea')].filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1),
  ...[...document.querySelectorAll('.front .brand span, .outcome .scroll')].filter((each) => each.scrollWidth > each.clientWidth + 1),
].map((each) => 'cut: ' + each.outerHTML.slice(0, 80))`;

describeInBrowser('the lines of a page', (site) => {
  it.each(views)('aligns the edges on $path.en', async ({ path }) => {
    const found: string[] = [];
    for (const [language, width] of [
      ['en', PHONE],
      ['es', PHONE],
      ['en', TABLET],
    ] as const)
      await site.visit({ viewport: { width, height: 900 } }, async (page) => {
        // Chromium reports the status of a missing page as an error of the page.
        if (path.en.endsWith(MISSING))
          await page.route(`**${MISSING}`, async (route) =>
            route.fulfill({ response: await route.fetch(), status: 200 }),
          );
        await page.goto(path[language]);
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        const cut = await page.evaluate<string[]>(CUT);
        await page.evaluate(OPENED);
        const faults = [...cut, ...(await page.evaluate<string[]>(LINES))];
        found.push(...faults.map((fault) => `${path[language]} at ${width}: ${fault}`));
      });
    expect(found).toEqual([]);
  });
});
