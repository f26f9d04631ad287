// Two numbers in a line, as people write coordinates, or two angles in degrees, minutes and seconds.
import { readAngle, splitPair } from '../../engine/operations/values/point.js';
import { cellsOf } from './pasted-lines.js';

export type ReadPoint =
  /** If letters mark the latitude, it comes first. */
  | { readonly pair: readonly [string, string]; readonly isMarked?: true }
  /** `right` is how it would be understood, if that is known. */
  | { readonly unclear: 'no pair' }
  | { readonly unclear: 'decimal commas'; readonly right: string };

const NUMBER = /^[-+]?\d+([.,]\d+)?$/;
const withPoint = (text: string) => text.replace(',', '.');

/** If tabs, semicolons or spaces separate the numbers, a comma inside them is a decimal one. */
export function readPoint(line: string, delimiter: string | undefined): ReadPoint {
  const read = readNumbers(line, delimiter);
  return 'unclear' in read ? (readAngles(line) ?? read) : read;
}

function readNumbers(line: string, delimiter: string | undefined): ReadPoint {
  const plain = line.trim().replace(/^[([]+|[)\]]+$/g, '');
  if (delimiter !== undefined && plain.includes(delimiter))
    return pairOf(cellsOf(plain, delimiter).filter(isNumber));
  for (const between of [/\s*,\s+/, /\s+/]) {
    const parts = plain.split(between);
    if (parts.length === 2 && parts.every(isNumber)) return pairOf(parts);
  }
  const parts = plain.split(/\s*,\s*/);
  if (parts.length === 4 && parts.every((part) => /^[-+]?\d+$/.test(part)))
    return { unclear: 'decimal commas', right: `${parts[0]}.${parts[1]}, ${parts[2]}.${parts[3]}` };
  return pairOf(parts);
}

function readAngles(line: string): ReadPoint | undefined {
  const [first, second] = (splitPair(line) ?? []).map(readAngle);
  if (first === undefined || second === undefined) return undefined;
  const axes = [first.axis, second.axis];
  if (axes[0] !== undefined && axes[0] === axes[1]) return undefined;
  const isSwapped = axes[0] === 'longitude' || axes[1] === 'latitude';
  const [one, other] = isSwapped ? [second, first] : [first, second];
  const pair = [String(one.degrees), String(other.degrees)] as const;
  return axes.some((axis) => axis !== undefined) ? { pair, isMarked: true } : { pair };
}

const isNumber = (text: string) => NUMBER.test(text);

function pairOf(parts: readonly string[]): ReadPoint {
  const [one, other, ...rest] = parts;
  if (one === undefined || other === undefined || rest.length > 0) return { unclear: 'no pair' };
  return isNumber(one) && isNumber(other)
    ? { pair: [withPoint(one), withPoint(other)] }
    : { unclear: 'no pair' };
}
