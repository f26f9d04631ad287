// The console in a real browser: it shows the description, and no request leaves the origin.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAtlas, type Service } from '../../src/app.js';
import { program } from '../system/program.js';

const executablePath = program('chromium', 'chromium');

describe.skipIf(executablePath === undefined)('the console', () => {
  let service: Service;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    service = await createAtlas();
    origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ];
    browser = await chromium.launch({ executablePath: executablePath as string, args });
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await service?.server.close();
  });

  it('is drawn from our own origin, without an error', async () => {
    const page = await browser.newPage();
    const [asked, errors]: [string[], string[]] = [[], []];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${origin}/docs/console`);
    await page.getByRole('heading', { name: 'Atlas Colombia' }).waitFor();
    await page.getByText('PostalCode', { exact: true }).first().waitFor();
    const elsewhere = asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url));
    expect(asked).toContain(`${origin}/openapi.json`);
    expect(elsewhere).toEqual([]);
    expect(errors).toEqual([]);
  }, 60_000);

  it('leads to readable documentation where scripts are off', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/docs/console`);
    await page.getByRole('link', { name: 'The documentation' }).click();
    await page.getByRole('heading', { name: 'Atlas Colombia' }).waitFor();
    expect(page.url()).toBe(`${origin}/docs`);
    await context.close();
  });
});
