// The same records in every format.
import { describe } from 'vitest';
import { describeCsv } from './csv.js';
import { describeGeoJson } from './geojson.js';
import { describeNdjson } from './ndjson.js';
import { useService } from './service.js';

const service = useService();

describe('NDJSON', () => describeNdjson(service));
describe('CSV', () => describeCsv(service));
describe('GeoJSON', () => describeGeoJson(service));
