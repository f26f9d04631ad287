// Reads the source of each field and each exception, and every corrected value with its reason and source.

import { isPolyline } from '../../engine/boundaries/arcs.js';
import {
  bulkUses,
  type Correction,
  dateOrigins,
  type Fault,
  type Provenance,
  type Reason,
  type Source,
  type Terms,
} from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { isLocalized, languages } from '../../engine/text/localized.js';
import { type RecordFile, reportFaults } from './read-record-file.js';

/**
 * Files with borders have a line for the grid, then a line for each arc with the ids of the areas on its left and right. Files with islets
 * have a line for each, with a circle and the id of its area.
 */
export function boundaryFiles({ levels }: Model): readonly string[] {
  const boundary = levels?.drawn.boundary;
  if (boundary === undefined) return [];
  const { files, islets } = boundary;
  return [...Object.values(files), ...(islets === undefined ? [] : [islets])];
}

export function readBoundaries(
  { levels }: Model,
  name: string,
  file: RecordFile,
  sources: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Row[] {
  const isIslets = name === levels?.drawn.boundary?.islets;
  file.rows.forEach((row, index) => {
    const wrong = isIslets ? isletFault(row, sources) : index === 0 ? gridFault(row) : arcFault(row);
    if (wrong !== undefined) faults.push({ ...file.location(index), ...wrong });
  });
  return file.rows;
}

type Wrong = Pick<Fault, 'field' | 'message'> | undefined;

function gridFault(row: Row): Wrong {
  const field = ['scale', 'translate'].find((name) => !isPair(row[name], Number.isFinite));
  return field === undefined ? undefined : { field, message: 'expected two numbers' };
}

function arcFault({ left, right, from, line }: Row): Wrong {
  for (const [field, id] of Object.entries({ left, right }))
    if (id !== null && !Number.isInteger(id)) return { field, message: 'expected an id or null' };
  if (!isPair(from, Number.isInteger)) return { field: 'from', message: 'expected two integers' };
  return typeof line === 'string' && isPolyline(line)
    ? undefined
    : { field: 'line', message: 'expected an encoded polyline' };
}

function isletFault(row: Row, sources: ReadonlySet<unknown> | undefined): Wrong {
  const { name, area, radius, source, basis } = row;
  if (typeof name !== 'string' || name === '') return { field: 'name', message: 'expected a text' };
  if (!Number.isInteger(area)) return { field: 'area', message: 'expected an id' };
  for (const [field, most] of Object.entries({ latitude: 90, longitude: 180 })) {
    const degrees = row[field];
    if (typeof degrees !== 'number' || !(Math.abs(degrees) <= most))
      return { field, message: `expected degrees from -${most} to ${most}` };
  }
  if (typeof radius !== 'number' || !(radius > 0)) return { field: 'radius', message: 'expected metres' };
  if (sources?.has(source) === false) return { field: 'source', message: `there is no source ${source}` };
  return isLocalized(basis)
    ? undefined
    : { field: 'basis', message: `expected a text in ${languages.join(' and ')}` };
}

const isPair = (value: unknown, holds: (each: unknown) => boolean) =>
  Array.isArray(value) && value.length === 2 && value.every(holds);

type Names = ReadonlySet<unknown> | undefined;

export function readProvenance(
  model: Model,
  file: RecordFile,
  sources: Names,
  faults: Fault[],
): readonly Provenance[] {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    const fault = namedFault(model, sources, row);
    if (fault !== undefined) report(index, ...fault);
    const { ids } = row;
    if (ids !== undefined && !(Array.isArray(ids) && ids.every(Number.isInteger)))
      report(index, 'ids', 'expected a list of ids');
  });
  return file.rows as unknown as readonly Provenance[];
}

/** A correction without a source is of spelling only. */
export function readCorrections(
  model: Model,
  file: RecordFile,
  sources: Names,
  faults: Fault[],
): readonly Correction[] {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    const fault = namedFault(model, sources, row, true);
    if (fault !== undefined) report(index, ...fault);
    else if (!Number.isInteger(row.id) || typeof row.reason !== 'string')
      report(index, undefined, 'expected id as an integer and reason as a text');
  });
  return file.rows as unknown as readonly Correction[];
}

/** A line about a field can name a missing family, field or source. */
function namedFault(
  model: Model,
  sources: Names,
  { family: name, field, source }: Row,
  mayLack = false,
): [field: string, message: string] | undefined {
  const family = model.families.find((candidate) => candidate.name === name);
  if (family === undefined) return ['family', `there is no family ${name}`];
  if (family.field(String(field)) === undefined) return ['field', `${name} has no field ${field}`];
  if (source === undefined && mayLack) return undefined;
  return sources?.has(source) === false ? ['source', `there is no source ${source}`] : undefined;
}

/**
 * Reads the sources of values, the terms and the reasons in every language. Each source names its terms and, if it has one, the source
 * through which it came.
 */
export function readTerms(file: RecordFile, faults: Fault[]): readonly Terms[] {
  requireTexts(file, ['id', ...languages, 'url'], faults);
  requireOneOf(file, 'bulk', bulkUses, faults);
  return file.rows as unknown as readonly Terms[];
}

export function readReasons(file: RecordFile, faults: Fault[]): readonly Reason[] {
  requireTexts(file, languages, faults);
  return file.rows as unknown as readonly Reason[];
}

export function readSources(
  file: RecordFile,
  terms: ReadonlySet<unknown> | undefined,
  faults: Fault[],
): readonly Source[] {
  requireTexts(file, ['id', 'publisher', 'terms'], faults);
  requireOneOf(file, 'dateFrom', [...dateOrigins, null], faults);
  const report = reportFaults(file, faults);
  const known = { terms, through: new Set(file.rows.map(({ id }) => id)) };
  file.rows.forEach((row, index) => {
    if (!isLocalized(row.title)) report(index, 'title', `expected a text in ${languages.join(' and ')}`);
    for (const [field, ids] of Object.entries(known)) {
      const value = row[field];
      if (typeof value === 'string' && ids?.has(value) === false)
        report(index, field, `there is no ${field === 'terms' ? 'entry in terms.json' : 'source'} ${value}`);
    }
  });
  return file.rows as unknown as readonly Source[];
}

function requireOneOf(
  file: RecordFile,
  field: string,
  values: readonly (string | null)[],
  faults: Fault[],
): void {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    if (!values.includes(row[field] as string | null))
      report(index, field, `expected one of ${values.map(String).join(', ')}, found ${row[field]}`);
  });
}

function requireTexts(file: RecordFile, fields: readonly string[], faults: Fault[]): void {
  const report = reportFaults(file, faults);
  file.rows.forEach((row, index) => {
    for (const field of fields)
      if (typeof row[field] !== 'string' || row[field] === '') report(index, field, 'expected a text');
  });
}
