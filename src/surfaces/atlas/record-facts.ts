// What the page of a record shows, from the engine that runs.
import type { Catalog, Ordinal } from '../../catalog/catalog.js';
import type { Manifest, ShownFamily } from '../../manifest/manifest.js';
import type { Row } from '../../model/model.js';
import { recordAddress, tableAddress } from '../../pages/atlas/data-addresses.js';
import type { RecordFacts, ShownFact } from '../../pages/atlas/record-page.js';
import { shownValue } from '../../pages/atlas/shown-value.js';
import { titleOfRecord } from '../../pages/atlas/title-of-record.js';
import { html } from '../../pages/html.js';
import type { Site } from '../../pages/site.js';

export function recordFacts(
  site: Site,
  manifest: Manifest,
  catalog: Catalog,
  shown: ShownFamily,
  ordinal: Ordinal,
): RecordFacts {
  const { family } = shown;
  const row = catalog.table(family).rows[ordinal] as Row;
  const title = titleOfRecord(family, row) ?? String(row.id);
  return {
    address: recordAddress(shown, row),
    title,
    family:
      shown.extent === 'only' ? undefined : { address: tableAddress(shown), title: site.titleOf(family) },
    summary: `${title}: ${site.titleOf(family)}`,
    values: shown.fields.flatMap((field): ShownFact[] => {
      const value = row[field.field.name];
      const content = shownValue(site, field, value);
      if (content === undefined) return [];
      const label = field.label[site.language];
      const target = field.keyOf && catalog.table(field.keyOf);
      const named = target?.rows[target.ordinal(value as number) ?? -1];
      if (field.keyOf === undefined || named === undefined) return [{ label, content, address: undefined }];
      return [
        {
          label,
          content: html`${titleOfRecord(field.keyOf, named) ?? String(value)}`,
          address: recordAddress(manifest.of(field.keyOf), named),
        },
      ];
    }),
  };
}
