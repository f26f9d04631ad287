// The static copy against the service itself: its files, and their responses through a real nginx. Except in a full run it has few records.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { bundleOfCopy } from '../../src/programs/export/copied-files.js';
import { exportCopy } from '../../src/programs/export/export-site.js';
import { createProgress } from '../../src/programs/program.js';
import type { Bundle } from '../../src/surfaces/downloads/send-file.js';
import { seed } from '../contract/seed.js';
import { startedData } from '../process/built-server.js';
import { program } from '../system/program.js';
import { atlasWith } from '../system/project-dataset.js';
import { writeSmallBundle } from '../system/small-bundle.js';
import { startAtlas } from '../system/start-atlas.js';
import { closeConnections } from './exchange.js';
import { describeFiles } from './exported-files.js';
import { describeNginx } from './nginx-twin.js';
import { samplePaths } from './sample-paths.js';
import type { StaticTwin } from './static-twin.js';
import { temporaryFolder } from './temporary-folder.js';

const nginxProgram = program('nginx');
const LONG = 600_000;

/** One file that is sent compressed, one that is not, and one without an extension. */
const files = {
  'csv/City.csv': Buffer.from('id,name\n12,Medellín\n'.repeat(100)),
  'parquet/City.parquet': Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251)),
  SHA256SUMS: Buffer.from('0'.repeat(200)),
};

const settings = { DATA_FOLDER: startedData };
const { service, origin } = await startAtlas(settings);
const twin = { service, origin } as StaticTwin;
beforeAll(async () => {
  const folder = await temporaryFolder('atlas-static');
  Object.assign(twin, { folder });
  const exported = join(folder, 'twin');
  const shown: string[] = [];
  const output = { isTTY: false, write: (text: string) => shown.push(text) > 0 };
  const copied = await atlasWith(settings);
  const bundles = join(folder, 'bundles');
  writeSmallBundle(bundles, editionName(service.engine.catalog.edition), files);
  const bundle = (await bundleOfCopy(copied, bundles, new Set())) as Bundle;
  await exportCopy(copied, {
    bundle,
    folder: exported,
    quality: 1,
    signal: AbortSignal.timeout(LONG),
    progress: createProgress(output),
  });
  Object.assign(twin, { exported, shown, bundle, sample: samplePaths(service, seed) });
});
afterAll(async () => {
  closeConnections();
  await rm(twin.folder, { recursive: true, force: true });
});

describe('the files of the static copy', () => describeFiles(twin));
describe.skipIf(nginxProgram === undefined)('nginx on the static copy', () =>
  describeNginx(twin, nginxProgram as string),
);
