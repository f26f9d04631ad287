// The typeface of headings: Fraunces (SIL Open Font License), cut down to the signs that Spanish and English are written with.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

const PACKAGE = join('node_modules', '@fontsource', 'fraunces');

/** Printable ASCII and Latin-1; dashes, quotes, dots and arrows of prose. */
const SIGNS = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}–—‘’“”…′″−`;

export async function subsetFont(root: string): Promise<Uint8Array> {
  const file = join(root, PACKAGE, 'files', 'fraunces-latin-600-normal.woff2');
  return subset(await readFile(file), SIGNS, { targetFormat: 'woff2' });
}

/** It goes wherever the font goes. */
export const fontLicence = (root: string): Promise<string> =>
  readFile(join(root, PACKAGE, 'LICENSE'), 'utf8');

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
