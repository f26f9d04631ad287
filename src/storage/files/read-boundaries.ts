// Borders: a line with the grid, then a line for each arc with the areas to its left and to its right, by their ids.
import { isPolyline } from '../../engine/boundaries/polyline.js';
import type { Fault } from '../../engine/dataset/dataset.js';
import type { Model, Row } from '../../engine/model/model.js';
import type { RecordFile } from './read-record-file.js';

/** The files in which areas are drawn. */
export const boundaryFiles = ({ levels }: Model): readonly string[] =>
  Object.values(levels?.drawn.boundary?.files ?? {});

export function readBoundaries(file: RecordFile, faults: Fault[]): readonly Row[] {
  file.rows.forEach((row, index) => {
    const wrong = index === 0 ? gridFault(row) : arcFault(row);
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

const isPair = (value: unknown, holds: (each: unknown) => boolean) =>
  Array.isArray(value) && value.length === 2 && value.every(holds);
