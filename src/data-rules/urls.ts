// Every link is a URL: an http(s) scheme, a host with a dot, special characters percent-encoded.
import { type DataRule, finding, textsOf } from './data-rule.js';
import { expects } from './messages.js';

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
      if (isAddressField.test(field.name) && !isUrl(text)) {
        yield finding(
          family,
          row,
          field.name,
          expects(
            {
              en: 'a URL that begins with https:// and has no spaces or accents',
              es: 'una URL que empiece por https:// y no tenga espacios ni tildes',
            },
            text,
          ),
        );
      }
    }
  },
};

function isUrl(text: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(text) || /["<>\\^`{|}]/.test(text)) return false;
  return URL.canParse(text) && new URL(text).hostname.includes('.');
}
