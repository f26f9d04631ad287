// The files of the typefaces, relative to the project folder. Each has its licence beside it, which goes wherever the font goes.
import { join } from 'node:path';

const FOLDER = join('src', 'site', 'shell', 'font');

const filesOf = (name: string) => ({
  font: join(FOLDER, `${name}.woff2`),
  licence: join(FOLDER, `${name}.woff2.txt`),
});

/** The headings are written by `npm run generate`; decision 40 has the command for the text. */
export const FONT_FILES = { headings: filesOf('headings'), text: filesOf('text') } as const;
