// The note for the operator if the served edition has no files. The service starts without them, because they take a minute of processor time.
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { createBundles } from './bundles.js';

export async function missingFiles(folder: string, { catalog }: Engine): Promise<readonly string[]> {
  const edition = editionName(catalog.edition);
  const bundles = await createBundles(folder).list();
  if (bundles.some((bundle) => bundle.edition === edition)) return [];
  return [`/downloads has no files of edition ${edition} yet. npx atlas bundle writes them to ${folder}.`];
}
