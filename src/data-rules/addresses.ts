// Every link is a URL: an http(s) scheme, a host with a dot, special characters percent-encoded.

import { createHash } from 'node:crypto';
import type { PictureCredit } from '../engine/model/field.js';
import type { ModelFamily, Row } from '../engine/model/model.js';
import {
  type DataRule,
  differs,
  type ExpectedValue,
  type Finding,
  finding,
  lacks,
  lineFinding,
  oneOf,
  records,
  rowsOf,
  textsOf,
} from './data-rule.js';

const FILE_PAGE = 'https://commons.wikimedia.org/wiki/File:';
const FILE = 'https://upload.wikimedia.org/wikipedia/commons/';

const creativeCommons = (path: string) => `https://creativecommons.org/${path}/`;
const licenceUrls: ReadonlyMap<unknown, string | null> = new Map([
  ...['2.0', '2.5', '3.0', '4.0'].flatMap((version) =>
    ['BY', 'BY-SA'].map(
      (kind) =>
        [`CC ${kind} ${version}`, creativeCommons(`licenses/${kind.toLowerCase()}/${version}`)] as const,
    ),
  ),
  ['CC0 1.0', creativeCommons('publicdomain/zero/1.0')],
  ['Dominio público', null],
]);

/** A credited picture has its page, author and licence, and the URLs of the file and of the licence match their names. */
export const picturesRule: DataRule = {
  name: 'pictures',
  about: {
    en: 'A credited picture has its page on Wikimedia Commons, its author and its licence, with the URLs that follow from their names.',
    es: 'Una imagen con crédito tiene su página en Wikimedia Commons, su autor y su licencia, con las URL que resultan de sus nombres.',
  },
  advice: {
    en: 'Copy the values from the page of the picture, or write null in all fields of the picture.',
    es: 'Copia los valores de la página de la imagen, o escribe null en todos los campos de la imagen.',
  },
  *check(data) {
    for (const { family, row } of records(data))
      for (const { name, credit } of family.fields)
        if (credit !== undefined) yield* faultsOf(family, row, name, credit);
  },
};

function* faultsOf(family: ModelFamily, row: Row, picture: string, credit: PictureCredit): Iterable<Finding> {
  const { page, author, licence, licenceUrl } = credit;
  const report = (field: string, fault: ExpectedValue) => finding(family, row, field, fault);
  if (row[picture] === null) {
    for (const field of Object.values(credit))
      if (row[field] !== null) yield report(field, differs(null, row[field]));
    return;
  }
  for (const field of [page, author, licence])
    if (row[field] === null)
      yield report(field, lacks({ en: 'the credit of the picture', es: 'el crédito de la imagen' }));
  const address = addressOfFile(row[page]);
  if (row[page] !== null && row[picture] !== address) yield report(picture, differs(address, row[picture]));
  const usual = licenceUrls.get(row[licence]);
  if (usual === undefined) {
    if (row[licence] !== null) {
      const { en, es } = oneOf([...licenceUrls.keys()].map(String));
      yield report(licence, { en: `expected ${en}`, es: `debe ser ${es}` });
    }
  } else if (row[licenceUrl] !== usual) yield report(licenceUrl, differs(usual, row[licenceUrl]));
}

/** Files are in folders named after the hash of their name. Undefined if the page is not that of a file. */
function addressOfFile(page: unknown): string | undefined {
  if (typeof page !== 'string' || !page.startsWith(FILE_PAGE)) return undefined;
  const name = decodeURIComponent(page.slice(FILE_PAGE.length));
  const hash = createHash('md5').update(name).digest('hex');
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${FILE}${hash.charAt(0)}/${hash.slice(0, 2)}/${encoded}`;
}

/** The terms of well-known licences. Any other one is an open licence that the source names. */
const termsOf: ReadonlyMap<string | null, readonly string[]> = new Map([
  ['CC0 1.0', ['public-domain']],
  ['Unlicense', ['public-domain']],
  ['CC BY 4.0', ['cc-by', 'own']],
  ['CC BY-SA 4.0', ['cc-by-sa']],
  [null, ['public-domain', 'cite', 'facts', 'restricted', 'pictures']],
]);
const OTHER_TERMS = ['open-licence'];

/** The terms of a source must match its licence. A share-alike licence is never offered as single facts, nor the other way round. */
export const licences: DataRule = {
  name: 'licences',
  about: {
    en: 'The terms of a source agree with its licence.',
    es: 'Las condiciones de una fuente concuerdan con su licencia.',
  },
  advice: {
    en: 'Correct the licence or the terms. A source of plain facts under the licence of texts has no licence, and its title explains it.',
    es: 'Corrige la licencia o las condiciones. Una fuente de la que solo se toman datos sueltos no lleva la licencia de los textos, y su título lo explica.',
  },
  *check({ sources }) {
    for (const [at, { id, licence, terms }] of sources.entries()) {
      const allowed = termsOf.get(licence) ?? OTHER_TERMS;
      if (allowed.includes(terms)) continue;
      const named = { en: licence ?? 'no licence', es: licence ?? 'una fuente sin licencia' };
      yield lineFinding(
        'sources.json',
        id,
        at,
      )('terms', {
        en: `${allowed.join(' or ')} for ${named.en}`,
        es: `${allowed.join(' o ')} para ${named.es}`,
        found: terms,
      });
    }
  },
};

/** Recognises pages by their URL: a document, or a player for other pages. */
const PAGE = /\.html?$|\/embed(\/|$)/i;

/** A station has the URLs of its streams, which are neither its own page nor another page. */
export const streams: DataRule = {
  name: 'streams',
  about: {
    en: 'The streams of a radio station are not its page, nor another page.',
    es: 'Las transmisiones de una emisora no son su página ni otra página.',
  },
  advice: {
    en: 'Remove the page from the list, and write [] if no stream is left.',
    es: 'Quita la página de la lista y escribe [] si no queda ninguna transmisión.',
  },
  *check(data) {
    const family = data.model.family('radio');
    for (const row of rowsOf(data, family.name)) {
      const site = hostOfUrl(row.url);
      for (const stream of (row.streamers as readonly string[] | undefined) ?? [])
        if (isPageOf(stream, site))
          yield finding(family, row, 'streamers', {
            en: `expected a stream, found the page ${stream}`,
            es: `debe ser una transmisión, pero ${stream} es una página`,
          });
    }
  },
};

/** The host without `www`, because a site exists with and without it. */
const hostOfUrl = (url: unknown) => (URL.canParse(String(url)) ? hostOf(new URL(String(url))) : undefined);
const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

/** A stream server has another host than the site, or a port. */
function isPageOf(stream: string, site: string | undefined): boolean {
  if (!URL.canParse(stream)) return false;
  const url = new URL(stream);
  return hostOf(url) === site || PAGE.test(url.pathname);
}

const isAddressField = /url|image|flags|streamers|website/i;

export const urls: DataRule = {
  name: 'urls',
  about: {
    en: 'Addresses are well-formed URLs with a scheme, percent-encoded.',
    es: 'Los enlaces son URL bien escritas, con su https:// y sus caracteres codificados.',
  },
  advice: {
    en: 'Copy the URL from the address bar of the browser.',
    es: 'Copia la URL de la barra de direcciones del navegador.',
  },
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (isAddressField.test(field.name) && !isHttpUrl(text)) {
        yield finding(family, row, field.name, {
          en: 'a URL that begins with https:// and has no spaces or accents',
          es: 'una URL que empiece por https:// y no tenga espacios ni tildes',
          found: text,
        });
      }
    }
  },
};

function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(text) || /["<>\\^`{|}]/.test(text)) return false;
  return URL.canParse(text) && new URL(text).hostname.includes('.');
}
