// Writes the derived data: the box and centroid of every area, and the description of every city, which is composed and marked unless it is
// handwritten. Run `node dist/tools/changes/data-compose.js`.
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import { areaFamilies, measured } from '../../src/data-rules/areas.js';
import { rowsOf } from '../../src/data-rules/data-rule.js';
import { describeCities, markComposed } from '../../src/data-rules/names-in-texts.js';
import { readRuleData, writeRecordFile } from '../../src/data-rules/read-rule-data.js';
import type { Row } from '../../src/engine/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';

const folder = join(projectFolder(), 'data');
const ruleData = await readRuleData(colombia, folder);
const texts = describeCities(ruleData);
const rows = rowsOf(ruleData, 'city');
for (const family of areaFamilies(ruleData)) {
  if (family.name === 'city') continue;
  const measuredRows = rowsOf(ruleData, family.name).map((row) => ({
    ...row,
    ...measured(ruleData, family, row),
  }));
  await writeRecordFile(join(folder, family.file as string), measuredRows);
}
const cityFamily = colombia.family('city');
const described = rows.map((row) => ({
  ...row,
  description: texts.get(Number(row.id)) ?? null,
  ...measured(ruleData, cityFamily, row),
}));
const changed = described.filter(({ description }, index) => description !== rows[index]?.description).length;
await writeRecordFile(join(folder, 'cities.json'), described);
await writeRecordFile(join(folder, 'provenance.json'), markComposed(ruleData) as unknown as readonly Row[]);
console.log(
  `${ruleData.cityTexts.length} texts by hand, ${texts.size - ruleData.cityTexts.length} composed, ${changed} changed.`,
);
