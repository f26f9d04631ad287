// Writes every generated part of the documentation: `npm run generate`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createAtlas } from '../../src/app.js';
import { endWithFault } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { citationFiles } from './citation-files.js';
import { clientFiles } from './client/client-files.js';
import { guideExamples } from './guide-examples.js';
import { headingFont } from './heading-font.js';
import { problemDocs } from './problem-docs.js';
import { readme, readmes } from './readme.js';
import { roomsPage } from './rooms.js';
import { generatedSettings } from './settings-page.js';

const service = await createAtlas().catch(endWithFault);
const writtenReadmes = await Promise.all(
  (Object.keys(readmes) as (keyof typeof readmes)[]).map(async (path) =>
    readme(service, path, await readFile(join(projectFolder(), path), 'utf8')),
  ),
);
for (const { path, text } of [
  ...problemDocs(),
  generatedSettings(),
  roomsPage(),
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
