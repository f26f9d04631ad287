// Every output format. JSON, the first, is the fallback.
import { csvFormat, excelFormat } from './csv.js';
import { geoJson } from './geo-json.js';
import { json } from './json.js';
import { jsonLd } from './json-ld.js';
import { ndjson } from './ndjson.js';
import type { OutputFormat } from './output-format.js';

export const formats: readonly OutputFormat[] = [json, ndjson, csvFormat, excelFormat, geoJson, jsonLd];

const byName = new Map(formats.map((format) => [format.name, format]));

/** JSON if none is named. */
export const formatNamed = (name = json.name): OutputFormat => byName.get(name) ?? json;
