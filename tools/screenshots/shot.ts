// One picture that is taken: of which page, how, and under which name.
import type { Page } from 'playwright-core';

export interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly scripts: boolean;
  readonly media: 'screen' | 'print';
  /** What is done on the page before the picture. */
  readonly prepare: (page: Page) => Promise<unknown>;
}
