// Borders: a line with the grid, then a line for each arc with the areas to its left and to its right, by their ids. Islands that are not
// drawn: a line for each, with a circle and the id of its area.
import { isPolyline } from '../../engine/boundaries/polyline.js';
import type { Fault } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import { isLocalized, languages } from '../../engine/text/localized.js';
import type { RecordFile } from './read-record-file.js';

/** The files in which areas are drawn, and that of the islands that are not. */
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
