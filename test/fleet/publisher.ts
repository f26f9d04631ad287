// Publishes and switches editions as programs of their own, as an operator does: whoever measures is not held up by it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/project-folder.js';

const run = promisify(execFile);
const built = (...path: readonly string[]) => join(projectFolder(), 'dist', ...path);
const module = (file: string) => JSON.stringify(pathToFileURL(built('src', file)).href);

/** Without the rules that data has to keep: the stamped copies break some. */
const PUBLISH = `
  const { connectDatabase } = await import(${module('editions/database.js')});
  const { publishEdition } = await import(${module('editions/publish-edition.js')});
  const { readDatasetFiles } = await import(${module('dataset/read-dataset-files.js')});
  const { colombia } = await import(${module('families/index.js')});
  const [url, data] = process.argv.slice(1);
  const client = await connectDatabase(url);
  await publishEdition(colombia, client, await readDatasetFiles(colombia, data));
  await client.end();
`;

export interface Publisher {
  readonly publish: (dataFolder: string) => Promise<void>;
  readonly use: (id: string) => Promise<void>;
}

export function publisherAt(url: string): Publisher {
  return {
    publish: async (dataFolder) => {
      await run(process.execPath, ['--input-type=module', '-e', PUBLISH, url, dataFolder]);
    },
    use: async (id) => {
      const env = { ...process.env, DATABASE_URL: url };
      await run(process.execPath, [built('tools', 'editions.js'), '--use', id], { env });
    },
  };
}
