// Links and controls of the content that are smaller than 24 pixels. Links within a text have the height of its lines, so they are left
// out.
import type { Page } from 'playwright-core';

export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('main :is(a, button, input:not([type=hidden]), select, summary)')]
    .filter((each) => each.checkVisibility() && !each.closest('svg, p, .skip-table'))
    .filter((each) => {
      const { width, height } = (each.type === 'checkbox' ? each.closest('label') : each).getBoundingClientRect();
      return width < 24 || height < 24;
    }).map((each) => each.outerHTML.slice(0, 100))`);
