// Reads each part of a dataset on first use, for a program that answers one request and needs few families.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalog } from '../../engine/catalog/build-catalog.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Dataset, FamilyRows, Fault } from '../../engine/dataset/dataset.js';
import { DatasetFault } from '../../engine/dataset/dataset-fault.js';
import type { Model } from '../../engine/model/model.js';
import { storedFile } from '../../engine/model/series.js';
import { fileNames, hashed, readersOf, readFamily } from './assemble-dataset.js';
import { type RecordFile, readRecordFileNow, readRegularFileNow } from './read-record-file.js';
import { byEdition, CHANGES_FOLDER, readChanges } from './record-texts.js';

const NO_NAMES = { sources: undefined, terms: undefined };

/** Files are checked alone when they are read, not against each other. */
export function openCatalogFiles(model: Model, folder: string): Catalog {
  const faults: Fault[] = [];
  const files = new Map<string, RecordFile>();
  const families = new Map<string, FamilyRows | undefined>();

  function file(name: string): RecordFile {
    const read = files.get(name) ?? readRecordFileNow(join(folder, name));
    if (!files.has(name)) faults.push(...read.faults);
    files.set(name, read);
    return read;
  }

  function family(name: string): FamilyRows | undefined {
    if (families.has(name)) return families.get(name);
    const found = model.family(name);
    const stored = storedFile(found);
    const rows = stored === undefined ? undefined : readFamily(found, file(stored), faults);
    families.set(name, rows);
    return rows;
  }

  const { boundaries, version, ...others } = readersOf(model, file, NO_NAMES, faults);
  const changesFiles = () => {
    const found = existsSync(join(folder, CHANGES_FOLDER)) ? readdirSync(join(folder, CHANGES_FOLDER)) : [];
    const named = found.filter((name) => name.endsWith('.json'));
    return named.map((name) => `${CHANGES_FOLDER}/${name}`).sort(byEdition);
  };
  const names = () => [...fileNames(model), ...changesFiles()];
  const hashes = () => hashed(names(), (name) => readRegularFileNow(join(folder, name)));
  const dataset = onFirstUse<Omit<Dataset, 'families' | 'boundaries' | 'faults'>>(faults, {
    ...others,
    edition: () => ({ version: version(), fingerprint: hashes().fingerprint }),
    checksums: () => hashes().checksums,
    changes: () => changesFiles().map((name) => readChanges(name, file(name), faults)),
  });
  return openCatalog(
    model,
    Object.assign(dataset, {
      families: { get: (name: string) => checkedPart(faults, family(name)) },
      boundaries: { get: (name: string) => checkedPart(faults, boundaries(name)) },
    }),
  );
}

function checkedPart<Part>(faults: readonly Fault[], part: Part): Part {
  if (faults.length > 0) throw new DatasetFault(faults);
  return part;
}

/** Turns each part into a property that is computed on first use. */
function onFirstUse<Parts extends object>(
  faults: readonly Fault[],
  parts: { readonly [Name in keyof Parts]: () => Parts[Name] },
): Parts {
  const made = {} as Parts;
  for (const [name, read] of Object.entries<() => unknown>(parts))
    Object.defineProperty(made, name, {
      configurable: true,
      get: () => {
        const value = checkedPart(faults, read());
        Object.defineProperty(made, name, { value });
        return value;
      },
    });
  return made;
}
