// Writes everything in the papers that is made from the program: `npm run generate`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createAtlas } from '../src/app.js';
import { projectFolder } from '../src/project-folder.js';
import { guideExamples } from './generate/guide-examples.js';
import { problemDocs } from './generate/problem-docs.js';
import { readme } from './generate/readme.js';
import { settingsPage } from './generate/settings-page.js';

const service = await createAtlas();
const current = await readFile(join(projectFolder(), 'README.md'), 'utf8');
for (const { path, text } of [
  ...problemDocs(),
  settingsPage(),
  await readme(service, current),
  ...(await guideExamples(service)),
]) {
  const file = join(projectFolder(), path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(path);
}
await service.server.close();
