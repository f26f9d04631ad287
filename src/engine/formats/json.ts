// JSON, the fallback format.
import type { OutputFormat } from './output-format.js';

export const jsonFormat: OutputFormat = {
  name: 'json',
  title: 'JSON',
  mediaType: 'application/json; charset=utf-8',
  extension: 'json',
  layout: 'nested',
  isNegotiable: false,
  suits: () => true,
  writer: ({ result, text, ends = ['[', ']'] }) => {
    const [open, close] = result === 'one' ? ['', ''] : ends;
    return { open, record: text, separator: ',', close };
  },
};
