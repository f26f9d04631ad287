// Builds the pages of the site and the large documents into the build that this program is part of, with examples from the service itself.
import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAtlas, type Service } from '../../src/app.js';
import type { Engine, Result } from '../../src/engine/answers/engine.js';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { endWithFault } from '../../src/programs/program.js';
import { createCompressor } from '../../src/server/http/compressor.js';
import { bodyOf } from '../../src/server/http/responses/documents.js';
import { buildFolder, builtDocumentsFolder, projectFolder } from '../../src/settings/project-folder.js';
import { completedText, documentsIdentity, IDENTITY } from '../../src/site/shell/built-documents.js';
import { ORIGIN, UNKNOWN_ORIGIN } from '../../src/site/shell/code.js';
import { siteFiles } from '../../src/site/site.js';
import { serviceDocuments } from '../../src/surfaces/documents/service-documents.js';
import { buildAssets } from './build-assets.js';
import { buildSite } from './build-site.js';

const folder = join(buildFolder(), 'site');
const assets = await buildAssets(projectFolder(), folder);
const service = await createAtlas().catch(endWithFault);
const remembering = { ...service, engine: rememberingEngine(service.engine) };
const pages = await buildSite(projectFolder(), remembering, folder, assets);
await writeDocuments(remembering);
// Stored for `atlas --version`, which would otherwise read every data file.
writeFileSync(join(folder, 'edition.txt'), `${editionName(service.engine.catalog.edition)}\n`);
await service.server.close();
console.log(`${pages} pages in ${(performance.now() / 1000).toFixed(1)} s.`);

/** With their compressed copies: a service would take a second to make each. */
async function writeDocuments({ engine, fingerprint }: Service): Promise<void> {
  const folder = builtDocumentsFolder();
  if (folder === undefined) throw new Error('Documents are finished by the program that was built.');
  await mkdir(folder);
  const compressor = createCompressor();
  const all = [...serviceDocuments(engine), ...siteFiles(engine, { localOrigin: UNKNOWN_ORIGIN })];
  const written: Promise<void>[] = [];
  for (const document of all.filter(({ built }) => built !== undefined)) {
    const file = join(folder, document.path);
    const text = Buffer.from((await bodyOf(document)) as string).toString();
    written.push(writeFile(file, text));
    compressor.well(Buffer.from(completedText(text, ORIGIN)), (brotli, gzip) => {
      written.push(writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzip));
    });
  }
  await compressor.idle();
  await Promise.all(written);
  await writeFile(join(folder, IDENTITY), await documentsIdentity(fingerprint));
}

/** Pages and documents show the same responses, so each is made once. */
function rememberingEngine(engine: Engine): Engine {
  const known = new Map<string, Result>();
  return {
    ...engine,
    *answerInSteps(operation, args) {
      const key = `${operation.id} ${args.key}`;
      const result = known.get(key) ?? (yield* engine.answerInSteps(operation, args));
      known.set(key, result);
      return result;
    },
  };
}
