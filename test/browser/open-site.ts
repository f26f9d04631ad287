// A real browser on a running service, and pages that are watched: their requests and their errors.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Service } from '../../src/server/service/create-service.js';
import { program } from '../system/program.js';
import { atlasWith } from '../system/project-dataset.js';
import { sharedService } from '../system/shared-service.js';

export interface OpenSite {
  readonly service: Service;
  readonly origin: string;
  /**
   * Opens a page in a new context, on this origin or that of the options, and closes it afterwards. The page may report no errors and
   * request nothing from other origins.
   */
  readonly visit: <Result>(
    options: BrowserContextOptions,
    use: (page: Page) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // One process opens all pages of a site, because a new process for each takes longer.
  '--process-per-site',
  '--disable-features=ProactivelySwapBrowsingInstance,RenderDocument,ProcessPerSiteUpToMainFrameThreshold',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * Tests in a browser, which are skipped without one. The site is open in tests and hooks, and closed after them.
 * @param environment Settings of a separate service; without them it is the shared one.
 */
export function describeInBrowser(
  title: string,
  tests: (site: OpenSite) => void,
  environment?: Readonly<Record<string, string>>,
): void {
  const executablePath = program('chromium-headless-shell');
  describe.skipIf(executablePath === undefined)(title, () => {
    const site = {} as OpenSite;
    beforeAll(async () => {
      Object.assign(site, await openSite(executablePath as string, environment));
    });
    afterAll(() => site.close?.());
    tests(site);
  });
}

async function openSite(
  executablePath: string,
  environment: Readonly<Record<string, string>> | undefined,
): Promise<OpenSite> {
  const { service, address: origin } = await (environment === undefined
    ? sharedService()
    : ownService(environment));
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  return {
    service,
    origin,
    visit: (options, use) => visit(browser, origin, options, use),
    close: async () => {
      await browser.close();
      if (environment !== undefined) await service.stop(0);
    },
  };
}

async function ownService(environment: Readonly<Record<string, string>>) {
  const service = await atlasWith(environment);
  return { service, address: await service.server.listen({ host: '127.0.0.1', port: 0 }) };
}

async function visit<Result>(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { baseURL = origin } = options;
  const context = await browser.newContext({ ...options, baseURL });
  try {
    // Only the limit of the test applies, because a slow machine is not a fault of the page.
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => {
      // Chromium reports a response with 400 as an error of the page, but the test expects it.
      const isAnswer =
        message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
      if (message.type() === 'error' && !isAnswer) wrong.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
        wrong.push(request.url());
    });
    const result = await use(page);
    if (wrong.length > 0) throw new Error(`${page.url()}: ${wrong.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}
