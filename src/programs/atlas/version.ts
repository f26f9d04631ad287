// `atlas --version`: the package, and the data that it answers from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, packageVersion } from '../../settings/project-folder.js';
import { dataFolder } from '../program.js';

export async function versionText(): Promise<string> {
  const version = await packageVersion();
  return `${version}\nedition ${await editionOfData()}\ndata ${dataFolder()}`;
}

/** The build has written that of its data, because every file would have to be read for it. */
async function editionOfData(): Promise<string> {
  if (!process.env.DATA_FOLDER)
    try {
      return readFileSync(join(buildFolder(), 'site', 'edition.txt'), 'utf8').trim();
    } catch {
      // A build without pages.
    }
  const [{ colombia }, { openCatalogFiles }, { editionName }] = await Promise.all([
    import('../../country/index.js'),
    import('../../storage/files/open-dataset.js'),
    import('../../engine/dataset/dataset.js'),
  ]);
  return editionName(openCatalogFiles(colombia, dataFolder()).edition);
}
