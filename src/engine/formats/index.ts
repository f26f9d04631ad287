// The list of output formats. JSON is the first and the fallback.
import { csvFormat, excelFormat } from './csv.js';
import { geoJson } from './geo-json.js';
import { jsonFormat } from './json.js';
import { jsonLdFormat } from './json-ld.js';
import { ndjson } from './ndjson.js';
import type { OutputFormat } from './output-format.js';

export const formats: readonly OutputFormat[] = [
  jsonFormat,
  ndjson,
  csvFormat,
  excelFormat,
  geoJson,
  jsonLdFormat,
];

const byName = new Map(formats.map((format) => [format.name, format]));

/** JSON if none is named. */
export const formatNamed = (name = jsonFormat.name): OutputFormat => byName.get(name) ?? jsonFormat;
