// One screenshot: of which page, how, and under which name.
import type { Page } from 'playwright-core';

export interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly scripts: boolean;
  readonly media: 'screen' | 'print';
  /** Actions on the page before the screenshot. */
  readonly prepare: (page: Page) => Promise<unknown>;
}
