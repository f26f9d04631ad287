// The help names every setting by group with its default, and fits a terminal.
import { expect, it } from 'vitest';
import { defaultText, flagOf, type Setting } from './setting.js';
import { settingsHelp } from './settings-help.js';
import { settingsTable } from './settings-table.js';

const lines = settingsHelp().split('\n');

it('fits 100 columns, without spaces at the end of a line', () => {
  for (const line of lines) expect(line).toMatch(/^.{0,99}\S$|^$/);
});

it.each(Object.values<Setting<unknown>>(settingsTable))('names $variable in its group', (row) => {
  const at = lines.findIndex((line) => line.startsWith(`  ${flagOf(row)} `));
  expect(lines[at]?.trim().split(/ +/)).toEqual([
    flagOf(row),
    `<${row.kind.placeholder}>`,
    row.variable,
    'default',
    defaultText(row),
  ]);
  expect(lines[at + 1]?.trim().startsWith(row.help.en.slice(0, 40))).toBe(true);
  expect(lines.slice(0, at).findLast((line) => /^[A-Z][^:]*$/.test(line))).toBe(row.group.en);
});

it('explains the effect of a closed terminal', () => {
  expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(
    'terminal that the service was started from is gone',
  );
});

it('explains how loopback is exempt', () => {
  expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(
    'Loopback is exempt only for requests without forwarding headers',
  );
});
