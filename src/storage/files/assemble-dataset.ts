// Builds a checked dataset from record files of any storage, and reports every fault.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Alias,
  aliasKinds,
  certainties,
  type Dataset,
  eventKinds,
  type FamilyRows,
  type Fault,
  type HistoryEvent,
  type Retirement,
} from '../../engine/dataset/dataset.js';
import type { Model, ModelFamily, Row } from '../../engine/model/model.js';
import { storedFile } from '../../engine/model/series.js';
import { valueFault } from '../../engine/model/value-fault.js';
import { addToList } from '../../engine/scheduling/lists.js';
import {
  boundaryFiles,
  readBoundaries,
  readCorrections,
  readProvenance,
  readReasons,
  readSources,
  readTerms,
} from './read-provenance.js';
import { checkLines, type RecordFile, readRecordFile, reportFaults } from './read-record-file.js';
import { byEdition, CHANGES_FOLDER, isChangesFile, readChanges } from './record-texts.js';

/** Reads and checks a whole dataset from a folder of record files. */
export const readDatasetFiles = async (model: Model, folder: string): Promise<Dataset> =>
  assembleDataset(model, await readRecordFiles(model, folder));

export async function readRecordFiles(
  model: Model,
  folder: string,
): Promise<ReadonlyMap<string, RecordFile>> {
  const names = [...fileNames(model), ...(await changesFiles(folder))];
  const files = await Promise.all(
    names.map(async (name) => [name, await readRecordFile(join(folder, name))] as const),
  );
  return new Map(files);
}

/** A dataset need not have a history. */
async function changesFiles(folder: string): Promise<readonly string[]> {
  const found = await readdir(join(folder, CHANGES_FOLDER)).catch(() => []);
  return found.filter((name) => name.endsWith('.json')).map((name) => `${CHANGES_FOLDER}/${name}`);
}

const texts = ['date', 'codeBefore', 'nameBefore', 'codeAfter', 'nameAfter', 'act'] as const;
const choices = { kind: eventKinds, certainty: certainties } as const;

/** Reads events in the past of records: created, renamed, recoded and merged. */
function readHistory(
  model: Model,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly HistoryEvent[] {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    const fault = faultOf(model, sources, row);
    if (fault !== undefined) report(index, ...fault);
  });
  return file.rows as unknown as readonly HistoryEvent[];
}

function faultOf(
  model: Model,
  sources: ReadonlySet<unknown> | undefined,
  row: Row,
): [field: string, message: string] | undefined {
  const family = model.families.find(({ name }) => name === row.family);
  if (family?.history === undefined) return ['family', `there is no family ${row.family} with a history`];
  if (!Number.isInteger(row.id)) return ['id', 'expected an integer'];
  for (const [field, known] of Object.entries(choices))
    if (!(known as readonly unknown[]).includes(row[field]))
      return [field, `expected one of ${known.join(', ')}, found ${row[field]}`];
  for (const field of texts)
    if (row[field] !== null && (typeof row[field] !== 'string' || row[field] === ''))
      return [field, 'expected a text or null'];
  if (!Array.isArray(row.from) || !row.from.every(Number.isInteger))
    return ['from', 'expected a list of ids'];
  const { notes } = family.history;
  const unknown = Array.isArray(row.notes) ? row.notes.find((id) => !Object.hasOwn(notes, id)) : 'no list';
  if (unknown !== undefined) return ['notes', `expected a list of notes of ${row.family}, found ${unknown}`];
  return sources?.has(row.source) === false ? ['source', `there is no source ${row.source}`] : undefined;
}

const kinds: ReadonlySet<unknown> = new Set(aliasKinds);

/** Reads other names of records: old names, abbreviations, common names and spellings. */
function readAliases(
  model: Model,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Alias[] {
  const families = new Set<unknown>(model.families.map(({ name }) => name));
  const report = reportFaults(file, faults);
  file.rows.forEach(({ family, id, alias, kind, source }, index) => {
    if (!families.has(family)) report(index, 'family', `there is no family ${family}`);
    else if (sources?.has(source) === false) report(index, 'source', `there is no source ${source}`);
    else if (!kinds.has(kind))
      report(index, 'kind', `expected one of ${aliasKinds.join(', ')}, found ${kind}`);
    else if (!Number.isInteger(id) || typeof alias !== 'string' || alias === '')
      report(index, undefined, 'expected id as an integer and alias as a text');
  });
  return file.rows as unknown as readonly Alias[];
}

/** The files without a family, in the order of the fingerprint. */
export const FURTHER_FILES = [
  'retired.json',
  'sources.json',
  'terms.json',
  'provenance.json',
  'corrections.json',
  'reasons.json',
  'aliases.json',
  'history.json',
  'edition.json',
] as const;

/** The files of a dataset, in the order of the fingerprint. */
export function fileNames(model: Model): readonly string[] {
  return [
    ...model.families.flatMap((family) => storedFile(family) ?? []),
    ...boundaryFiles(model),
    ...FURTHER_FILES,
  ];
}

/** The files are those of `fileNames` and of the history, by name. */
export function assembleDataset(model: Model, files: ReadonlyMap<string, RecordFile>): Dataset {
  const faults: Fault[] = [];
  const families = new Map<string, FamilyRows>();
  const file = (name: string) => files.get(name) as RecordFile;

  for (const family of model.families) {
    const name = storedFile(family);
    if (name === undefined) continue;
    faults.push(...file(name).faults);
    families.set(family.name, readFamily(family, file(name), faults));
  }
  const changes = [...files.keys()].filter(isChangesFile).sort(byEdition);
  for (const name of [...boundaryFiles(model), ...FURTHER_FILES, ...changes])
    faults.push(...file(name).faults);
  /** The ids in a file. Undefined if it could not be read, so that an id from it is not a further fault. */
  const known = (name: 'sources.json' | 'terms.json') =>
    file(name).faults.length > 0 ? undefined : new Set(file(name).rows.map(({ id }) => id));
  const read = readersOf(model, file, { sources: known('sources.json'), terms: known('terms.json') }, faults);
  const [terms, sources, version] = [read.terms(), read.sources(), read.version()];
  const { checksums, fingerprint } = hashed([...fileNames(model), ...changes], (name) => file(name).content);
  return {
    edition: { version, fingerprint },
    checksums,
    sources,
    terms,
    provenance: read.provenance(),
    corrections: read.corrections(),
    reasons: read.reasons(),
    aliases: read.aliases(),
    history: read.history(),
    changes: changes.map((name) => readChanges(name, file(name), faults)),
    families,
    retired: read.retired(),
    boundaries: new Map(boundaryFiles(model).map((name) => [name, read.boundaries(name)])),
    faults,
  };
}

/** The fingerprint is the hash of the checksums, so every byte is hashed once. */
export function hashed(
  names: readonly string[],
  contentOf: (name: string) => Buffer | string,
): { readonly checksums: ReadonlyMap<string, string>; readonly fingerprint: string } {
  const hash = createHash('sha256');
  const checksums = new Map<string, string>();
  for (const name of names) {
    const checksum = createHash('sha256').update(contentOf(name)).digest('hex');
    checksums.set(name, checksum);
    hash.update(`${name} ${checksum}\n`);
  }
  return { checksums, fingerprint: hash.digest('hex') };
}

/** Reads and checks the rows of a family. A file with unreadable lines is not an empty family. */
export function readFamily(family: ModelFamily, file: RecordFile, faults: Fault[]): FamilyRows {
  if (file.rows.length > 0 || file.faults.length === 0)
    faults.push(
      ...(family.series === undefined ? checkRows(family, file) : checkLines(family, family.series, file)),
    );
  return { rows: file.rows, location: file.location, incomplete: file.faults.length > 0 };
}

interface KnownNames {
  readonly sources: ReadonlySet<unknown> | undefined;
  readonly terms: ReadonlySet<unknown> | undefined;
}

/** The readers of the other parts, each from its file. */
export const readersOf = (
  model: Model,
  file: (name: string) => RecordFile,
  { sources, terms }: KnownNames,
  faults: Fault[],
) => ({
  version: () => editionVersion(file('edition.json'), faults),
  sources: () => readSources(file('sources.json'), terms, faults),
  terms: () => readTerms(file('terms.json'), faults),
  provenance: () => readProvenance(model, file('provenance.json'), sources, faults),
  corrections: () => readCorrections(model, file('corrections.json'), sources, faults),
  reasons: () => readReasons(file('reasons.json'), faults),
  aliases: () => readAliases(model, file('aliases.json'), sources, faults),
  history: () => readHistory(model, file('history.json'), sources, faults),
  retired: () => readRetired(model, file('retired.json'), faults),
  boundaries: (name: string) => readBoundaries(model, name, file(name), sources, faults),
});

function editionVersion(file: RecordFile, faults: Fault[]): string {
  const version = file.rows[0]?.version;
  if (typeof version === 'string' && /^\d{4}\.\d{2}\.\d{2}(\.\d+)?$/.test(version)) return version;
  reportFaults(file, faults)(0, 'version', 'expected the day of the edition, such as 2026.11.16');
  return '';
}

/** Reads the retired ids of each family. */
function readRetired(
  model: Model,
  file: RecordFile,
  faults: Fault[],
): ReadonlyMap<string, readonly Retirement[]> {
  const byFamily = new Map<string, Retirement[]>();
  const report = reportFaults(file, faults);
  file.rows.forEach(({ family, id, by, reason }, index) => {
    if (!model.families.some(({ name }) => name === family))
      report(index, 'family', `there is no family ${family}`);
    else if (!Number.isInteger(id) || !(by === null || Number.isInteger(by)) || typeof reason !== 'string')
      report(index, undefined, 'expected id and by as integers, by possibly null, and reason as a text');
    else {
      const location = file.location(index);
      addToList(byFamily, family as string, { id: id as number, by: by as number | null, reason, location });
    }
  });
  return byFamily;
}

/** Checks the rows of a family against its fields: kinds, missing and unknown fields, ids, order and emptiness. */
export function checkRows(family: ModelFamily, { rows, location }: FamilyRows): Fault[] {
  const faults: Fault[] = [];
  const report = reportFaults({ location }, faults);

  if (rows.length === 0) report(0, undefined, `${family.name} has no records`);
  if (family.only !== undefined && rows.length > 1)
    report(1, undefined, `${family.name} must be a single record`);
  rows.forEach((row, index) => {
    for (const field of family.fields) {
      const fault =
        field.name in row ? valueFault(field, row[field.name]) : 'is missing; write null for unknown';
      if (fault !== undefined) report(index, field.name, fault);
    }
    for (const name of Object.keys(row)) {
      if (family.field(name) === undefined) report(index, name, `is not a field of ${family.name}`);
    }
  });
  checkIds(rows, report);
  return faults;
}

function checkIds(rows: readonly Row[], report: ReturnType<typeof reportFaults>): void {
  const seen = new Set<number>();
  let highest = 0;
  rows.forEach(({ id }, index) => {
    if (typeof id !== 'number') return;
    if (id < 1 || id > 2_147_483_647) report(index, 'id', `expected 1 to 2147483647, found ${id}`);
    if (seen.has(id)) report(index, 'id', `${id} is already the id of an earlier record`);
    else if (id < highest) report(index, 'id', `${id} comes after ${highest}; records must be in id order`);
    seen.add(id);
    highest = Math.max(highest, id);
  });
}
