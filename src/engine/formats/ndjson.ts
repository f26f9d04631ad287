// Writes newline-delimited JSON, one record per line.
import type { OutputFormat } from './output-format.js';

export const ndjson: OutputFormat = {
  name: 'ndjson',
  title: 'JSON lines',
  mediaType: 'application/x-ndjson',
  extension: 'ndjson',
  layout: 'nested',
  isNegotiable: true,
  suits: () => true,
  schema: () => ({ type: 'string', description: 'One record per line, as JSON.' }),
  writer: ({ text }) => ({ open: '', record: (index) => `${text(index)}\n`, separator: '', close: '' }),
};
