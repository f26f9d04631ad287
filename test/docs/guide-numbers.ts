// Every number with a unit in the guides, derived from the constant that it describes.

import { maxHeaderSize } from 'node:http';
import { LARGE_STEP } from '../../src/data-rules/population.js';
import { MOST_ROWS } from '../../src/engine/operations/batch-operation.js';
import { MOST_EMBEDDED } from '../../src/engine/operations/options/fields.js';
import { LONGEST_VALUE } from '../../src/engine/operations/values/value-type.js';
import { RECORDS_IN_A_STEP } from '../../src/engine/scheduling/yielding-work.js';
import { HELD_BODY_BYTES } from '../../src/server/http/bodies/read-body.js';
import { SYNC_MS } from '../../src/server/limits/shared-counter.js';
import { settingsTable as settings } from '../../src/settings/settings-table.js';
import { memoryOfWorkers } from '../../src/settings/settings-warnings.js';
import { USUAL } from '../../src/surfaces/mcp/answer-records.js';
import { LIMITS } from '../system/run-suite.mjs';
import { readText } from './read-text.js';
import { count, gridCell, kibi, mebi, numberIn } from './written-numbers.js';

const setting = (name: 'headersTimeout' | 'requestTimeout' | 'sendTimeout' | 'stopDelay' | 'stopTimeout') =>
  count(settings[name].fallback, 's');

const gate = 'src/server/http/gate.ts';
const stepsOfRequest = numberIn('src/server/http/responses/turns.ts', /STEPS_OF_A_REQUEST = (\d+)/);
const charactersInStep = numberIn('src/engine/answers/write-requested.ts', /CHARACTERS_IN_A_STEP = ([\d_]+)/);
const tableBytes = mebi(numberIn('src/surfaces/batch/batch.ts', /LONGEST_BODY = ([\d_]+)/));
const formBytes = mebi(numberIn('src/site/calculators/calculators.ts', /LONGEST_FORM = ([\d_]+)/));
const longestBody = numberIn('client/src/transport.ts', /longestBody = ([\d_]+)/);
const reconcile = 'src/surfaces/reconcile/read-request.ts';
const value = count(LONGEST_VALUE, 'characters');
const rows = count(MOST_ROWS, 'rows');
const requests = count(settings.rateLimit.fallback, 'requests');

const firstEdition = 'src/server/database/database-atlas.ts';
const near = count(numberIn('src/server/limits/shared-counter.ts', /NEAR_MS = (\d+)/), 'ms');
const unit = 'deploy/atlas-colombia.service';

const step = `${100 * LARGE_STEP} %`;

/** With one digit after the point. */
function isletSizes(): readonly string[] {
  const islets: readonly { readonly radius: number }[] = JSON.parse(readText('data/boundaries/islets.json'));
  return islets.map(({ radius }) => count(Math.round(radius / 100) / 10, 'km'));
}

export const guideNumbers: Readonly<Record<string, readonly string[]>> = {
  'CONTRIBUTING.md': [step, count(LIMITS.test, 's'), count(LIMITS.deep, 's')],
  'docs/contributing/tests.md': [
    count(numberIn('test/system/explore.mjs', /FUZZ_REQUESTS = ([\d_]+)/), 'requests'),
  ],
  // The folder that `npm start` fills, with the compressed files.
  'README.md': ['200 MB'],
  'docs/guides/population.md': [step],
  'SECURITY.md': [mebi(HELD_BODY_BYTES), kibi(maxHeaderSize), value, formBytes],
  'docs/guides/agents.md': [
    count(USUAL, 'records'),
    count(numberIn('src/surfaces/mcp/answer-records.ts', /MOST = (\d+)/), 'records'),
  ],
  'docs/guides/clean-place-names.md': [rows, tableBytes],
  'docs/guides/openrefine.md': [
    count(numberIn(reconcile, /MOST_VALUES = ([\d_]+)/), 'cells'),
    kibi(numberIn(reconcile, /LONGEST_BODY = ([\d_]+)/)),
  ],
  'docs/guides/editions.md': [
    count(numberIn('src/storage/postgres/database.ts', /FOR_PEOPLE.*lockMs: ([\d_]+)/) / 1000, 'seconds'),
  ],
  'docs/guides/javascript.md': [rows, count(longestBody / 1e6, 'MB')],
  'docs/guides/limits.md': [
    requests,
    count(stepsOfRequest * RECORDS_IN_A_STEP, 'records'),
    count((stepsOfRequest * charactersInStep) / 1000, 'kB'),
    tableBytes,
    kibi(numberIn('src/surfaces/mcp/mcp.ts', /LONGEST_BODY = ([\d_]+)/)),
    formBytes,
    value,
    count(MOST_EMBEDDED, 'embedded records'),
    count(numberIn(gate, /MOST_FIELDS = (\d+)/), 'headers'),
    count(numberIn(gate, /LONGEST_URL = ([\d_]+)/), 'characters'),
    kibi(maxHeaderSize),
    count(numberIn('src/engine/operations/options/place.ts', /LARGEST_RADIUS\] = \[\d+, ([\d_]+)/), 'km'),
  ],
  'docs/guides/coverage.md': [
    `${100 * numberIn('tools/generate/coverage-table.ts', /NEARLY_ALL = ([\d.]+)/)} %`,
    gridCell('fine'),
  ],
  'docs/guides/locate.md': [tableBytes, gridCell('fine'), ...isletSizes()],
  'docs/guides/maps.md': [
    count(numberIn('docs/guides/maps.md', /example: GET \S*&radius=(\d+)/), 'km'),
    gridCell('fine'),
    gridCell('coarse'),
  ],
  'docs/guides/one-machine.md': [
    count(numberIn('deploy/nginx.conf', /client_max_body_size (\d+)k;/), 'kB'),
    requests,
    count(memoryOfWorkers(1).inUse, 'MB'),
    count(settings.rateWindow.fallback, 's'),
    setting('sendTimeout'),
    setting('headersTimeout'),
    setting('requestTimeout'),
    setting('stopDelay'),
    count(numberIn(unit, /STOP_DELAY=(\d+)/), 's'),
    setting('stopTimeout'),
    count(numberIn(unit, /TimeoutStopSec=(\d+)/), 's'),
    // A recommended limit of an alert.
    '0.1 s',
  ],
  'docs/guides/python.md': [rows],
  'docs/guides/questions.md': [requests],
  'docs/guides/r.md': [rows],
  'docs/guides/several-machines.md': [
    // Within this time a server adds its requests to Redis, and another one reads the total.
    count(2 * SYNC_MS, 'ms'),
    near,
    count(numberIn(firstEdition, /POINTER_TIMEOUTS = \{ totalMs: ([\d_]+)/) / 1000, 'seconds'),
    count(numberIn(firstEdition, /WITH_LAST_GOOD.*totalMs: ([\d_]+)/) / 1000, 'seconds'),
    count(numberIn('src/server/database/database-atlas.ts', /ASIDE.*totalMs: ([\d_]+)/) / 60_000, 'minutes'),
  ],
  // The usual period of a payroll.
  'docs/guides/working-days.md': ['30 days', rows],
};
