// A credited picture has its page, author and licence, and the addresses of the file and of the licence are those of their names.
import { createHash } from 'node:crypto';
import type { PictureCredit } from '../engine/model/field.js';
import type { ModelFamily, Row } from '../engine/model/model.js';
import { type DataRule, type Finding, finding, records } from './data-rule.js';
import { differs, lacks, oneOf } from './messages.js';

const PAGE = 'https://commons.wikimedia.org/wiki/File:';
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

export const pictures: DataRule = {
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
  const report = (field: string, message: Finding['message']) => finding(family, row, field, message);
  if (row[picture] === null) {
    for (const field of Object.values(credit))
      if (row[field] !== null) yield report(field, differs(null, row[field]));
    return;
  }
  for (const field of [page, author, licence])
    if (row[field] === null)
      yield report(field, lacks({ en: 'the credit of the picture', es: 'el crédito de la imagen' }));
  const address = fileAddress(row[page]);
  if (row[page] !== null && row[picture] !== address) yield report(picture, differs(address, row[picture]));
  const usual = licenceUrls.get(row[licence]);
  if (usual === undefined) {
    if (row[licence] !== null) {
      const { en, es } = oneOf([...licenceUrls.keys()].map(String));
      yield report(licence, { en: `expected ${en}`, es: `debe ser ${es}` });
    }
  } else if (row[licenceUrl] !== usual) yield report(licenceUrl, differs(usual, row[licenceUrl]));
}

/** Files are in folders by the hash of their name. Undefined if it is not the page of a file. */
function fileAddress(page: unknown): string | undefined {
  if (typeof page !== 'string' || !page.startsWith(PAGE)) return undefined;
  const name = decodeURIComponent(page.slice(PAGE.length));
  const hash = createHash('md5').update(name).digest('hex');
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${FILE}${hash.charAt(0)}/${hash.slice(0, 2)}/${encoded}`;
}
