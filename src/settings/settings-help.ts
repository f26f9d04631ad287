// The output of `--help`: every setting by group, in lines that fit a terminal.

import type { Localized } from '../engine/text/localized.js';
import { defaultText, flagOf, rightValueWithNote, type Setting } from './setting.js';
import { settingsTable } from './settings-table.js';

const WIDTH = 100;

const INTRODUCTION = [
  'Usage: npm start -- [--flag value]...',
  '       atlas serve [--flag value]...',
  '       npm start -- --version',
  '       npm start -- --verbose     (also print the records of each family)',
  '',
  'Examples:',
  '  atlas serve',
  '  atlas serve --workers 2 --rate-limit 0',
  '',
  ...wrappedText(
    'Every setting is a flag or an environment variable; a flag takes precedence. An empty value counts as unset.',
    '',
  ),
];

/** The reference page uses these as well. */
export const SIGNALS = [
  'SIGTERM and SIGINT: finish the responses in progress, then exit. A second signal exits at once.',
  'SIGHUP: replace the workers one at a time. The new workers run the software that is on disk at that time, with the settings of the start. With WORKERS=1 nothing changes, because no other worker can take over. If the terminal that the service was started from is gone, SIGHUP stops the service as SIGTERM does.',
];

export function settingsHelp(): string {
  const groups = settingsByGroup().flatMap(([group, rows]) => ['', group.en, ...rows.flatMap(entry)]);
  const signals = SIGNALS.flatMap((text) => wrappedText(text, '  '));
  return [...INTRODUCTION, ...groups, '', 'Signals', ...signals].join('\n');
}

function entry(row: Setting<unknown>): string[] {
  const flag = `  ${flagOf(row)} <${row.kind.placeholder}>`.padEnd(40);
  return [
    `${flag}${row.variable.padEnd(20)}default ${defaultText(row)}`,
    ...wrappedText(`${row.help.en}: ${rightValueWithNote(row)}`, '      '),
  ];
}

function wrappedText(text: string, indent: string): string[] {
  const lines = [indent];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    const longer = line.trim() === '' ? indent + word : `${line} ${word}`;
    if (longer.length > WIDTH) lines.push(indent + word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The rows of the table under their groups, in the order of the table. */
export function settingsByGroup(): readonly (readonly [Localized, readonly Setting<unknown>[]])[] {
  const groups = new Map<Localized, Setting<unknown>[]>();
  for (const row of Object.values<Setting<unknown>>(settingsTable))
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
}
