// Reads the command line: `--rate-limit 100` or `--rate-limit=100`. No fault shows a value, which may be a secret.
import { parseArgs } from 'node:util';
import { nearest } from '../engine/text/nearest.js';
import { quoteForMessage } from './quote-for-message.js';
import { flagsOf, rightValue, type SettingsTable } from './setting.js';

const HELP = ['--help', '-h'];
const VERSION = ['--version', '-V'];
const VERBOSE = '--verbose';

export const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => HELP.includes(arg));

export const asksForVersion = (args: readonly string[]): boolean => args.some((arg) => VERSION.includes(arg));

export const isVerbose = (args: readonly string[]): boolean => args.includes(VERBOSE);

interface Flags {
  /** By the setting's name. */
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
  // Not strict: parseArgs would stop at the first fault and repeat a misplaced value.
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const faults: string[] = [];
  /** The value of a flag that is a fault already. */
  let spared = -1;
  // The last token of each argument: `-port` is read as four letters.
  for (const [index, token] of new Map(tokens.map((each) => [each.index, each]))) {
    const arg = args[index] as string;
    const flag = arg.split('=', 1)[0] as string;
    const name = names.get(flag);
    if ([...HELP, VERBOSE].includes(arg) || (token.kind === 'positional' && index === spared)) continue;
    if (name === undefined || token.kind !== 'option') {
      faults.push(unknownFlag(flag, index, [...names.keys()]));
      if (token.kind === 'option') spared = index + 1;
    } else if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
      faults.push(`${flag} needs a value: ${rightValue(table[name] as SettingsTable[string])}.`);
      spared = index + 2;
    } else if (values.has(name)) {
      faults.push(`${flag} is given more than once; give it only once.`);
    } else {
      values.set(name, token.value);
    }
  }
  return { values, faults };
}

/** An argument that does not begin with a dash may be a misplaced value, so only its position is shown. */
function unknownFlag(flag: string, index: number, flags: readonly string[]): string {
  const shown = flag.startsWith('-') ? quoteForMessage(flag) : `Argument ${index + 1}`;
  const meant = nearestFlag(flag, flags);
  const hint = meant === undefined ? 'Use --help to list all flags.' : `Did you mean ${meant}?`;
  return `${shown} is not a flag. ${hint}`;
}

/** PORT, -port, --rateLimit and --rate_limit are recognised too, if only to suggest the right flag. */
function nearestFlag(given: string, flags: readonly string[]): string | undefined {
  const words = given.replace(/^-+/, '').replace(/([a-z])([A-Z])/g, '$1-$2');
  const name = nearest(
    words.replaceAll('_', '-'),
    flags.map((flag) => flag.slice(2)),
  );
  return name && `--${name}`;
}
