// The rows of the table under their groups, in the order of the table.
import type { Setting } from './setting.js';
import { settingsTable } from './settings-table.js';

export function settingsByGroup(): readonly (readonly [string, readonly Setting<unknown>[]])[] {
  const groups = new Map<string, Setting<unknown>[]>();
  for (const row of Object.values<Setting<unknown>>(settingsTable))
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
}
