// Reads the command line: `--rate-limit 100` or `--rate-limit=100`. Values are shown in no fault, for they may be secrets.
import { distance } from 'fastest-levenshtein';
import { portray } from './portray.js';
import { flagOf, rightValue, type SettingsTable } from './setting.js';

const HELP = ['--help', '-h'];

export const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => HELP.includes(arg));

interface Flags {
  /** By the setting's name. */
  readonly values: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

export function readFlags(table: SettingsTable, args: readonly string[]): Flags {
  const names = new Map(Object.entries(table).map(([name, row]) => [flagOf(row), name]));
  const values = new Map<string, string>();
  const faults: string[] = [];
  for (const { flag, shown, value } of pairs(args)) {
    const name = names.get(flag);
    if (name === undefined) {
      const nearest = nearestFlag(flag, [...names.keys()]);
      const hint = nearest === undefined ? 'Use --help to list all flags.' : `Did you mean ${nearest}?`;
      faults.push(`${shown} is not a flag. ${hint}`);
    } else if (value === undefined) {
      faults.push(`${flag} needs a value: ${rightValue(table[name] as SettingsTable[string])}.`);
    } else if (values.has(name)) {
      faults.push(`${flag} is given more than once; give it only once.`);
    } else {
      values.set(name, value);
    }
  }
  return { values, faults };
}

interface Pair {
  readonly flag: string;
  /** What does not begin as a flag may be a value that went astray, so only its place is told. */
  readonly shown: string;
  readonly value: string | undefined;
}

function pairs(args: readonly string[]): readonly Pair[] {
  const found: Pair[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as string;
    if (HELP.includes(arg)) continue;
    const [flag, ...rest] = arg.split('=') as [string, ...string[]];
    const isFlag = flag.startsWith('-');
    const shown = isFlag ? portray(flag) : `Argument ${at + 1}`;
    const following = args[at + 1];
    if (!isFlag || rest.length > 0) found.push({ flag, shown, value: rest.join('=') });
    else if (following === undefined || following.startsWith('--'))
      found.push({ flag, shown, value: undefined });
    else {
      found.push({ flag, shown, value: following });
      at += 1;
    }
  }
  return found;
}

/** PORT, -port, --rateLimit and --rate_limit are understood too, if only to say what is right. */
function nearestFlag(given: string, flags: readonly string[]): string | undefined {
  const words = given.replace(/^-+/, '').replace(/([a-z])([A-Z])/g, '$1-$2');
  const name = `--${words.replaceAll('_', '-').toLowerCase()}`;
  const nearest = flags.toSorted((a, b) => distance(a, name) - distance(b, name))[0];
  return nearest !== undefined && distance(nearest, name) * 2 <= words.length ? nearest : undefined;
}
