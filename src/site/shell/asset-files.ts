// The files that pages load: stylesheets, scripts, typeface, icons, pictures, as the build has left them.
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import { addresses } from './addresses.js';
import { guidePictureAddress, pagePictures, pictureAddress } from './page-picture.js';
import { assetAddresses, readManifest, siteFile } from './site-files.js';

const CSS = 'text/css; charset=utf-8';

export function assetFiles(): readonly HttpDocument[] {
  const file = (path: string, type: string, name: string): HttpDocument => ({
    path,
    type,
    body: () => siteFile(name),
  });
  const { assets, pictures } = readManifest();
  return [
    file(assetAddresses.style, CSS, 'style.css'),
    ...Object.keys(assets.styles).map((name) => file(assetAddresses.ownStyle(name), CSS, `${name}.css`)),
    ...Object.keys(assets.scripts).map((name) =>
      file(assetAddresses.script(name), 'text/javascript; charset=utf-8', `${name}.js`),
    ),
    file(addresses.icon, 'image/svg+xml; charset=utf-8', 'mark.svg'),
    file(addresses.favicon, 'image/x-icon', 'favicon.ico'),
    file(addresses.touchIcon, 'image/png', 'apple-touch-icon.png'),
    ...pagePictures.map((picture) => file(pictureAddress(picture), 'image/png', `pictures/${picture}.png`)),
    ...pictures.map((name) => file(guidePictureAddress(name), 'image/webp', `pictures/${name}`)),
    ...Object.entries(assetAddresses.fonts).flatMap(([name, address]) => [
      file(address, 'font/woff2', `${name}.woff2`),
      file(`${address}.txt`, 'text/plain; charset=utf-8', `${name}.woff2.txt`),
    ]),
  ];
}
