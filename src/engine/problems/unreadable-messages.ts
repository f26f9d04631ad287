// Messages for requests that cannot be read. Their language is unknown, so the service uses its first one.
import type { Localized } from '../text/localized.js';

export const unreadableMessages = {
  headersTooLarge: (): Localized => ({
    en: `The request line and headers together exceed 16 KiB.`,
    es: `La línea de la solicitud y los encabezados superan juntos 16 KiB.`,
  }),
  tooLate: (headersTimeout: number, requestTimeout: number): Localized => ({
    en: `The headers did not arrive within ${headersTimeout} seconds, or the whole request within ${requestTimeout}.`,
    es: `Los encabezados no llegaron en ${headersTimeout} segundos, o la solicitud completa en ${requestTimeout}.`,
  }),
  badCharacter: (): Localized => ({
    en: `The URL contains a character that must be percent-encoded; encode each value with encodeURIComponent, or with curl -G --data-urlencode. Names are also found without accents.`,
    es: `La URL contiene un carácter que debe codificarse con signo de porcentaje; codifica cada valor con encodeURIComponent, o con curl -G --data-urlencode. Los nombres también se encuentran sin tildes.`,
  }),
  malformed: (): Localized => ({
    en: `This is not a well-formed HTTP request.`,
    es: `Esto no es una solicitud HTTP bien formada.`,
  }),
};
