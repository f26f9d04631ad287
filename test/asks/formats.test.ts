// The same records in every format.
import { describe } from 'vitest';
import { describeCsv } from './csv.js';
import { describeDownloads } from './downloads.js';
import { describeGeoJson } from './geojson.js';
import { describeNdjson } from './ndjson.js';
import { useService } from './service.js';

const service = useService();

describe('NDJSON', () => describeNdjson(service));
describe('CSV', () => describeCsv(service));
describe('GeoJSON', () => describeGeoJson(service));
describe('downloads', () => describeDownloads(service));
