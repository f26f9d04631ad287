// Makes a checked dataset of its record files, wherever their rows were read; every fault is reported, not only the first.
import { createHash } from 'node:crypto';
import type { Dataset, FamilyRows, Fault } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { storedFile } from '../../engine/model/series.js';
import { checkLines } from './check-lines.js';
import { checkRows } from './check-rows.js';
import { readAliases } from './read-aliases.js';
import { boundaryFiles, readBoundaries } from './read-boundaries.js';
import { byEdition, isChangesFile, readChanges } from './read-changes.js';
import { readHistory } from './read-history.js';
import { readCorrections, readProvenance } from './read-provenance.js';
import type { RecordFile } from './read-record-file.js';
import { readRetired } from './read-retired.js';
import { readReasons, readSources, readTerms } from './read-sources.js';
import { reportFaults } from './report-faults.js';

/** The files that hold no family, in the order in which they count for the fingerprint. */
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

/** The files of a dataset, in the order in which they count for the fingerprint. */
export function fileNames(model: Model): readonly string[] {
  return [
    ...model.families.flatMap((family) => storedFile(family) ?? []),
    ...boundaryFiles(model),
    ...FURTHER_FILES,
  ];
}

/** The files are those of `fileNames` and of the history, each under its name. */
export function assembleDataset(model: Model, files: ReadonlyMap<string, RecordFile>): Dataset {
  const faults: Fault[] = [];
  const hash = createHash('sha256');
  const checksums = new Map<string, string>();
  const families = new Map<string, FamilyRows>();

  for (const family of model.families) {
    const name = storedFile(family);
    if (name === undefined) continue;
    const file = files.get(name) as RecordFile;
    addToHash(name, file);
    faults.push(...file.faults);
    // A file whose lines could not be read is not an empty family.
    if (file.rows.length > 0 || file.faults.length === 0)
      faults.push(
        ...(family.series === undefined ? checkRows(family, file) : checkLines(family, family.series, file)),
      );
    const { rows, location } = file;
    families.set(family.name, { rows, location, incomplete: file.faults.length > 0 });
  }
  const changes = [...files.keys()].filter(isChangesFile).sort(byEdition);
  for (const name of [...boundaryFiles(model), ...FURTHER_FILES, ...changes]) {
    const file = further(name);
    addToHash(name, file);
    faults.push(...file.faults);
  }
  const terms = readTerms(further('terms.json'), faults);
  const sources = readSources(further('sources.json'), known('terms.json'), faults);
  const names = known('sources.json');
  return {
    edition: { version: readVersion(further('edition.json'), faults), fingerprint: hash.digest('hex') },
    checksums,
    sources,
    terms,
    provenance: readProvenance(model, further('provenance.json'), names, faults),
    corrections: readCorrections(model, further('corrections.json'), names, faults),
    reasons: readReasons(further('reasons.json'), faults),
    aliases: readAliases(model, further('aliases.json'), names, faults),
    history: readHistory(model, further('history.json'), names, faults),
    changes: changes.map((name) => readChanges(name, further(name), faults)),
    families,
    retired: readRetired(model, further('retired.json'), faults),
    boundaries: new Map(
      boundaryFiles(model).map((name) => [name, readBoundaries(model, name, further(name), names, faults)]),
    ),
    faults,
  };

  /** The fingerprint is that of the checksums, so that every byte is hashed once. */
  function addToHash(name: string, { content }: RecordFile): void {
    const checksum = createHash('sha256').update(content).digest('hex');
    checksums.set(name, checksum);
    hash.update(`${name} ${checksum}\n`);
  }

  function further(name: string): RecordFile {
    return files.get(name) as RecordFile;
  }

  /** The ids in a file; undefined if it could not be read, so that a name it may have is not a further fault. */
  function known(name: 'sources.json' | 'terms.json'): ReadonlySet<unknown> | undefined {
    const { rows, faults: found } = further(name);
    return found.length > 0 ? undefined : new Set(rows.map(({ id }) => id));
  }
}

function readVersion(file: RecordFile, faults: Fault[]): string {
  const version = file.rows[0]?.version;
  if (typeof version === 'string' && /^\d{4}\.\d{2}\.\d{2}(\.\d+)?$/.test(version)) return version;
  reportFaults(file, faults)(0, 'version', 'expected the day of the edition, such as 2026.11.16');
  return '';
}
