// Finds the files of the edition among the bundles, and copies them with their compressed forms.
import { copyFileSync, mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Service } from '../../app.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { BROTLI, type Bundle, createBundles, fileAddress } from '../../surfaces/downloads/send-file.js';
import type { LeftOut } from './left-out.js';
import { gzipAsync, type Writing } from './write-answers.js';
import { timeOfContent, writeDated } from './write-dated.js';

/** The bundle, or the reason why the copy has none. */
export async function bundleOfCopy(
  { engine: { catalog } }: Service,
  folder: string,
  without: LeftOut,
): Promise<Bundle | string> {
  const edition = editionName(catalog.edition);
  const bundle = (await createBundles(folder).list()).find((each) => each.edition === edition);
  if (bundle === undefined)
    return `The copy will not include downloads, because ${folder} has no files of edition ${edition}. To include them, run npx atlas bundle first.`;
  const names = [...without].map(({ record }) => record);
  if (names.every((name) => bundle.without.includes(name))) return bundle;
  const options = names.map((name) => `--without ${name}`).join(' ');
  return `The copy will not include downloads, because ${bundle.folder} contains a family that it leaves out. To include them, run npx atlas bundle ${options} first.`;
}

/** Returns the sizes of the files. */
export async function copyFiles(
  { edition: name, folder: from, files }: Bundle,
  { folder, edition, signal, step }: Omit<Writing, 'quality'>,
): Promise<readonly number[]> {
  const sizes: number[] = [];
  for (const { path, compressed } of files.values()) {
    // Signals are handled between two files.
    await setImmediate();
    signal.throwIfAborted();
    const [source, target] = [join(from, path), join(folder, fileAddress(name, path))];
    const content = readFileSync(source);
    const time = timeOfContent(edition, content);
    mkdirSync(dirname(target), { recursive: true });
    const copy = (ending: string) => {
      copyFileSync(source + ending, target + ending);
      utimesSync(target + ending, time, time);
    };
    copy('');
    sizes.push(content.length);
    if (compressed !== null) {
      copy(BROTLI);
      const zipped = await gzipAsync(content);
      writeDated(`${target}.gz`, zipped, time);
      sizes.push(compressed, zipped.length);
    }
    step();
  }
  return sizes;
}
