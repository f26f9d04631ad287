// JSON: what everything falls back to.
import type { OutputFormat } from './output-format.js';

export const json: OutputFormat = {
  name: 'json',
  mediaType: 'application/json; charset=utf-8',
  extension: 'json',
  layout: 'nested',
  isNegotiable: false,
  suits: () => true,
  write: ({ result, texts, ends = ['[', ']'] }) => {
    if (result === 'one') return texts()[0] as string;
    const [open, close] = ends;
    return `${open}${texts().join()}${close}`;
  },
};
