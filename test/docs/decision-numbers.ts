// Every number with a unit in the decisions, derived from the constant that it describes. Measurements are excluded, because they record a
// run.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LARGE_STEP } from '../../src/data-rules/population.js';
import {
  LONGEST_ROW,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
} from '../../src/engine/operations/batch-operation.js';
import { MOST_EMBEDDED } from '../../src/engine/operations/options/fields.js';
import { RECORDS_IN_A_STEP } from '../../src/engine/scheduling/yielding-work.js';
import { HELD_BODY_BYTES } from '../../src/server/http/bodies/read-body.js';
import { SMALLEST } from '../../src/server/http/compressor.js';
import { LARGE } from '../../src/server/http/connections/connections.js';
import { SYNC_MS } from '../../src/server/limits/shared-counter.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { USUAL } from '../../src/surfaces/mcp/answer-records.js';
import { count, gridCell, mebi, numberIn } from './written-numbers.js';

const [gate, shared] = ['src/server/http/gate.ts', 'src/server/limits/shared-counter.ts'];
const tests = { descriptions: 'test/descriptions/size.test.ts', tools: 'test/mcp/every-tool.test.ts' };
const large = LARGE / 1024;
const kilo = (bytes: number) => count(bytes / 1000, 'kB');
const rows = count(MOST_ROWS, 'rows');
const smallest = count(SMALLEST, 'bytes');

/** The keys are the beginnings of file names. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  '06': [`${100 * numberIn('src/data-rules/areas.ts', /TOLERANCE = ([\d.]+)/)} %`],
  '08': [smallest],
  '14': [smallest, count(large, 'kB')],
  '15': [count(large, 'KiB'), count(numberIn(gate, /MOST_FIELDS = (\d+)/), 'headers')],
  '16': [
    count(
      numberIn('src/storage/editions/edition-status.ts', /LONGEST_PAUSE\] = \[\d+, ([\d_]+)/) / 1000,
      'seconds',
    ),
  ],
  '17': [
    count(SYNC_MS, 'ms'),
    count(numberIn(shared, /NEAR_MS = (\d+)/), 'ms'),
    count(numberIn(shared, /LONGEST_PAUSE_MS\] = \[.*, ([\d_]+)\]/) / 60_000, 'minutes'),
    count(numberIn('src/server/limits/request-counter.ts', /TOLERATED_MS = (\d+)/), 'ms'),
    count(numberIn(shared, /MOST_COUNTED_AT_ONCE = (\d+)/), 'clients'),
  ],
  '19': [count(MOST_EMBEDDED, 'embedded records')],
  '21': [
    kilo(numberIn(tests.descriptions, /bytes\)\.toBeLessThanOrEqual\(([\d_]+)/)),
    kilo(numberIn(tests.descriptions, /operations\)\.toBeLessThanOrEqual\(([\d_]+)/)),
  ],
  '26': [count(numberIn('deploy/fleet-nginx.conf', /@patient \{[^}]*proxy_read_timeout (\d+)s/), 'seconds')],
  '28': [
    count(RECORDS_IN_A_STEP, 'records'),
    count(numberIn('src/engine/answers/write-requested.ts', /CHARACTERS_IN_A_STEP = ([\d_]+)/), 'characters'),
    count(numberIn('src/engine/scheduling/turns.ts', /LONGEST_TURN = (\d+)/), 'ms'),
  ],
  '29': [`${100 * LARGE_STEP} %`],
  '30': [
    count(numberIn('src/engine/operations/kinds/places/locate-all.ts', /rowsInAStep: (\d+)/), 'rows'),
    gridCell('fine'),
  ],
  '31': [count(numberIn('src/engine/find/prefix-table.ts', /LONG_LIST = (\d+)/), 'names')],
  '34': [
    count(USUAL, 'records'),
    kilo(numberIn(tests.tools, /stringify\(tools\)\)\)\.toBeLessThanOrEqual\(([\d_]+)/)),
  ],
  '35': [kilo(numberIn('test/site/llms.test.ts', /LARGEST = ([\d_]+)/))],
  '45': [rows],
  '40': [count(numberIn('src/surfaces/crawlers/crawlers.ts', /PAGES_OF_PART = (\d+)/), 'pages')],
  '43': [
    mebi(HELD_BODY_BYTES),
    rows,
    count(MOST_COLUMNS, 'columns'),
    count(MOST_CELLS, 'cells'),
    count(LONGEST_ROW, 'characters'),
  ],
};

const folder = 'docs/decisions';

export const decisionNumbers: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readdirSync(join(projectFolder(), folder)).map((name) => [
    `${folder}/${name}`,
    numbers[name.slice(0, 2)] ?? [],
  ]),
);
