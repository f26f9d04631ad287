// The typeface of headings is Fraunces (SIL Open Font License), reduced to the characters of Spanish and English. It is checked in, because
// reducing it takes longer than building all scripts.
// The face of texts is made by hand with fontTools 4 from the package `@fontsource-variable/source-sans-3` 5.3.0. The names 1, 3, 4, 6 and 16 of the
// result are then set to Atlas Text:
//   fonttools varLib.instancer source-sans-3-latin-wght-normal.woff2 wght=400:600 -o limited.ttf
//   pyftsubset limited.ttf --flavor=woff2 --no-hinting --layout-features=kern,tnum,ccmp,mark --output-file=text.woff2 \
//     --unicodes=U+20-7E,U+A1-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2032-2033,U+2212,U+2190,U+2192,U+2022
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
