// The pictures of a record. One with an author and a licence is a figure that loads after a click, and all others are links.
import { createHash } from 'node:crypto';
import { decoded } from '../../engine/operations/request/request-path.js';
import type { Localized } from '../../engine/text/localized.js';
import { type Html, html } from '../shell/html.js';
import { valueList, valuesIn } from './facts.js';
import type { RecordView } from './report.js';

const en = {
  others: 'Pictures',
  by: 'Picture:',
  page: 'Page of the picture',
  show: (host: string) => `Show the picture from ${host}`,
  failed: 'The picture did not load. Its page has it.',
  alt: (title: string) => `Picture: ${title}`,
  about: 'The pictures are on other sites. This page does not load them; follow a link to see one.',
};

const es: typeof en = {
  others: 'Imágenes',
  by: 'Imagen:',
  page: 'Página de la imagen',
  show: (host) => `Mostrar la imagen de ${host}`,
  failed: 'La imagen no se cargó. Está en su página.',
  alt: (title) => `Imagen: ${title}`,
  about: 'Las imágenes están en otros sitios. Esta página no las carga; sigue un enlace para ver una.',
};

const strings = { en, es };

/** The one other origin from which a page may load a picture. */
export const PICTURE_ORIGIN = 'https://upload.wikimedia.org';

/** The page of a file, to which redirects of file names lead. */
const COMMONS_PAGE = /^https:\/\/commons\.wikimedia\.org\/wiki\/File:([^?#]+)$/;

/** In pixels, one of the widths that the host has ready. */
const WIDTH = 960;
const SCALED = /\.(jpe?g|png|webp)$/i;

interface PictureAddresses {
  readonly original: string;
  readonly scaled: string;
}

/** The URL of the file of a page, so that no redirect is followed. Its folders are the first digits of the MD5 of its name. */
export function pictureAddresses(page: string): PictureAddresses | undefined {
  const name = decoded(COMMONS_PAGE.exec(page)?.[1] ?? '').replaceAll(' ', '_');
  if (name === '') return undefined;
  const digest = createHash('md5').update(name).digest('hex');
  const file = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const path = `${digest[0]}/${digest.slice(0, 2)}/${file}`;
  const folder = `${PICTURE_ORIGIN}/wikipedia/commons`;
  const original = `${folder}/${path}`;
  const scaled = `${folder}/thumb/${path}/${WIDTH}px-${file}`;
  return { original, scaled: SCALED.test(name) ? scaled : original };
}

interface CreditedPicture extends PictureAddresses {
  /** The field with its URL. */
  readonly name: string;
  readonly page: string;
  readonly author: string;
  readonly licence: Localized;
  readonly licenceUrl: unknown;
}

/** Undefined unless the data state an author and a licence. */
export function creditedPicture({
  shown,
  row,
}: Pick<RecordView, 'shown' | 'row'>): CreditedPicture | undefined {
  const { family } = shown;
  const field = family.fields.find(({ credit }) => credit !== undefined);
  if (field?.credit === undefined || row[field.name] === null) return undefined;
  const { page, author, licence, licenceUrl } = field.credit;
  const addresses = pictureAddresses(String(row[page] ?? ''));
  if (addresses === undefined || row[author] === null || row[licence] === null) return undefined;
  const stated = String(row[licence]);
  return {
    ...addresses,
    name: field.name,
    page: String(row[page]),
    author: String(row[author]),
    licence: family.field(licence)?.valueNames?.[stated] ?? { en: stated, es: stated },
    licenceUrl: row[licenceUrl],
  };
}

export function picture(record: RecordView): Html | undefined {
  const found = creditedPicture(record);
  if (found === undefined) return undefined;
  const { site, title } = record;
  const words = strings[site.language];
  const licence = found.licence[site.language];
  return html`<figure class="picture" data-picture="${found.scaled}" data-original="${found.original}" data-alt="${words.alt(title)}" data-failed="${words.failed}">
<button class="button quiet" type="button" hidden>${words.show(new URL(PICTURE_ORIGIN).host)}</button>
<figcaption>${words.by} ${found.author}, ${
    typeof found.licenceUrl === 'string'
      ? html`<a href="${found.licenceUrl}" rel="license external">${licence}</a>`
      : licence
  } · <a href="${found.page}" rel="external">${words.page}</a></figcaption>
</figure>`;
}

/** As a part of its height. */
const FLAG_WIDTH = 1.5;

export function flag({ site, shown }: RecordView): Html | undefined {
  const { flag: declared } = shown.family;
  if (declared === undefined) return undefined;
  const height = declared.bands.reduce((sum, [, share]) => sum + share, 0);
  let top = 0;
  const bands = declared.bands.map(([colour, share]) => {
    const band = html`<rect y="${top}" width="${height * FLAG_WIDTH}" height="${share}" fill="${colour}"/>`;
    top += share;
    return band;
  });
  return html`<svg class="flag" viewBox="0 0 ${height * FLAG_WIDTH} ${height}" role="img" aria-label="${declared.about[site.language]}">${bands}</svg>`;
}

export function otherPictures(record: RecordView): Html | undefined {
  const credited = creditedPicture(record)?.name;
  const known = valuesIn(record, 'pictures').filter(({ field }) => field.field.name !== credited);
  const list = valueList(record, known, 'pictures');
  const words = strings[record.site.language];
  return (
    list &&
    html`<section aria-labelledby="pictures"><h2 id="pictures">${words.others}</h2>\n<p class="note">${words.about}</p>\n${list}</section>`
  );
}
