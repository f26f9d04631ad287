// The rows of the table under their groups, in the order of the table.
import type { Localized } from '../engine/text/localized.js';
import type { Setting } from './setting.js';
import { settingsTable } from './settings-table.js';

export function settingsByGroup(): readonly (readonly [Localized, readonly Setting<unknown>[]])[] {
  const groups = new Map<Localized, Setting<unknown>[]>();
  for (const row of Object.values<Setting<unknown>>(settingsTable))
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
}
