// Faults that people plant with one edit of one line: each is explained with its line, the record and the field, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkRules } from '../../src/data-rules/check-rules.js';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import { dataRules } from '../../src/data-rules/index.js';
import type { Row } from '../../src/engine/model/model.js';
import { checkReport } from '../../src/programs/check/check-report.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { parseRecordLines } from '../../src/storage/files/read-record-file.js';
import { realData } from '../data-rules/broken-data.js';
import { type Edit, plantedElsewhere } from './planted-elsewhere.js';
import { plantedInFestivals } from './planted-in-festivals.js';

const FESTIVALS = 'traditional-fairs-and-festivals';

function texts(rule: string, file: string, line: number, [from, to]: Edit, others: readonly string[] = []) {
  const lines = readFileSync(join(projectFolder(), 'data', `${file}.json`), 'utf8').split('\n');
  const old = lines[line - 1] as string;
  expect(old.replace(from, to), 'the edit').not.toBe(old);
  const edited = lines.toSpliced(line - 1, 1, ...(to === 'DELETE' ? [] : [old.replace(from, to)]));
  const { rows, faults } = parseRecordLines(edited.join('\n'), file);
  expect(faults).toEqual([]);
  const data = withFile(`${file}.json`, rows);
  const rules = dataRules.filter(({ name }) => [rule, ...others].includes(name));
  const report = checkReport({ rules: [...checkRules(data, rules)], data }, false);
  return report.faults.map(({ text }) => text);
}

function withFile(file: string, rows: readonly Row[]): RuleData {
  const family = realData.model.families.find((each) => each.file === file);
  return family === undefined
    ? { ...realData, [file.replace('.json', '')]: rows }
    : { ...realData, rows: new Map([...realData.rows, [family.name, rows]]) };
}

it.each([...plantedInFestivals, ...plantedElsewhere])(
  'finds %s in %s, line %i: %j',
  (rule, file, line, edit, en, es) => {
    const [first] = texts(rule, file, line, edit);
    expect(first?.en.slice(0, `data/${file}.json, ${en}`.length)).toBe(`data/${file}.json, ${en}`);
    expect(first?.es.slice(0, `data/${file}.json, ${es}`.length)).toBe(`data/${file}.json, ${es}`);
  },
);

it.each([
  ['festival-months', 4, 'Change the month or the name.', 'Cambia el mes o el nombre.'],
  ['placeholders', 14, 'Write null without quotes', 'Escribe null sin comillas'],
])('%s ends with the advice', (rule, line, en, es) => {
  const [first] = texts(rule, FESTIVALS, line, [
    '"month":"Enero"',
    rule === 'placeholders' ? '"month":"N/A"' : '"month":"Mayo"',
  ]);
  expect(first?.en).toContain(`. ${en}`);
  expect(first?.es).toContain(`. ${es}`);
});

it('leaves out the general finding about a field that another rule reports', () => {
  const edit: Edit = ['"month":"Enero"', '"month":"January"'];
  const found = texts('festival-months', FESTIVALS, 4, edit, ['values']);
  expect(found.map(({ en }) => en).filter((text) => text.includes('one of Enero, Febrero'))).toEqual([]);
  expect(found).toHaveLength(2);
  expect(texts('values', FESTIVALS, 4, edit)).toHaveLength(1);
});
