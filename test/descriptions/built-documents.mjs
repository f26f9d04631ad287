// Prints the documents that the built program sends, for built-documents.test.ts, because Vitest would transform the whole program again.
// The first argument is the build.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const [build = '', ...paths] = process.argv.slice(2);
/** @param {string[]} path */
const load = (...path) => import(pathToFileURL(join(build, 'src', ...path)).href);
const { createService, surfacesOf } = await load('app.js');
const { colombia: model } = await load('country', 'index.js');
const { createEngine } = await load('engine', 'answers', 'create-engine.js');
const { readSettings } = await load('settings', 'settings.js');
const { projectFolder } = await load('settings', 'project-folder.js');
const { readDatasetFiles } = await load('storage', 'files', 'assemble-dataset.js');

const dataset = await readDatasetFiles(model, join(projectFolder(), 'data'));
const engine = createEngine(model, dataset);

/** @param {Record<string, string>} environment */
function serviceWith(environment, used = Number.POSITIVE_INFINITY) {
  const settings = readSettings({ ...environment, LOG_LEVEL: 'silent', WARM_UP: 'off' });
  const surfaces = surfacesOf(settings).slice(0, used);
  return createService({ model, dataset, engine, surfaces, settings });
}

/** @param {Buffer} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {import('../../src/app.js').Service} service */
async function documentsOf({ server }, asked = paths) {
  /** @type {Record<string, object>} */
  const found = {};
  for (const url of asked) {
    /** @param {string} coding */
    const get = async (coding) => {
      const { statusCode, headers, rawPayload } = await server.inject({
        url,
        headers: { 'accept-encoding': coding },
      });
      return { status: statusCode, tag: headers.etag, coding: headers['content-encoding'], body: rawPayload };
    };
    const [br, gzip, plain] = [await get('br'), await get('gzip'), await get('identity')];
    const bodies = [
      br.coding === 'br' ? brotliDecompressSync(br.body) : br.body,
      gzip.coding === 'gzip' ? gunzipSync(gzip.body) : gzip.body,
      plain.body,
    ];
    found[url] = { status: plain.status, tags: [br.tag, gzip.tag, plain.tag], bodies: bodies.map(hashOf) };
  }
  await server.close();
  return found;
}

/** The first region has another description. */
function anotherEdition() {
  const regions = dataset.families.get('region');
  const [first, ...others] = regions.rows;
  const rows = [{ ...first, description: 'Una región distinta.' }, ...others];
  const families = new Map([...dataset.families, ['region', { ...regions, rows }]]);
  return { ...dataset, families, edition: { version: '2027.01.01', fingerprint: 'f'.repeat(64) } };
}

const other = serviceWith({});
await other.replace(anotherEdition());
const result = {
  usual: await documentsOf(serviceWith({})),
  atOrigin: await documentsOf(serviceWith({ PUBLIC_ORIGIN: 'https://atlas.example' })),
  // The first service has the descriptions, and all others omit them.
  alone: await documentsOf(serviceWith({}, 1)),
  otherEdition: await documentsOf(other, paths.slice(0, 1)),
};
console.log(JSON.stringify(result));
