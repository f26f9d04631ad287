// Writes the licences of the bundled packages next to a bundle, as they require.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice)/i;

/** `moduleIds` are the paths of the modules in the bundle. */
export async function writeLicences(moduleIds, file) {
  const folders = new Set(moduleIds.map(packageFolder).filter((folder) => folder !== undefined));
  const texts = await Promise.all([...folders].sort().map(licenceOf));
  await writeFile(file, texts.join('\n\n'));
}

/** The innermost package of a module. Undefined for our own modules. */
function packageFolder(id) {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];
}

async function licenceOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((each) => LICENCE.test(each)).sort();
  const texts = await Promise.all(files.map((each) => readFile(join(folder, each), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}
