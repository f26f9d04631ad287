// A process that has loaded the packages and the data and waits for its program, which saves half a second.
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readRecordFiles } from '../../src/storage/files/assemble-dataset.js';

const [, , ...packages] = process.argv;
const folder = process.env.DATA_FOLDER || join(projectFolder(), 'data');
// The parent process has ended.
process.on('disconnect', () => process.exit());
const startedProgram = new Promise<string>((resolve) => {
  process.once('message', (message: { readonly program: string }) => resolve(message.program));
});
for (const name of packages) await import(name);
const files = await readRecordFiles(colombia, folder);
const { serve }: typeof import('./fresh-service.js') = await import(await startedProgram);
await serve(files, folder);
