// The forms that an answer can have, with the media type of each; JSON, the first, is what everything falls back to.

export const formatNames = ['json', 'ndjson', 'csv', 'csv-excel', 'geojson'] as const;
export type FormatName = (typeof formatNames)[number];
/** The others than JSON. */
export type OtherFormat = Exclude<FormatName, 'json'>;

const CSV = 'text/csv; charset=utf-8; header=present';

/** What the name of a file ends with. */
export const extensions: Readonly<Record<OtherFormat, string>> = {
  ndjson: 'ndjson',
  csv: 'csv',
  'csv-excel': 'csv',
  geojson: 'geojson',
};

export const mediaTypes: Readonly<Record<OtherFormat, string>> = {
  ndjson: 'application/x-ndjson',
  csv: CSV,
  'csv-excel': CSV,
  geojson: 'application/geo+json',
};
