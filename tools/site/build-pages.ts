// Builds the pages of the site into the build that this program is part of, with examples from the service itself.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAtlas } from '../../src/app.js';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { endWithFault } from '../../src/programs/program.js';
import { buildFolder, projectFolder } from '../../src/settings/project-folder.js';
import { buildAssets } from './build-assets.js';
import { buildSite } from './build-site.js';

const folder = join(buildFolder(), 'site');
const assets = await buildAssets(projectFolder(), folder);
const service = await createAtlas().catch(endWithFault);
const pages = await buildSite(projectFolder(), service, folder, assets);
// For `atlas --version`, which would have to read every file of the data for it.
writeFileSync(join(folder, 'edition.txt'), `${editionName(service.engine.catalog.edition)}\n`);
await service.server.close();
console.log(`${pages} pages in ${(performance.now() / 1000).toFixed(1)} s.`);
