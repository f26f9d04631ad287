// Reads the settings of a table from the environment and the command line, and collects every fault.
import { quoteForMessage } from './quote-for-message.js';
import { readFlags } from './read-flags.js';
import {
  flagOf,
  rightValue,
  type Setting,
  type SettingsTable,
  type ValuesOf,
  variablesOf,
} from './setting.js';
import { unknownVariables } from './unknown-variables.js';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Reading<Table extends SettingsTable> {
  readonly values: ValuesOf<Table>;
  /** The settings whose values are wrong; their defaults are used instead. */
  readonly wrong: ReadonlySet<keyof Table>;
  readonly faults: readonly string[];
}

export function readTable<Table extends SettingsTable>(
  table: Table,
  environment: Environment,
  args: readonly string[],
): Reading<Table> {
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
