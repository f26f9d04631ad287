// Reads and checks a whole dataset from a folder of record files; every fault is reported, not only the first.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Model } from '../model/model.js';
import { checkRows } from './check-rows.js';
import type { Dataset, FamilyRows, Fault, Retirement } from './dataset.js';
import { readRecordFile } from './read-record-file.js';

const RETIRED = 'retired.json';

export async function readDatasetFiles(model: Model, folder: string): Promise<Dataset> {
  const faults: Fault[] = [];
  const hash = createHash('sha256');
  const families = new Map<string, FamilyRows>();

  const filed = model.families.filter((family) => family.file !== undefined);
  const files = await Promise.all(filed.map((family) => readRecordFile(join(folder, family.file as string))));
  filed.forEach((family, index) => {
    const file = files[index] as (typeof files)[number];
    hash.update(`${family.name}\n${file.text}`);
    faults.push(...(file.faults.length > 0 ? file.faults : checkRows(family, file)));
    families.set(family.name, file);
  });

  const retired = await readRetired(model, folder, faults);
  hash.update(retired.text);
  return { fingerprint: hash.digest('hex').slice(0, 16), families, retired: retired.byFamily, faults };
}

async function readRetired(model: Model, folder: string, faults: Fault[]) {
  const file = await readRecordFile(join(folder, RETIRED));
  faults.push(...file.faults);
  const byFamily = new Map<string, Retirement[]>();
  file.rows.forEach(({ family, id, by, reason }, index) => {
    const place = file.place(index);
    if (!model.families.some(({ name }) => name === family)) {
      faults.push({ ...place, field: 'family', message: `there is no family ${family}` });
    } else if (!Number.isInteger(id) || !Number.isInteger(by) || typeof reason !== 'string') {
      faults.push({
        ...place,
        field: undefined,
        message: 'expected id and by as integers and reason as a text',
      });
    } else {
      const list = byFamily.get(family as string) ?? [];
      list.push({ id: id as number, by: by as number, reason, place });
      byFamily.set(family as string, list);
    }
  });
  return { text: file.text, byFamily };
}
