// The tables of downloads and terms, with the sizes of the real responses.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../src/app.js';
import { sharedService } from '../../test/system/shared-service.js';
import { fillDownloads, withoutCompressedSizes } from './downloads-table.js';

let service: Service;
beforeAll(async () => {
  ({ service } = await sharedService());
});

const GUIDE = [
  'Before.',
  '<!-- generated: downloads -->\nold\n<!-- end: downloads -->',
  'Between.',
  '<!-- generated: terms -->\nold\n<!-- end: terms -->',
  'After.',
].join('\n\n');

describe('a guide with the marks', () => {
  it('has a row for every stored family, with the size of its table', async () => {
    const filled = await fillDownloads(service, GUIDE, 'en');
    const { body } = await service.server.inject('/api/v1/Region?format=csv');
    const size = Math.ceil(Buffer.byteLength(body) / 1000);
    expect(filled).toMatch(new RegExp(`^\\| Region \\| \\S+ \\| 6 \\| ${size} \\| \\d+ \\|  \\| `, 'm'));
    expect(filled).toContain('| `/api/v1/Country/Colombia?format=csv` | 1 |');
    expect(filled).not.toContain('| Holiday |');
    expect(filled).toMatch(/^Before\./);
    expect(filled).toMatch(/After\.$/);
    expect(await fillDownloads(service, filled, 'en')).toBe(filled);
  });

  it('explains every term that a family lists, in its language', async () => {
    const filled = await fillDownloads(service, GUIDE, 'es');
    const [, downloads = '', terms = ''] = filled.split('<!-- generated: ');
    const listed = [...downloads.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id);
    expect(listed.filter((id) => !terms.includes(`| \`${id}\` | `))).toEqual([]);
    expect(terms).toContain('Creative Commons Atribución 4.0');
  });
});

it('leaves other guides unchanged', async () => {
  expect(await fillDownloads(service, 'Text.', 'en')).toBe('Text.');
});

it('is compared without its compressed sizes', () => {
  const table = (size: string) =>
    `| 1 |\n<!-- generated: downloads -->\n| a | b | 2 | 3 | ${size} | 4 | c |\n<!-- end: downloads -->\n| 5 |`;
  expect(withoutCompressedSizes(table('1,234'))).toBe(table('...'));
});
