// Codes beside names, as official tables have them: "05001 - Medellín", "CALI (76001)", "05.001", "05 Antioquia".
import type { Ordinal } from '../catalog/catalog.js';
import type { NameIndex } from './name-index.js';

interface CodesBeside {
  /** The text without them. */
  readonly rest: string;
  readonly own: readonly Ordinal[];
  readonly larger: readonly Ordinal[];
}

/** A dot between thousands is none of the code. */
const DOTTED = /(?<![\d.])(\d{1,3})\.(\d{3})(?![\d.])/g;
/** A single digit is no code. */
const NUMBER = /(?<!\d)\d{2,}(?!\d)/g;

export const withoutDots = (text: string): string => text.replace(DOTTED, '$1$2');

/** Leaves numbers that are not codes in the text. */
export function codesBeside(own: NameIndex, larger: NameIndex, text: string): CodesBeside {
  const found: { own: Ordinal[]; larger: Ordinal[] } = { own: [], larger: [] };
  const rest = text.replace(NUMBER, (digits) => {
    const [ofOwn] = own.find([digits]).keys();
    const [ofLarger] = larger.find([digits]).keys();
    if (ofOwn !== undefined) found.own.push(ofOwn);
    else if (ofLarger !== undefined) found.larger.push(ofLarger);
    else return digits;
    return ' ';
  });
  return { ...found, rest };
}
