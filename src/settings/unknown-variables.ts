// Typos in our variables: names that differ from one of ours by a single letter after the first. All others are not ours.
import { nearest } from '../engine/text/nearest.js';

/** PGHOST and WORKER are as close to HOST and WORKERS as a typo would be. */
const SHORTEST = 8;

interface UnknownVariable {
  readonly name: string;
  readonly nearest: string;
}

export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  ours: readonly string[],
): readonly UnknownVariable[] {
  const long = ours.filter(({ length }) => length >= SHORTEST);
  return Object.keys(environment)
    .filter((name) => environment[name] && !ours.includes(name))
    .flatMap((name) => {
      const meant = nearest(
        name,
        long.filter((own) => own[0] === name[0]),
        1,
      );
      return meant === undefined ? [] : [{ name, nearest: meant }];
    });
}
