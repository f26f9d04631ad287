// Publishes and switches editions in separate programs, as an operator does, so that the tests are not delayed.
import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/settings/project-folder.js';
import { programNode } from '../system/program-node.js';

const execute = promisify(execFile);

/** It represents another machine, so it takes no processor time from the servers of this one. */
async function run(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const running = execute(programNode, args, { env: environment });
  setPriority(running.child.pid as number, 15);
  await running;
}

const built = (...path: readonly string[]) => join(projectFolder(), 'dist', ...path);
const module = (file: string) => JSON.stringify(pathToFileURL(built('src', file)).href);

/** Publishing skips the data rules, because the stamped copies break some. */
const PUBLISH = `
  const { connectDatabase } = await import(${module('storage/postgres/database.js')});
  const { publishEdition } = await import(${module('storage/postgres/publish-edition.js')});
  const { readDatasetFiles } = await import(${module('storage/files/assemble-dataset.js')});
  const { colombia } = await import(${module('country/index.js')});
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
    publish: (dataFolder) => run(['--input-type=module', '-e', PUBLISH, url, dataFolder]),
    use: (id) =>
      run([built('src', 'programs', 'editions', 'editions.js'), '--use', id], {
        ...process.env,
        DATABASE_URL: url,
      }),
  };
}
