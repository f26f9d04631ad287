// The icons and pictures of the site, as `node dist/lab/pictures/pictures.js` has drawn them, and the pictures of guides.
import { readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { guidePictureAddress, PREVIEWS } from '../../src/site/shell/addresses.js';

export const pictureFolder = (root: string): string => join(root, 'src', 'site', 'shell', 'pictures');

/** The folder of pictures. Those of guides are WebP. */
export const guidePictureFolder = (root: string): string => join(root, 'docs', 'pictures');

const guidePicturesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();

/** The names of the link previews of records. */
export const previewsIn = async (root: string): Promise<readonly string[]> =>
  (await readdir(join(pictureFolder(root), 'pictures', PREVIEWS)))
    .map((name) => basename(name, '.png'))
    .sort();

export async function copyPictures(root: string, folder: string): Promise<void> {
  await cp(pictureFolder(root), folder, { recursive: true });
  const from = guidePictureFolder(root);
  for (const name of await guidePicturesIn(from)) await cp(join(from, name), join(folder, 'pictures', name));
}

export const copiedGuidePictures = (folder: string): Promise<readonly string[]> =>
  guidePicturesIn(join(folder, 'pictures'));

/** Includes the size, so that the text does not move when the picture loads. */
export function readGuidePicture(
  root: string,
  href: string,
): { readonly address: string; readonly width: number; readonly height: number } {
  const name = basename(href);
  const bytes = readFileSync(join(guidePictureFolder(root), name));
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8X')
    throw new Error(`${href} is not an extended WebP picture.`);
  // Three bytes each, with one less than the size.
  const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return { address: guidePictureAddress(name), width, height };
}
