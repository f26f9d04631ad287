// Writes a dataset many times the size: every record repeated, with ids and keys shifted.
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import type { Row } from '../../src/engine/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { recordLines } from '../../src/storage/files/record-lines.js';
import { readRuleData } from '../data-rules/read-rule-data.js';

/** Larger than any id. */
const STEP = 100_000;

export async function enlargeDataset(folder: string, times: number): Promise<string> {
  const [from, to] = [join(projectFolder(), 'data'), join(folder, 'enlarged')];
  await cp(from, to, { recursive: true });
  const data = await readRuleData(colombia, from);
  for (const family of colombia.families) {
    if (family.file === undefined || family.only !== undefined) continue;
    const lists = colombia.families.flatMap(({ lists: all }) =>
      all.filter(({ target }) => target === family),
    );
    const own = family.relations.filter(
      (relation) => relation.to === 'one' && relation.target.only === undefined,
    );
    const keys = new Set([
      'id',
      ...lists.map(({ key }) => key),
      ...own.map((one) => ('key' in one ? String((one.key as { name: string }).name) : '')),
    ]);
    const copies = Array.from({ length: times }, (_, copy) =>
      (data.rows.get(family.name) ?? []).map((row) => moved(row, keys, copy * STEP)),
    );
    await writeFile(join(to, family.file), recordLines(copies.flat()));
  }
  return to;
}

function moved(row: Row, keys: ReadonlySet<string | undefined>, by: number): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      keys.has(name) && value !== null ? Number(value) + by : value,
    ]),
  );
}
