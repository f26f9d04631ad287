// Writes the derived data: the box and the centroid of every area, and the description of every city, by hand if there is one,
// else composed and marked so. `node dist/tools/changes/data-compose.js`.
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import { areaFamilies, measured } from '../../src/data-rules/areas.js';
import { rowsOf } from '../../src/data-rules/data-rule.js';
import { describeCities, markComposed } from '../../src/data-rules/names-in-texts.js';
import { readRuleData, writeRecordFile } from '../../src/data-rules/read-rule-data.js';
import type { Row } from '../../src/engine/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';

const folder = join(projectFolder(), 'data');
const data = await readRuleData(colombia, folder);
const texts = describeCities(data);
const rows = rowsOf(data, 'city');
for (const family of areaFamilies(data)) {
  if (family.name === 'city') continue;
  const measuredRows = rowsOf(data, family.name).map((row) => ({ ...row, ...measured(data, family, row) }));
  await writeRecordFile(join(folder, family.file as string), measuredRows);
}
const city = colombia.family('city');
const described = rows.map((row) => ({
  ...row,
  description: texts.get(Number(row.id)) ?? null,
  ...measured(data, city, row),
}));
const changed = described.filter(({ description }, index) => description !== rows[index]?.description).length;
await writeRecordFile(join(folder, 'cities.json'), described);
await writeRecordFile(join(folder, 'provenance.json'), markComposed(data) as unknown as readonly Row[]);
console.log(
  `${data.cityTexts.length} texts by hand, ${texts.size - data.cityTexts.length} composed, ${changed} changed.`,
);
