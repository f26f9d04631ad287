// The static copy against the service itself: its files, and their responses through a real nginx.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { createAtlas } from '../../src/app.js';
import { exportSite } from '../../tools/export/export-site.js';
import { createProgress } from '../../tools/progress.js';
import { seed } from '../contract/seed.js';
import { program } from '../system/program.js';
import { sharedService } from '../system/shared-service.js';
import { closeConnections } from './exchange.js';
import { describeFiles } from './exported-files.js';
import { describeNginx } from './nginx-twin.js';
import { samplePaths } from './sample-paths.js';
import type { StaticTwin } from './static-twin.js';
import { temporaryFolder } from './temporary-folder.js';

const nginxProgram = program('nginx');
const LONG = 600_000;

const twin = {} as StaticTwin;
beforeAll(async () => {
  const folder = await temporaryFolder('atlas-static');
  Object.assign(twin, { folder });
  const exported = join(folder, 'twin');
  const shown: string[] = [];
  const output = { isTTY: false, write: (text: string) => shown.push(text) > 0 };
  await exportSite(await createAtlas(), {
    folder: exported,
    quality: 1,
    signal: AbortSignal.timeout(LONG),
    progress: createProgress(output),
  });
  const { service, address: origin } = await sharedService();
  Object.assign(twin, { service, origin, exported, shown, sample: samplePaths(service, seed) });
});
afterAll(async () => {
  closeConnections();
  await rm(twin.folder, { recursive: true, force: true });
});

describe('the files of the static copy', () => describeFiles(twin));
describe.skipIf(nginxProgram === undefined)('nginx on the static copy', () =>
  describeNginx(twin, nginxProgram as string),
);
