// The icons and pictures of the site, as `node dist/tools/pictures.js` has drawn them.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

export const pictureFolder = (root: string): string => join(root, 'src', 'site', 'shell', 'pictures');

export const copyPictures = (root: string, folder: string): Promise<void> =>
  cp(pictureFolder(root), folder, { recursive: true });
