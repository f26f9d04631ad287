// Pages of another origin with the form field, in a real browser, and the service behind a proxy that can stop responding.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { program } from '../system/program.js';
import { sharedService } from '../system/shared-service.js';

export interface Pages {
  /** The service as pages reach it. */
  readonly service: string;
  /** No response passes until the next `open`. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
  /** The seconds that are added to the age of responses. */
  age: number;
  /** The paths that were requested. */
  readonly requests: string[];
  /** A page of the other origin at this path. */
  readonly put: (path: string, html: string) => string;
  /** The browser of one person. A page in it must report no error. */
  readonly visit: (options: BrowserContextOptions, use: Use) => Promise<void>;
}

type Use = (page: Page, context: BrowserContext) => Promise<void>;

/** The two lines of the guide, in a form. */
export const formWith = (service: string, attributes: string, more = '') => `<!doctype html>
<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pedido</title>
<script type="module" src="${service}/embed/place-select.js"></script>
<main><h1>Pedido</h1><form action="/sent"><atlas-place-select ${attributes}></atlas-place-select>${more}
<button id="send">Enviar</button><button id="reset" type="reset">Borrar</button></form></main></html>`;

export function describePages(title: string, tests: (pages: Pages) => void): void {
  const executablePath = program('chromium-headless-shell');
  describe.skipIf(executablePath === undefined)(title, () => {
    const pages = {} as Pages;
    let end: () => Promise<void>;
    beforeAll(async () => {
      end = await start(pages, executablePath as string);
    });
    afterAll(() => end?.());
    tests(pages);
  });
}

async function start(pages: Pages, executablePath: string): Promise<() => Promise<void>> {
  const { address } = await sharedService();
  const requests: string[] = [];
  const contents = new Map<string, string>();
  const door = createServer((asked, reply) => {
    requests.push(asked.url ?? '');
    const passed = request(
      `${address}${asked.url}`,
      { method: asked.method ?? 'GET', headers: asked.headers },
      (answer) => {
        if (pages.age > 0) reply.setHeader('age', pages.age);
        reply.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(reply);
      },
    );
    asked.pipe(passed);
  });
  const other = createServer(({ url = '/' }, reply) => {
    const path = url.split('?', 1)[0] as string;
    reply.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
    // Most sites send this header, and with it the browser loads the page again if the person goes back.
    reply.setHeader('cache-control', 'no-store');
    reply.end(contents.get(path) ?? '<!doctype html><title>Sent</title><p>Sent');
  });
  const port = await listen(door, 0);
  const otherPort = await listen(other, 0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  Object.assign(pages, {
    service: `http://127.0.0.1:${port}`,
    age: 0,
    requests,
    close: () => closed(door),
    open: async () => {
      await listen(door, port);
    },
    put: (path: string, html: string) => {
      contents.set(path, html);
      return `http://localhost:${otherPort}${path}`;
    },
    visit: async (options: BrowserContextOptions, use: Use) => {
      const context = await browser.newContext(options);
      const wrong: string[] = [];
      // Only the limit of the test applies, because a slow machine is not a fault of the page.
      context.setDefaultTimeout(0);
      const page = await context.newPage();
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        const isRequest = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRequest) wrong.push(message.text());
      });
      await use(page, context).finally(() => context.close());
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    },
  } satisfies Pages);
  return async () => {
    await browser.close();
    await Promise.all([closed(door), closed(other)]);
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The data that the form would send. */
export const sentBy = (page: Page): Promise<string> =>
  page.evaluate('new URLSearchParams(new FormData(document.forms[0])).toString()');
