// `atlas check` explains each fault in edited data with its file and line, and never with a stack.
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { colombia } from '../../src/country/index.js';
import { isContent } from '../../src/data-rules/content.js';
import { languages } from '../../src/engine/text/localized.js';
import { checkData } from '../../src/programs/check/check-data.js';
import { checkReport } from '../../src/programs/check/check-report.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { seed } from '../contract/seed.js';
import { newFolder } from '../system/new-folder.js';
import { fewer } from '../system/size.js';
import { runLine } from './run-atlas.js';

const DATA = join(projectFolder(), 'data');
const FESTIVALS = 'traditional-fairs-and-festivals.json';
const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

/** The data with one changed file; the others are links. */
function edited(file: string, change: (text: string) => string): string {
  const folder = newFolder('atlas-check', onTestFinished);
  for (const part of ['changes', 'boundaries', 'prose']) mkdirSync(join(folder, part));
  for (const name of files) if (name !== file) symlinkSync(join(DATA, name), join(folder, name));
  writeFileSync(join(folder, file), change(readFileSync(join(DATA, file), 'utf8')));
  return folder;
}

const line = (number: number, change: (line: string) => string) => (text: string) => {
  const lines = text.split('\n');
  return lines.with(number - 1, change(lines[number - 1] as string)).join('\n');
};

const later = line(14, (text) => text.replace('"month":"Enero"', '"month":"Agosto"'));

it('explains a curly quotation mark, in Spanish if asked', async () => {
  const DATA_FOLDER = edited(
    FESTIVALS,
    line(14, (text) => text.replace('"Enero"', '“Enero”')),
  );
  const run = (options: string) => runLine(`atlas check ${options}`, { env: { DATA_FOLDER } });
  const english = await run('');
  expect(english.code).toBe(1);
  expect(english.out).toContain(`data/${FESTIVALS}, line 14: there is a curly quotation mark, “,`);
  expect(english.out.trimEnd().split('\n').at(-1)).toBe('1 fault, 0 warnings.');
  expect((await run('--lang es')).out).toContain(`data/${FESTIVALS}, línea 14: hay una comilla curva, “,`);
  // Files that cannot be read cannot be fixed either.
  expect(await run('--fix')).toMatchObject({ code: 1, out: english.out, err: '' });
  const json = JSON.parse((await run('--json')).out);
  expect(json).toMatchObject({
    faults: 1,
    rules: [{ name: 'form', findings: [{ file: `data/${FESTIVALS}`, line: 14 }] }],
  });
  expect(json.rules[0].findings[0].texts.es).toContain('línea 14: hay una comilla curva');
});

it('accepts a contribution of one value, and prints the line for the maintainers', async () => {
  const DATA_FOLDER = edited(FESTIVALS, later);
  const summary = join(newFolder('atlas-summary', onTestFinished), 'summary.md');
  const env = { DATA_FOLDER, GITHUB_STEP_SUMMARY: summary };
  const { code, out } = await runLine(`atlas check --github --since ${DATA}`, { env });
  const paste = '"field":"month","was":"Enero","is":"Agosto","reason":"…","source":"…"';
  const commands = out.split('\n').filter((each) => each.startsWith('::'));
  expect(commands).toEqual([
    expect.stringMatching(
      new RegExp(`^::warning file=data/${FESTIVALS},line=14,title=For the maintainers::.*%0A`),
    ),
    expect.stringMatching(/^::warning file=data\/changes\/.*,line=2,title=/),
  ]);
  expect(commands[0]).toContain(paste);
  expect(out).toContain('no faults');
  expect(code).toBe(0);
  const text = readFileSync(summary, 'utf8');
  expect(text).toContain('No hay errores. There are no faults.');
  expect(text.split('```')[1]).toContain(paste);
  // A maintainer completes the contribution.
  expect(await runLine('atlas check', { env: { DATA_FOLDER } })).toMatchObject({
    code: 1,
    out: expect.stringContaining('[changes]'),
  });
});

it('marks a fault on its line, after which the summary follows', async () => {
  const wrong = line(4, (text) => text.replace('"month":"Enero"', '"month":"Agosto"'));
  const { code, out } = await runLine(`atlas check --github --lang es --since ${DATA}`, {
    env: { DATA_FOLDER: edited(FESTIVALS, wrong) },
  });
  expect(out.split('\n')[0]).toMatch(
    new RegExp(`^::error file=data/${FESTIVALS},line=4,title=Error en los datos::«Fiestas del 20 de enero»`),
  );
  expect(code).toBe(1);
});

it('ends with a message and no stack if the data to compare with is missing', async () => {
  const { code, err } = await runLine('atlas check --since nowhere');
  expect(err).toContain('nowhere is neither a folder nor a revision with data/.');
  expect(err).not.toMatch(/^ +at /m);
  expect(code).toBe(2);
});

it('rejects another language', async () => {
  const { code, err } = await runLine('atlas check --lang fr');
  expect(err).toContain('--lang is en or es, not fr.');
  expect(code).toBe(2);
});

const random = createRandom(seed);
const marks = ['"', ',', '{', '}', '[', ']', ':', '\\', '“', 'x', '0', '-', '\n', '\r', '\t', '\uFEFF', ''];
const others = ['null', '"x"', '""', '[]', '{}', '-1', '1e9', 'true', '[null]'];

/** Replaces a character, or the value of a field, in a line of the file. */
function broken(text: string): string {
  const lines = text.split('\n');
  const at = random.below(lines.length - 1);
  const old = lines[at] as string;
  const place = random.below(old.length + 1);
  const value = [...old.matchAll(/(?<="[a-zA-Z0-9]+":)(-?[\d.]+|null|true|false|"[^"]*")(?=[,}])/g)];
  const picked = value.length > 0 && random.chance(0.5) ? random.pick(value) : undefined;
  const changed =
    picked === undefined
      ? old.slice(0, place) + random.pick(marks) + old.slice(place + random.below(2))
      : old.slice(0, picked.index) + random.pick(others) + old.slice(picked.index + picked[0].length);
  return lines.with(at, changed).join('\n');
}

it('never ends with a stack for any broken file', { timeout: 300_000 }, async () => {
  for (let run = 0; run < fewer(8, 8); run++) {
    const file = random.pick(files.filter((name) => name !== 'declined.json'));
    const folder = edited(file, broken);
    const { faults } = checkReport(await checkData(colombia, folder), false);
    for (const { text, finding } of faults) {
      expect(finding.line, text.en).toBeGreaterThan(0);
      for (const language of languages)
        expect(text[language]).toMatch(/^data\/[\w./-]+\.json, (line|línea) \d+: .+\.(?! at )/);
      expect(text.en).not.toBe(text.es);
      expect(`${text.en} ${text.es}`).not.toMatch(/undefined|NaN|\[object|at position/);
    }
    const isChanged = !isEqual(
      readFileSync(join(folder, file), 'utf8'),
      readFileSync(join(DATA, file), 'utf8'),
    );
    if (isChanged && isContent(file)) expect(faults, file).not.toEqual([]);
  }
});

/** Spaces between fields do not change a record. */
function isEqual(text: string, other: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}
