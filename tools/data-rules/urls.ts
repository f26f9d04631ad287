// Every link is a URL: an http(s) scheme, a host with a dot, special characters percent-encoded.
import { type DataRule, finding, textsOf } from './data-rule.js';

const isAddressField = /url|image|flags|streamers|website/i;

export const urls: DataRule = {
  name: 'urls',
  about: 'Addresses are well-formed URLs with a scheme, percent-encoded.',
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (isAddressField.test(field.name) && !isUrl(text)) {
        yield finding(family, row, field.name, `expected a percent-encoded http(s) URL, found "${text}"`);
      }
    }
  },
};

function isUrl(text: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(text) || /["<>\\^`{|}]/.test(text)) return false;
  return URL.canParse(text) && new URL(text).hostname.includes('.');
}
