// Measures the time from a change of a file until a browser shows it with `npm run dev`.
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { startDev } from '../../tools/dev/start-dev.js';
import { findProgram } from './find-program.js';
import { median } from './measure.js';

interface SourceEdit {
  readonly kind: 'family' | 'page' | 'style';
  readonly page: string;
  readonly file: string;
  readonly text: string;
  /** A text for each round that the page has not shown before. */
  readonly next: (round: number) => string;
  /** An expression in the browser. */
  readonly shown: (round: number) => string;
}

const HEADING = "document.querySelector('h1')";
const CHANGES: readonly SourceEdit[] = [
  {
    kind: 'family',
    page: '/en/docs/families/volcano',
    file: 'src/country/volcano.ts',
    text: 'Volcanoes',
    next: (round) => `Volcanoes${round}`,
    shown: (round) => `${HEADING}?.textContent.includes('Volcanoes${round}')`,
  },
  {
    kind: 'page',
    page: '/en',
    file: 'src/site/home/strings.ts',
    text: 'of each value.',
    next: (round) => `of each value${round}.`,
    shown: (round) => `${HEADING}?.textContent.includes('value${round}')`,
  },
  {
    kind: 'style',
    page: '/en',
    file: 'src/site/home/style/front.css',
    text: 'max-width: 14em;',
    next: (round) => `max-width: 14em; scroll-margin-top: ${round}px;`,
    shown: (round) => `getComputedStyle(${HEADING}).scrollMarginTop === '${round}px'`,
  },
];

/** Medians in milliseconds. */
type DevTimes = ReadonlyMap<SourceEdit['kind'], number>;

export const describeDevTimes = (times: DevTimes | undefined): string => {
  if (times === undefined) return '`npm run dev` was not measured, because there is no Chromium.';
  const medians = [...times].map(([kind, ms]) => `${kind} ${ms} ms`).join(', ');
  return `Time with \`npm run dev\` from saving a file until Chromium shows the change, median of five: ${medians} (target: under 2000 ms).`;
};

/** Undefined without a browser. */
export async function devTimes(folder: string, rounds: number): Promise<DevTimes | undefined> {
  const executablePath = findProgram('chromium-headless-shell', 'chromium-headless-shell');
  if (executablePath === undefined) return undefined;
  const dev = await startDev(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times = new Map<SourceEdit['kind'], number>();
    for (const { kind, page: path, file, text, next, shown } of CHANGES) {
      const page = await browser.newPage();
      await page.goto(`${dev.origin}${path}`);
      const ofKind: number[] = [];
      let present = text;
      for (let round = 1; round <= rounds; round++) {
        // Waits before the next change, as a person does.
        await page.waitForTimeout(3_000);
        const begin = performance.now();
        dev.change(file, present, next(round));
        present = next(round);
        await seen(page, shown(round));
        ofKind.push(performance.now() - begin);
      }
      times.set(kind, Math.round(median(ofKind)));
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
    await dev.stop();
  }
}

/** The policy of the pages forbids scripts that wait in the page. */
async function seen(page: Page, expression: string): Promise<void> {
  for (let looks = 0; looks < 3_000; looks++) {
    // A page that is reloading cannot evaluate anything.
    if (await page.evaluate(expression).catch(() => false)) return;
    await setTimeout(20);
  }
  throw new Error(`The browser never showed the change: ${expression}`);
}
