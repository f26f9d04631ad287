// Reads the settings of a start from the table and checks them alone and together, or refuses them with every fault.

import { parseArgs } from 'node:util';
import { nearest } from '../engine/text/nearest.js';
import { flagOf, flagsOf, rightValue, type Setting, type ValuesOf, variablesOf } from './setting.js';
import { type Settings, settingsTable } from './settings-table.js';

type SettingsTable = Readonly<Record<string, Setting<unknown>>>;

const LONGEST = 100;

/** External text for one line of a message, quoted with escapes if it has invisible characters. */
function quoteForMessage(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
  if (/^[^\p{C}\p{Z}"]+$/u.test(shown)) return shown;
  return JSON.stringify(shown).replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16)}}`,
  );
}

const HELP = ['--help', '-h'];
const VERSION = ['--version', '-V'];
const VERBOSE = '--verbose';

/** Reads `--rate-limit 100` and `--rate-limit=100`. No fault shows a value, because it may be a secret. */
export const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => HELP.includes(arg));

export const asksForVersion = (args: readonly string[]): boolean => args.some((arg) => VERSION.includes(arg));

export const isVerbose = (args: readonly string[]): boolean => args.includes(VERBOSE);

interface Flags {
  /** Values by the name of their setting. */
  readonly values: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

export function readFlags(table: SettingsTable, args: readonly string[]): Flags {
  const names = new Map(
    Object.entries(table).flatMap(([name, row]) => flagsOf(row).map((flag) => [flag, name] as const)),
  );
  const options = Object.fromEntries(
    [...names.keys()].map((flag) => [flag.slice(2), { type: 'string' } as const]),
  );
  // Not strict, because parseArgs would otherwise stop at the first fault and repeat a misplaced value.
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const faults: string[] = [];
  /** The value of a flag that is already a fault. */
  let spared = -1;
  // The last token of each argument, because `-port` is read as four letters.
  for (const [index, token] of new Map(tokens.map((each) => [each.index, each]))) {
    const arg = args[index] as string;
    const flag = arg.split('=', 1)[0] as string;
    const name = names.get(flag);
    if ([...HELP, VERBOSE].includes(arg) || (token.kind === 'positional' && index === spared)) continue;
    if (name === undefined || token.kind !== 'option') {
      faults.push(unknownFlag(flag, index, [...names.keys()]));
      if (token.kind === 'option') spared = index + 1;
    } else if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
      faults.push(`${flag} needs a value: ${rightValue(table[name] as Setting<unknown>)}.`);
      spared = index + 2;
    } else if (values.has(name)) {
      faults.push(`${flag} is given more than once; give it only once.`);
    } else {
      values.set(name, token.value);
    }
  }
  return { values, faults };
}

/** An argument without a dash can be a misplaced value, so only its position is shown. */
function unknownFlag(flag: string, index: number, flags: readonly string[]): string {
  const shown = flag.startsWith('-') ? quoteForMessage(flag) : `Argument ${index + 1}`;
  const meant = nearestFlag(flag, flags);
  const hint = meant === undefined ? 'Use --help to list all flags.' : `Did you mean ${meant}?`;
  return `${shown} is not a flag. ${hint}`;
}

/** PORT, -port, --rateLimit and --rate_limit are recognised in order to suggest the right flag. */
function nearestFlag(given: string, flags: readonly string[]): string | undefined {
  const words = given.replace(/^-+/, '').replace(/([a-z])([A-Z])/g, '$1-$2');
  const name = nearest(
    words.replaceAll('_', '-'),
    flags.map((flag) => flag.slice(2)),
  );
  return name && `--${name}`;
}

/** PGHOST and WORKER resemble HOST and WORKERS as much as a typo would. */
const SHORTEST = 8;

/** Finds typos in our variables, which differ from one of ours by one letter after the first. Other variables are ignored. */
export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  ours: readonly string[],
): readonly { readonly name: string; readonly nearest: string }[] {
  const long = ours.filter(({ length }) => length >= SHORTEST);
  return Object.keys(environment)
    .filter((name) => environment[name] && !ours.includes(name))
    .flatMap((name) => {
      const meant = nearest(
        name,
        long.filter((own) => own[0] === name[0]),
        1,
      );
      return meant === undefined ? [] : [{ name, nearest: meant }];
    });
}

type Environment = Readonly<Record<string, string | undefined>>;

interface SettingsRead<Table extends SettingsTable> {
  readonly values: ValuesOf<Table>;
  /** The settings with wrong values. Their defaults are used for further checks. */
  readonly wrong: ReadonlySet<keyof Table>;
  readonly faults: readonly string[];
}

export function readTable<Table extends SettingsTable>(
  table: Table,
  environment: Environment,
  args: readonly string[],
): SettingsRead<Table> {
  const flags = readFlags(table, args);
  const variables = Object.values(table).flatMap(variablesOf);
  const faults = [
    ...flags.faults,
    ...unknownVariables(environment, variables).map(
      ({ name, nearest }) => `${quoteForMessage(name)} is not a setting. Did you mean ${nearest}?`,
    ),
  ];
  const wrong = new Set<keyof Table>();
  const values = Object.entries(table).map(([name, row]) => {
    const flag = flags.values.get(name);
    const variable = variablesOf(row).find((each) => environment[each]) ?? row.variable;
    const [source, raw] = flag ? [flagOf(row), flag] : [variable, environment[variable]];
    if (raw === undefined || raw === '') return [name, row.fallback];
    const value = row.kind.read(raw);
    if (value !== undefined) return [name, value];
    wrong.add(name);
    faults.push(wrongValue(row, source, raw));
    return [name, row.fallback];
  });
  return { values: Object.freeze(Object.fromEntries(values)), wrong, faults };
}

function wrongValue(row: Setting<unknown>, source: string, raw: string): string {
  if (row.secret) return `${source} must be ${rightValue(row)}.`;
  const shown = quoteForMessage(raw);
  return `${source} must be ${rightValue(row)}, not ${shown.startsWith('"') ? shown : `"${shown}"`}.`;
}

export { packageVersion } from './project-folder.js';
export { settingsHelp } from './settings-help.js';
export { type Settings, settingsTable } from './settings-table.js';

/** The message has one line for each fault. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

export function readSettings(environment: Environment, args: readonly string[] = []): Settings {
  const { values, wrong, faults } = readTable(settingsTable, environment, args);
  // Otherwise a default would be blamed for a value that was not set.
  const bothRight = !wrong.has('headersTimeout') && !wrong.has('requestTimeout');
  const all = bothRight ? [...faults, ...disagreements(values)] : faults;
  if (all.length > 0) throw new SettingsFault(all);
  return values;
}

function disagreements({ headersTimeout, requestTimeout }: Settings): readonly string[] {
  if (requestTimeout >= headersTimeout) return [];
  return [
    `REQUEST_TIMEOUT (${requestTimeout}) must not be less than HEADERS_TIMEOUT (${headersTimeout}), because a request takes at least as long as its headers: set REQUEST_TIMEOUT to ${headersTimeout} or more, or HEADERS_TIMEOUT to ${requestTimeout} or less.`,
  ];
}
