// The files of the typeface of headings, as `npm run generate` has written them, relative to the project folder.
import { join } from 'node:path';

const FOLDER = join('src', 'site', 'shell', 'font');

export const FONT_FILES = {
  font: join(FOLDER, 'headings.woff2'),
  /** It goes wherever the font goes. */
  licence: join(FOLDER, 'headings.woff2.txt'),
};
