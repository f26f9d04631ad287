// Writes every generated part of the documentation: `npm run generate`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createAtlas } from '../src/app.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { endWithFault } from './end-with-fault.js';
import { citationFiles } from './generate/citation-files.js';
import { clientFiles } from './generate/client/client-files.js';
import { guideExamples } from './generate/guide-examples.js';
import { headingFont } from './generate/heading-font.js';
import { problemDocs } from './generate/problem-docs.js';
import { type ReadmePath, readme, readmes } from './generate/readme.js';
import { settingsPage } from './generate/settings-page.js';

const service = await createAtlas().catch(endWithFault);
const writtenReadmes = await Promise.all(
  (Object.keys(readmes) as ReadmePath[]).map(async (path) =>
    readme(service, path, await readFile(join(projectFolder(), path), 'utf8')),
  ),
);
for (const { path, text } of [
  ...problemDocs(),
  settingsPage(),
  ...writtenReadmes,
  ...(await guideExamples(service)),
  ...(await headingFont(projectFolder())),
  ...(await clientFiles(service)),
  ...(await citationFiles()),
]) {
  const file = join(projectFolder(), path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(path);
}
await service.server.close();
