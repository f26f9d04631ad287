// A shared cache often uses the URL alone as its key. A JSON client gets JSON from it, whatever was requested before.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../contract/http-client.js';
import { startNginx } from '../static/nginx-server.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { useCleanUps } from '../system/clean-ups.js';
import { program } from '../system/program.js';
import { sharedService } from '../system/shared-service.js';

const nginxProgram = program('nginx');
const cleanUps = useCleanUps(afterAll);
let origin = '';

/**
 * Follows Cache-Control and nothing else. `X-Fetch` makes it request from the service, as an outdated copy would; `X-Cache` names one of several
 * caches.
 */
function configOf(service: string): string {
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return `pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporaryPaths.join('\n  ')}
  proxy_cache_path copies keys_zone=copies:1m;
  server {
    listen 8080;
    location / {
      proxy_pass ${service};
      proxy_set_header Accept-Encoding "";
      proxy_cache copies;
      proxy_cache_key $http_x_cache$request_uri;
      proxy_ignore_headers Vary;
      proxy_cache_revalidate on;
      proxy_cache_bypass $http_x_fetch;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`;
}

const JSON_TYPE = 'application/json';
const OTHERS = ['text/csv', 'application/geo+json', 'application/x-ndjson'];
const accepted = [JSON_TYPE, ...OTHERS];

async function ask(path: string, accept: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await send(origin, path, { headers: { accept, ...headers } });
  const type = answer.headers.get('content-type')?.split(';', 1)[0];
  return { status: answer.status, type, cache: answer.headers.get('x-cache') };
}

const ordersOf = (all: readonly string[]): string[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first) => ordersOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]));

const paths = [
  '/api/v1/Airport/1?',
  '/api/v1/Airport?limit=3&',
  '/api/v1/Airport/search/dorado?',
  '/api/v1/Airport/pagedList?Page=1&PageSize=2&',
  '/api/v1/City/1/airports?',
];

describe.skipIf(nginxProgram === undefined)('a cache that keys by URL', () => {
  beforeAll(async () => {
    const { address } = await sharedService();
    const folder = await temporaryFolder('atlas-caches');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'site'));
    await writeFile(join(folder, 'site', 'nginx.conf'), configOf(address));
    const nginx = await startNginx(nginxProgram as string, join(folder, 'site'), join(folder, 'nginx'));
    cleanUps.push(nginx.stop);
    origin = nginx.origin;
  });

  describe.each(paths)('%s', (path) => {
    it('is JSON for a JSON client, in every order of requests', async () => {
      let number = 0;
      for (const order of ordersOf(accepted)) {
        const cache = { 'x-cache': `order-${number++}` };
        for (const headers of [cache, { ...cache, 'x-fetch': 'yes' }, cache]) {
          for (const accept of order) {
            const { status, type } = await ask(path, accept, headers);
            const right = accept === JSON_TYPE ? [JSON_TYPE] : [JSON_TYPE, accept];
            expect(right, `${path} ${order} ${accept}`).toContain(type);
            expect(status).toBe(200);
          }
        }
        expect(await ask(path, JSON_TYPE, cache)).toMatchObject({ cache: 'HIT' });
      }
    });

    it('is stored as JSON and in the format that a URL names', async () => {
      expect(await ask(path, JSON_TYPE)).toMatchObject({ cache: 'MISS' });
      expect(await ask(path, JSON_TYPE)).toMatchObject({ type: JSON_TYPE, cache: 'HIT' });
      expect(await ask(`${path}format=csv`, JSON_TYPE)).toMatchObject({ cache: 'MISS' });
      expect(await ask(`${path}format=csv`, '*/*')).toMatchObject({ type: 'text/csv', cache: 'HIT' });
    });
  });

  it.each(['/api/v1/City?', '/api/v1/City/1?', '/api/v1/City/search/bel?'])(
    'stores no copy for each unknown parameter of %s',
    async (path) => {
      const first = await send(origin, `${path}anything=1`);
      expect([first.status, first.headers.get('atlas-ignored')]).toEqual([200, 'anything']);
      const held = { 'if-none-match': first.headers.get('etag') as string };
      for (const headers of [{}, held, {}])
        expect(await ask(`${path}anything=1`, JSON_TYPE, headers)).toMatchObject({ cache: 'MISS' });
    },
  );

  it('does not store problems', async () => {
    for (const accept of accepted)
      expect(await ask('/api/v1/City/999999', accept)).toMatchObject({ status: 404, cache: 'MISS' });
  });
});
