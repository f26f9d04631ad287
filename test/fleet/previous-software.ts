// The previous version of the software, whose model has one field less, built by removing one line, in a separate folder.
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import type { Row } from '../../src/engine/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changeFile, keepLines, stampedFolder } from './stamped-data.js';

interface PreviousSoftware {
  /** The program that serves. */
  readonly main: string;
  readonly dataFolder: string;
  /** Publishes its own data with its model. */
  readonly publish: (client: pg.Client) => Promise<string>;
}

export async function previousSoftware(
  within: string,
  stamp: number,
  data?: string,
): Promise<PreviousSoftware> {
  const folder = join(within, 'previous');
  await mkdir(folder);
  for (const part of ['package.json', 'dist'])
    await cp(join(projectFolder(), part), join(folder, part), { recursive: true, dereference: true });
  await symlink(join(projectFolder(), 'node_modules'), join(folder, 'node_modules'));
  await forgetField(join(folder, 'dist', 'src'), 'country/international-designation.js', 'criteria');
  const dataFolder = await stampedFolder(within, stamp, data);
  await changeFile(dataFolder, 'international-designations.json', ({ criteria: _, ...site }) => site);
  const isOfField = ({ family, field }: Row) => family === 'internationalDesignation' && field === 'criteria';
  for (const file of ['provenance.json', 'corrections.json'])
    await keepLines(dataFolder, file, (line) => !isOfField(line));

  const its = (module: string) => import(pathToFileURL(join(folder, 'dist', 'src', module)).href);
  return {
    main: join(folder, 'dist', 'src', 'main.js'),
    dataFolder,
    publish: async (client) => {
      const { colombia } = await its('country/index.js');
      const { readDatasetFiles } = await its('storage/files/assemble-dataset.js');
      const { migrate } = await its('storage/postgres/migrate.js');
      const { publishEdition } = await its('storage/postgres/publish-edition.js');
      await migrate(colombia, client);
      const { id } = await publishEdition(colombia, client, await readDatasetFiles(colombia, dataFolder));
      return id;
    },
  };
}

/** In the module itself, which the tools use, and in the bundle of the program. */
async function forgetField(built: string, module: string, field: string): Promise<void> {
  const parts = (await readdir(join(built, 'parts'))).map((name) => join('parts', name));
  let found = 0;
  for (const name of [module, ...parts]) {
    const text = await readFile(join(built, name), 'utf8');
    const start = name === module ? 0 : text.indexOf(`/${module.replace(/js$/, 'ts')}\n`);
    if (start < 0) continue;
    // Includes the lines with a deeper indentation, and the closing line.
    const left = text
      .slice(start)
      .replace(new RegExp(`^([ \\t]*)${field}: .*\\n(?:\\1[ \\t}].*\\n)*`, 'm'), '');
    if (start + left.length === text.length)
      throw new Error(`${name} does not declare ${field} on lines of its own any more.`);
    await writeFile(join(built, name), text.slice(0, start) + left);
    found++;
  }
  if (found !== 2) throw new Error(`${module} is in ${found} files, not in two.`);
}
