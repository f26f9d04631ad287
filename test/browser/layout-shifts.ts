// Measures layout shifts as Chromium counts them, without those that follow from an action of the reader, to a thousandth of the screen.
import type { Page } from 'playwright-core';

const SHIFTS = `globalThis.shifts = (() => {
  const seen = [];
  const read = (entries) => seen.push(...entries.filter(({ hadRecentInput }) => !hadRecentInput));
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  return { total: () => (read(observer.takeRecords()), Math.round(1000 * seen.reduce((sum, { value }) => sum + value, 0)) / 1000) };
})()`;

/** Opens a page with all its files, and returns how far its content moved meanwhile. */
export async function openForShifts(page: Page, path: string): Promise<number> {
  await page.addInitScript(SHIFTS);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate<number>('document.fonts.ready.then(() => shifts.total())');
}
