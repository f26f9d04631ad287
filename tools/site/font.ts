// The files of the typefaces, relative to the project folder. Each has its licence beside it.
import { join } from 'node:path';

const FOLDER = join('src', 'site', 'shell', 'font');

const filesOf = (name: string) => ({
  font: join(FOLDER, `${name}.woff2`),
  licence: join(FOLDER, `${name}.woff2.txt`),
});

/** `npm run generate` writes the typeface of headings. Decision 40 has the command for the text. */
export const FONT_FILES = { headings: filesOf('headings'), text: filesOf('text') } as const;
