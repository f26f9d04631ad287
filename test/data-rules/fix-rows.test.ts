// All fixers together leave good data alone, and fix data that is broken in several ways at once.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rowsOf } from '../../src/data-rules/data-rule.js';
import type { Row } from '../../src/engine/model/model.js';
import { fixRows } from '../../src/programs/check/check-data.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';
import { realData, realRow } from './broken-data.js';

const filed = realData.model.families.filter(({ file }) => file !== undefined);

it.each(filed)('leaves $file byte for byte as it is', async (family) => {
  const fixed = recordLines(fixRows(family, rowsOf(realData, family.name)));
  const written = await readFile(join(projectFolder(), 'data', `${family.file}`), 'utf8');
  expect(fixed === written).toBe(true);
});

it('fixes order, keys, accents, spaces and placeholders in one go', () => {
  const family = realData.model.family('radio');
  const [first, second] = [realRow('radio', 1), realRow('radio', 2)];
  const { id, ...others }: Row = { ...first, name: ' Pacífico  Estéreo'.normalize('NFD'), url: 'N/A' };
  const fixed = fixRows(family, [second, { ...others, id }]);
  expect(recordLines(fixed)).toBe(recordLines([{ ...first, name: 'Pacífico Estéreo', url: null }, second]));
});
