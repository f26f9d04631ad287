// The picture that a link to a page is shown with elsewhere: one for each kind of page, drawn by `node dist/lab/pictures/pictures.js`.

export const pagePictures = ['front', 'documentation', 'data', 'map', 'tools'] as const;
export type PagePicture = (typeof pagePictures)[number];

/** In pixels, as previews are laid out. */
export const pictureSize = { width: 1200, height: 630 } as const;

export const pictureAddress = (picture: PagePicture): string => `/docs/pictures/${picture}.png`;

/** Of a guide, by the name of its file. */
export const guidePictureAddress = (name: string): string => `/docs/pictures/${name}`;
