// The family that a command names, and whether one of its paths returns records.
import { colombia } from '../../country/index.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { namedFamily, nearestFamily } from '../../engine/names/named-family.js';
import { compileOperations } from '../../engine/operations/compile-kinds.js';
import { API, isOnRecords } from '../../engine/operations/operation.js';
import { CommandFault, exitCodes } from './command-fault.js';

const { families } = colombia;

export function askedFamily(word: string): ModelFamily {
  const family = namedFamily(families, word);
  if (family !== undefined) return family;
  const near = nearestFamily(families, word);
  const meant = near === undefined ? '' : ` Did you mean ${near.record}?`;
  const all = families.map(({ record }) => record).join(', ');
  throw new CommandFault(
    `There is no family called "${word}".${meant} The families are ${all}.`,
    exitCodes.usage,
  );
}

/** `list` is the last part of the path of a list that belongs to a record. */
export function returnsRecords({ path }: ModelFamily, list: string | undefined): boolean {
  const wanted = [API, path, '{id}', ...(list === undefined ? [] : [list])].join('/');
  const operation = compileOperations(colombia).operations.find((each) => each.path === wanted);
  return operation !== undefined && isOnRecords(operation);
}
