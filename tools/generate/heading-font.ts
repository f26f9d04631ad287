// The typeface of headings is Fraunces (SIL Open Font License), reduced to the characters of Spanish and English. It is checked in, because
// reducing it takes longer than building all scripts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';
import { FONT_FILES } from '../site/font.js';

const PACKAGE = join('node_modules', '@fontsource', 'fraunces');

/** Printable ASCII and Latin-1; dashes, quotes, dots and arrows of prose. */
const SIGNS = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}–—‘’“”…′″−`;

interface FontFile {
  /** Relative to the project folder. */
  readonly path: string;
  readonly text: Uint8Array;
}

export async function headingFont(root: string): Promise<readonly FontFile[]> {
  const inPackage = (...path: string[]) => readFile(join(root, PACKAGE, ...path));
  const whole = await inPackage('files', 'fraunces-latin-600-normal.woff2');
  return [
    { path: FONT_FILES.headings.font, text: await subset(whole, SIGNS, { targetFormat: 'woff2' }) },
    { path: FONT_FILES.headings.licence, text: await inPackage('LICENSE') },
  ];
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
