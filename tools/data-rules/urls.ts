// URLs are well formed: a scheme where one is required, a host with a dot, special characters percent-encoded.
import { type DataRule, finding, textsOf } from './data-rule.js';

const isAddressField = /url|image|flags|streamers/i;
/** Hosts without a scheme, as the register of institutions prints them. */
const HOST = /^(https?:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}(\/[\x21-\x7e]*)?$/i;

export const urls: DataRule = {
  name: 'urls',
  about: 'URLs are well-formed and percent-encoded.',
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (isAddressField.test(field.name) && !isUrl(text)) {
        yield finding(family, row, field.name, `expected a percent-encoded http(s) URL, found "${text}"`);
      }
      if (field.name === 'website' && !HOST.test(text)) {
        yield finding(family, row, field.name, `expected a host such as www.example.edu.co, found "${text}"`);
      }
    }
  },
};

function isUrl(text: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(text) || /["<>\\^`{|}]/.test(text)) return false;
  return URL.canParse(text) && new URL(text).hostname.includes('.');
}
