// Reads data/ for the rules, and writes a family's file back with one record per line.
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type {
  Alias,
  Correction,
  Fault,
  HistoryEvent,
  Provenance,
  Reason,
  Source,
  Terms,
} from '../engine/dataset/dataset.js';
import { DatasetFault } from '../engine/dataset/dataset-fault.js';
import type { Model, Row } from '../engine/model/model.js';
import { readDatasetFiles } from '../storage/files/assemble-dataset.js';
import { readRecordFile, recordLines } from '../storage/files/read-record-file.js';
import { contentOf } from './content.js';
import type { DatedFact, RuleData } from './data-rule.js';

export async function readRuleData(model: Model, folder: string): Promise<RuleData> {
  const read = async (name: string): Promise<readonly Row[]> => {
    const file = await readRecordFile(join(folder, name));
    if (file.faults.length > 0) throw new DatasetFault(file.faults);
    return file.rows;
  };
  const rows = new Map<string, readonly Row[]>();
  const lines = new Map<string, readonly Row[]>();
  for (const { name, file, series } of model.families) {
    if (file !== undefined) rows.set(name, await read(file));
    if (series !== undefined) lines.set(name, await read(series.file));
  }
  const typed = async <Line>(name: string) => (await read(name)) as unknown as readonly Line[];
  const [edition] = await read('edition.json');
  const dataset = await readDatasetFiles(model, folder);
  const { changes, boundaries } = dataset;
  return {
    model,
    edition: String(edition?.version),
    rows,
    content: contentOf(model, dataset),
    lines,
    boundaries,
    retired: await read('retired.json'),
    corrections: await typed<Correction>('corrections.json'),
    reasons: await typed<Reason>('reasons.json'),
    aliases: await typed<Alias>('aliases.json'),
    history: await typed<HistoryEvent>('history.json'),
    sources: await typed<Source>('sources.json'),
    terms: await typed<Terms>('terms.json'),
    provenance: await typed<Provenance>('provenance.json'),
    changes,
    lineFaults: lineFaultsOf(model, folder, dataset.faults),
    cityTexts: await read('prose/cities.json'),
    datedFacts: await typed<DatedFact>('prose/dated-facts.json'),
    subregions: await typed<RuleData['subregions'][number]>('prose/subregions.json'),
    properNames: await typed<RuleData['properNames'][number]>('prose/names.json'),
  };
}

/** Rules check the records; `dataset` reports them in English only. */
function lineFaultsOf(model: Model, folder: string, faults: readonly Fault[]): RuleData['lineFaults'] {
  const families = new Set(model.families.map(({ file }) => file));
  return faults
    .map((fault) => ({ ...fault, file: relative(folder, resolve(fault.file)) }))
    .filter(({ file }) => !families.has(file))
    .map((fault) => ({ ...fault, file: `data/${fault.file}` }));
}

export async function writeRecordFile(path: string, rows: readonly Row[]): Promise<void> {
  await writeFile(path, recordLines(rows));
}
