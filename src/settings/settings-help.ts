// What `--help` prints: every setting by group, in lines that fit a terminal.

import { defaultText, flagOf, rightValue, type Setting } from './setting.js';
import { settingsByGroup } from './settings-by-group.js';

const WIDTH = 100;

const INTRODUCTION = [
  'Usage: npm start -- [--flag value]...',
  '',
  ...wrapped(
    'Each setting is a flag or an environment variable; the flag wins. An empty value counts as not given.',
    '',
  ),
];

export function settingsHelp(): string {
  const groups = settingsByGroup().flatMap(([group, rows]) => ['', group, ...rows.flatMap(entry)]);
  return [...INTRODUCTION, ...groups].join('\n');
}

function entry(row: Setting<unknown>): string[] {
  const flag = `  ${flagOf(row)} <${row.kind.placeholder}>`.padEnd(40);
  return [
    `${flag}${row.variable.padEnd(20)}default ${defaultText(row)}`,
    ...wrapped(`${row.help}: ${rightValue(row)}`, '      '),
  ];
}

function wrapped(text: string, indent: string): string[] {
  const lines = [indent];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    const longer = line.trim() === '' ? indent + word : `${line} ${word}`;
    if (longer.length > WIDTH) lines.push(indent + word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
