// Makes a checked dataset of its record files, wherever their rows were read; every fault is reported, not only the first.
import { createHash } from 'node:crypto';
import type { Model } from '../model/model.js';
import { checkRows } from './check-rows.js';
import type { Dataset, FamilyRows, Fault, Retirement, Source } from './dataset.js';
import type { RecordFile } from './read-record-file.js';

/** The files that hold no family, in the order in which they count for the fingerprint. */
export const FURTHER_FILES = ['retired.json', 'sources.json', 'edition.json'] as const;

/** The files of a dataset, in the order in which they count for the fingerprint. */
export function fileNames(model: Model): readonly string[] {
  return [...model.families.flatMap(({ file }) => file ?? []), ...FURTHER_FILES];
}

/** The files are those of `fileNames`, each under its name. */
export function assembleDataset(model: Model, files: ReadonlyMap<string, RecordFile>): Dataset {
  const faults: Fault[] = [];
  const hash = createHash('sha256');
  const families = new Map<string, FamilyRows>();

  for (const family of model.families) {
    if (family.file === undefined) continue;
    const file = files.get(family.file) as RecordFile;
    hash.update(`${family.name}\n${file.text}`);
    faults.push(...file.faults);
    // A file whose lines could not be read is not an empty family.
    if (file.rows.length > 0 || file.faults.length === 0) faults.push(...checkRows(family, file));
    families.set(family.name, { ...file, incomplete: file.faults.length > 0 });
  }
  const [retiredFile, sourcesFile, editionFile] = FURTHER_FILES.map((name) => files.get(name));
  for (const file of [retiredFile, sourcesFile, editionFile] as RecordFile[]) {
    hash.update(file.text);
    faults.push(...file.faults);
  }
  return {
    edition: { version: readVersion(editionFile as RecordFile, faults), fingerprint: hash.digest('hex') },
    sources: readSources(model, sourcesFile as RecordFile, faults),
    families,
    retired: readRetired(model, retiredFile as RecordFile, faults),
    faults,
  };
}

function readRetired(
  model: Model,
  file: RecordFile,
  faults: Fault[],
): ReadonlyMap<string, readonly Retirement[]> {
  const byFamily = new Map<string, Retirement[]>();
  file.rows.forEach(({ family, id, by, reason }, index) => {
    const location = file.location(index);
    if (!model.families.some(({ name }) => name === family)) {
      faults.push({ ...location, field: 'family', message: `there is no family ${family}` });
    } else if (!Number.isInteger(id) || !Number.isInteger(by) || typeof reason !== 'string') {
      faults.push({
        ...location,
        field: undefined,
        message: 'expected id and by as integers and reason as a text',
      });
    } else {
      const list = byFamily.get(family as string) ?? [];
      list.push({ id: id as number, by: by as number, reason, location });
      byFamily.set(family as string, list);
    }
  });
  return byFamily;
}

function readVersion(file: RecordFile, faults: Fault[]): string {
  const version = file.rows[0]?.version;
  if (typeof version === 'string' && /^\d{4}\.\d{2}\.\d{2}(\.\d+)?$/.test(version)) return version;
  faults.push({
    ...file.location(0),
    field: 'version',
    message: 'expected the day of the edition, such as 2026.11.15',
  });
  return '';
}

function readSources(model: Model, file: RecordFile, faults: Fault[]): readonly Source[] {
  file.rows.forEach(({ covers }, index) => {
    const report = (message: string) => faults.push({ ...file.location(index), field: 'covers', message });
    if (typeof covers !== 'object' || covers === null) {
      report('expected the fields that the source covers, by family');
      return;
    }
    for (const [name, fields] of Object.entries(covers)) {
      const family = model.families.find((candidate) => candidate.name === name);
      if (family === undefined) report(`there is no family ${name}`);
      else if (!Array.isArray(fields)) report(`expected a list of fields of ${name}`);
      else
        for (const field of fields)
          if (family.field(field) === undefined) report(`${name} has no field ${field}`);
    }
  });
  return file.rows as unknown as readonly Source[];
}
