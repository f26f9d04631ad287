// A file of the bundle with its path, its content and its description.
import type { Localized } from '../../engine/text/localized.js';
import type { brotli } from './brotli.js';

const formatNames = [
  'csv',
  'ndjson',
  'sqlite',
  'geopackage',
  'parquet',
  'geoparquet',
  'geojson',
  'topojson',
  'flatgeobuf',
  'json',
  'markdown',
  'jsonld',
  'text',
] as const;
type FormatName = (typeof formatNames)[number];

/** With `coding` the format does not compress itself, so a Brotli copy is stored as well. */
export const formats: Readonly<
  Record<FormatName, { readonly mediaType: string; readonly coding?: Parameters<typeof brotli>[1] }>
> = {
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', coding: 'text' },
  ndjson: { mediaType: 'application/x-ndjson', coding: 'text' },
  sqlite: { mediaType: 'application/vnd.sqlite3', coding: 'text' },
  geopackage: { mediaType: 'application/geopackage+sqlite3', coding: 'numbers' },
  parquet: { mediaType: 'application/vnd.apache.parquet' },
  geoparquet: { mediaType: 'application/vnd.apache.parquet' },
  geojson: { mediaType: 'application/geo+json', coding: 'decimals' },
  topojson: { mediaType: 'application/json; charset=utf-8', coding: 'text' },
  flatgeobuf: { mediaType: 'application/vnd.flatgeobuf', coding: 'numbers' },
  json: { mediaType: 'application/json; charset=utf-8', coding: 'text' },
  markdown: { mediaType: 'text/markdown; charset=utf-8', coding: 'text' },
  jsonld: { mediaType: 'application/ld+json', coding: 'text' },
  text: { mediaType: 'text/plain; charset=utf-8' },
};

export interface BundleFile {
  /** With slashes, relative to the folder of the edition. */
  readonly path: string;
  readonly format: FormatName;
  readonly title: Localized;
  /** The record of its family, if it is about one. */
  readonly family?: string;
  /** Built when it is written, so that only one is in memory. */
  readonly content: () => Buffer | string;
}

export interface WrittenFile extends Omit<BundleFile, 'content'> {
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The size of the copy in Brotli; null if there is none. */
  readonly compressed: number | null;
}
