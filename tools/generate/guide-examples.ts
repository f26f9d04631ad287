// All guides with the current responses of the service in their examples, and their tables.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../src/app.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { fillDownloads } from './downloads-table.js';
import { fillExamples } from './examples.js';
import type { GeneratedFile } from './generated-file.js';
import { fillMemoryTable } from './memory-table.js';

const FOLDER = 'docs/guides';

export async function guideExamples(service: Service): Promise<readonly GeneratedFile[]> {
  const names = (await readdir(join(projectFolder(), FOLDER))).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.sort().map(async (name) => {
      const path = `${FOLDER}/${name}`;
      const text = await readFile(join(projectFolder(), path), 'utf8');
      const language = name.endsWith('.es.md') ? 'es' : 'en';
      const withTables = await fillDownloads(service, fillMemoryTable(text, language), language);
      return { path, text: await fillExamples(service, withTables, path) };
    }),
  );
}
