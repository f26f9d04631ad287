// The settings of a start: read from the table, checked one by one and against each other, or refused with every fault.
import { type Environment, readTable } from './read-table.js';
import { type Settings, settingsTable } from './settings-table.js';

export { packageVersion } from './package-version.js';
export { asksForHelp, asksForVersion, isVerbose } from './read-flags.js';
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
  // A default used instead of a wrong value would be blamed for a value that was not set.
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
