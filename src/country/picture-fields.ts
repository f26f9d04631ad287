// Fields of a picture whose author and licence its source states. Other picture fields have unknown terms.
import { text } from '../engine/model/field.js';

/** These are the last fields of a family. All of them are null, or none except perhaps the URL of the licence. */
export const pictureFields = () => ({
  pictureUrl: text()
    .label({ en: 'Credited picture', es: 'Imagen con crédito' })
    .picture({
      page: 'picturePageUrl',
      author: 'pictureAuthor',
      licence: 'pictureLicence',
      licenceUrl: 'pictureLicenceUrl',
    })
    .nullable()
    .extended()
    .about({
      en: 'URL of a picture with a stated author and licence; null if none is known.',
      es: 'URL de una imagen con autor y licencia declarados; null si no se conoce ninguna.',
    }),
  picturePageUrl: text()
    .label({ en: 'Page of the picture', es: 'Página de la imagen' })
    .nullable()
    .extended()
    .about({
      en: 'URL of the page of `pictureUrl`, which a credit links to.',
      es: 'URL de la página de `pictureUrl`, a la que enlaza un crédito.',
    }),
  pictureAuthor: text()
    .label({ en: 'Author of the picture', es: 'Autor de la imagen' })
    .nullable()
    .extended()
    .about({ en: 'Author of `pictureUrl`, as credited.', es: 'Autor de `pictureUrl`, según su crédito.' }),
  pictureLicence: text()
    .label({ en: 'Licence of the picture', es: 'Licencia de la imagen' })
    .named({ 'Dominio público': { en: 'Public domain', es: 'Dominio público' } })
    .nullable()
    .extended()
    .about({
      en: 'Licence of `pictureUrl`, such as CC BY-SA 4.0; check it on its page.',
      es: 'Licencia de `pictureUrl`, como CC BY-SA 4.0; verifícala en su página.',
    }),
  pictureLicenceUrl: text()
    .label({ en: 'Text of that licence', es: 'Texto de esa licencia' })
    .nullable()
    .extended()
    .about({
      en: 'URL of the licence; null also in the public domain.',
      es: 'URL de la licencia; también null en el dominio público.',
    }),
});
