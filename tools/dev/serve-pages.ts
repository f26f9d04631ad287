// The server for the browser. It outlives the service behind it, so that a page can wait for the next one.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as requestTo, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DevService } from './start-service.js';

/** The script that `npm run dev` adds to each page. It reloads the page or its stylesheets, and shows faults of the build. */
const RELOAD_AT = '/@dev/reload.js';
const EVENTS_AT = '/@dev/events';

/** The messages to a page. */
type PageEvent = 'reload' | 'style' | 'fault';

const reloadScript = `const events = new EventSource('${EVENTS_AT}');
let isLost = false;
events.addEventListener('error', () => { isLost = true; });
// After npm run dev was started again, the page may be an old one.
events.addEventListener('open', () => { if (isLost) location.reload(); });
events.addEventListener('reload', () => location.reload());
events.addEventListener('style', () => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    const fresh = link.cloneNode();
    fresh.href = link.href.replace(/\\?.*/, '') + '?' + Date.now();
    fresh.addEventListener('load', () => link.remove());
    link.after(fresh);
  }
});
events.addEventListener('fault', ({ data }) => {
  document.querySelector('#dev-fault')?.remove();
  const dialog = document.createElement('dialog');
  dialog.id = 'dev-fault';
  dialog.append(Object.assign(document.createElement('pre'), { textContent: JSON.parse(data) }));
  document.body.append(dialog);
  dialog.showModal();
});
`;

interface PageServer {
  readonly listen: (port: number) => Promise<string>;
  readonly tell: (event: PageEvent, data?: string) => void;
}

const ASSET = /^\/docs\/([\w-]+\.(css|js))$/;
const MEDIA_TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };
const NO_STORE = { 'cache-control': 'no-store' };

/** `site` is the folder with the scripts and stylesheets. */
export function createPageServer(site: string, service: () => Promise<DevService>): PageServer {
  const pages = new Set<ServerResponse>();
  let fault: string | undefined;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error.message);
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    if (path === EVENTS_AT) return openEvents(response);
    if (path === RELOAD_AT) {
      response.writeHead(200, { 'content-type': 'text/javascript', ...NO_STORE }).end(reloadScript);
      return;
    }
    const [, asset, kind = ''] = ASSET.exec(path) ?? [];
    if (asset !== undefined) {
      const body = await readFile(join(site, asset));
      response
        .writeHead(200, { 'content-type': `${MEDIA_TYPES[kind]}; charset=utf-8`, ...NO_STORE })
        .end(body);
      return;
    }
    const current = await service();
    if (request.headers.accept?.includes('text/html') || path.endsWith('.md'))
      await current.order({ page: path });
    await forward(request, response, current.origin);
  }

  function openEvents(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...NO_STORE }).flushHeaders();
    // A page that is opened after a fault shows it too.
    if (fault !== undefined) response.write(eventText('fault', fault));
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', () => {
          const address = server.address();
          resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
        });
      }),
    tell: (event, data = '') => {
      fault = event === 'fault' ? data : undefined;
      for (const page of pages) page.write(eventText(event, data));
    },
  };
}

const eventText = (event: PageEvent, data: string) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function forward(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Uncompressed, because a script is added to pages.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { method = 'GET', url = '/' } = request;
    const upstream = requestTo(new URL(origin), { method, path: url, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      const isPage = method === 'GET' && rest['content-type']?.startsWith('text/html') === true;
      response.writeHead(answer.statusCode ?? 502, {
        ...rest,
        ...(isPage || length === undefined ? {} : { 'content-length': length }),
        ...NO_STORE,
      });
      answer.pipe(response, { end: false });
      answer.on('error', reject).on('end', () => {
        response.end(isPage ? `<script src="${RELOAD_AT}"></script>` : undefined);
        resolve();
      });
    });
    upstream.on('error', reject);
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
}
