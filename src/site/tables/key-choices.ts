// The choices of a filter for a field whose values are few or name records, in groups by the area around those.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { collate } from '../../engine/text/collate.js';
import type { ShownFamily } from '../manifest/manifest.js';
import type { Site } from '../shell/site.js';
import { titleOfRecord } from '../shell/title-of-record.js';
import type { Choices } from './table-form.js';

export function choicesOf(
  { language, strings: { yes, no } }: Site,
  { fields }: ShownFamily,
  catalog: Catalog,
): ReadonlyMap<string, readonly Choices[]> {
  const found = fields.map(
    ({ field: { name, kind, values, valueNames }, keyOf }): [string, readonly Choices[]] => {
      if (keyOf !== undefined) return [name, recordsOf(catalog, keyOf)];
      if (kind === 'boolean')
        return [
          name,
          ungrouped([
            ['true', yes],
            ['false', no],
          ]),
        ];
      return [
        name,
        ungrouped(values?.map((value) => [value, valueNames?.[value]?.[language] ?? value]) ?? []),
      ];
    },
  );
  return new Map(found);
}

const ungrouped = (choices: Choices['choices']): readonly Choices[] => [{ group: undefined, choices }];

export function recordsOf(catalog: Catalog, family: ModelFamily): readonly Choices[] {
  const { within } = family.find ?? {};
  const nameOf = (of: ModelFamily, row: Row) => titleOfRecord(of, row) ?? String(row.id);
  const groups = new Map<string | undefined, (readonly [string, string])[]>();
  for (const row of catalog.table(family).rows) {
    const outer = within && catalog.table(within.family);
    const around = outer?.rows[outer.ordinal(row[within?.key as string] as number) ?? -1];
    const group = around && nameOf(within?.family as ModelFamily, around);
    groups.set(group, [...(groups.get(group) ?? []), [String(row.id), nameOf(family, row)]]);
  }
  return [...groups]
    .map(([group, choices]) => ({ group, choices: choices.sort(([, a], [, b]) => collate(a, b)) }))
    .sort((a, b) => collate(a.group ?? '', b.group ?? ''));
}
