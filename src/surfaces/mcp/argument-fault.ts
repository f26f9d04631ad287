// Faults in the arguments of a call before any operation reads them: names, presence and kinds.
import { nearest } from '../../engine/text/nearest.js';
import type { Argument, Given, Refused, Tool } from './tool.js';

export function argumentFault({ name: tool, arguments: known }: Tool, given: Given): Refused | undefined {
  const names = Object.keys(known);
  const next =
    names.length === 0 ? 'Call it without arguments.' : `The arguments of ${tool} are ${listed(known)}.`;
  for (const [name, value] of Object.entries(given)) {
    const argument = Object.hasOwn(known, name) ? known[name] : undefined;
    const meant = argument === undefined ? nearest(name, names) : undefined;
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    if (argument === undefined)
      return { refused: `There is no argument called ${shown(name)}.${hint}`, next };
    const kind = kindNeeded(argument, value);
    if (kind !== undefined) return { refused: `${name} is not ${kind}.`, next };
  }
  const missing = names.find((name) => known[name]?.required && isAbsent(given[name]));
  return missing === undefined ? undefined : { refused: `${missing} is missing.`, next };
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const shown = (name: string) => JSON.stringify(name.slice(0, 100));
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const listed = (known: Readonly<Record<string, Argument>>) =>
  Object.entries(known)
    .map(([name, { required }]) => (required ? `${name} (required)` : name))
    .join(', ');

/** Models write numbers as texts and lists with commas: any value that the operation can read is right. */
function kindNeeded({ schema: { type, items } }: Argument, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (type === 'object') {
    const isRight =
      isObject(value) && Object.values(value as object).every((each) => isScalar(each) || isListOf(each));
    return isRight ? undefined : 'an object with texts, numbers or lists of them';
  }
  if (type === 'array' && items?.type === 'object')
    return Array.isArray(value) && value.every(isObject) ? undefined : 'a list of objects';
  if (type === 'array') return isScalar(value) || isListOf(value) ? undefined : 'a list of texts';
  return isScalar(value) ? undefined : `a ${type === 'string' ? 'text' : 'plain value'}`;
}

const isListOf = (value: unknown) => Array.isArray(value) && value.every(isScalar);
