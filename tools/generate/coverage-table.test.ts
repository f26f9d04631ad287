// The table of coverage, with counts and shares of the running service.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../src/app.js';
import { sharedService } from '../../test/system/shared-service.js';
import { fillCoverage } from './coverage-table.js';

let service: Service;
beforeAll(async () => {
  ({ service } = await sharedService());
});

const GUIDE = 'Before.\n\n<!-- generated: coverage -->\nold\n<!-- end: coverage -->\n\nAfter.';

describe('a guide with the mark of coverage', () => {
  it('lists every family, with its records and the years of its sources', async () => {
    const filled = await fillCoverage(service, GUIDE, 'en');
    for (const { record } of service.model.families) expect(filled).toContain(`(\`${record}\`) | `);
    expect(filled).toMatch(/\(`Region`\) \| 6 \| {2}\| \d+ \| 20\d\d(–20\d\d)? \|/);
    expect(filled).toContain('(`Holiday`) | calculated | ');
  });

  it('lists the share of a field with gaps, as counted in the records', async () => {
    const { rows } = service.engine.catalog.table(service.model.family('televisionChannel'));
    const share = Math.floor((100 * rows.filter(({ url }) => url !== null).length) / rows.length);
    expect(await fillCoverage(service, GUIDE, 'es')).toContain(`\`url\` ${share} % | `);
  });
});

it('leaves guides without the mark unchanged', async () => {
  expect(await fillCoverage(service, 'Text.', 'en')).toBe('Text.');
});
