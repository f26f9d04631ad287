// Builds the pages of the site into the build that this program is part of, with examples from the service itself.
import { join } from 'node:path';
import { createAtlas } from '../../src/app.js';
import { endWithFault } from '../../src/programs/program.js';
import { buildFolder, projectFolder } from '../../src/settings/project-folder.js';
import { buildAssets } from './build-assets.js';
import { buildSite } from './build-site.js';

const folder = join(buildFolder(), 'site');
const assets = await buildAssets(projectFolder(), folder);
const service = await createAtlas().catch(endWithFault);
const pages = await buildSite(projectFolder(), service, folder, assets);
await service.server.close();
console.log(`${pages} pages in ${(performance.now() / 1000).toFixed(1)} s.`);
