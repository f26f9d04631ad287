// The service of `npm run dev` in its own process. Pages are built on request, because building all takes seconds.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createService, type Service, surfacesOf } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import { endWithFault } from '../../src/programs/program.js';
import { buildFolder, projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { inLanguage, languages } from '../../src/site/shell/addresses.js';
import { readSiteBuild } from '../../src/site/shell/site-files.js';
import { assembleDataset, fileNames, readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import type { RecordFile } from '../../src/storage/files/read-record-file.js';
import { writePage } from '../site/build-site.js';
import { bundleOwnStyles, bundleStyle } from '../site/bundle-styles.js';
import { planSite, type SitePlan } from '../site/plan-site.js';
import { writeSiteFiles } from '../site/write-site-files.js';
import type { DevReport, Order } from './messages.js';

/** Long enough for the page that the browser loads again. */
const COLLECT_AFTER_MS = 1_000;

const [root, site] = [projectFolder(), join(buildFolder(), 'site')];
const tellParent = (report: DevReport) => process.send?.(report);
const { assets, pages } = readSiteBuild();
const madeFiles = new Set<string>();
let plan: Promise<SitePlan> | undefined;
let service: Service;
const settings = readSettings(process.env);

async function writeStyles(): Promise<void> {
  await writeFile(join(site, 'style.css'), await bundleStyle(root, assets.fonts));
  for (const [name, css] of await bundleOwnStyles(root)) await writeFile(join(site, `${name}.css`), css);
}

/** `path` is as the client requested it, with or without a language. */
async function makePage(path: string): Promise<void> {
  const asked = path.replace(/\.md$/, '');
  if (!pages.some((page) => asked.endsWith(page))) return;
  const plans = await planned();
  for (const language of languages)
    for (const { path: bare, html } of plans[language].pages) {
      const written = inLanguage(language, bare);
      if ((asked !== written && asked !== bare) || madeFiles.has(written)) continue;
      await writePage(site, written, html());
      madeFiles.add(written);
    }
}

function planned(): Promise<SitePlan> {
  plan ??= planSite(root, service, assets).then(async (fresh) => {
    const before = await readFile(join(site, 'site.json'), 'utf8');
    await writeSiteFiles(site, fresh, assets);
    if ((await readFile(join(site, 'site.json'), 'utf8')) !== before) tellParent({ isOutdated: true });
    return fresh;
  });
  return plan;
}

async function assembled(files: ReadonlyMap<string, RecordFile>, folder: string): Promise<Dataset> {
  const isComplete = fileNames(colombia).every((name) => files.has(name));
  return isComplete ? assembleDataset(colombia, files) : readDatasetFiles(colombia, folder);
}

/** `files` are those of `folder` at the time before the build, without a file that a new family needs. */
export async function serve(files: ReadonlyMap<string, RecordFile>, folder: string): Promise<void> {
  await writeStyles();
  const dataset = await assembled(files, folder).catch(endWithFault);
  service = createService({ model: colombia, surfaces: surfacesOf(settings), settings, dataset });
  process.on('message', (order: Order) => {
    ('page' in order ? makePage(order.page) : writeStyles()).then(
      () => tellParent({ done: order }),
      (error: Error) => tellParent({ done: order, fault: error.stack ?? error.message }),
    );
  });
  tellParent({ origin: await service.server.listen({ host: '127.0.0.1', port: 0 }) });
  await setTimeout(COLLECT_AFTER_MS);
  planned().catch(() => {});
}
