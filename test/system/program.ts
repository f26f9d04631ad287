// Finds a program that a suite starts. `npm run test:install` installs those that are missing; without them a suite is skipped.
import { type Program, pathOf, programs } from './programs.mjs';

/** The program's path; undefined means that its suite is skipped, after a message about how to change that. */
export function program(name: Program): string | undefined {
  const path = pathOf(name);
  if (path === undefined)
    console.warn(
      `Skipped: ${name} is missing. Install it (apt-get install ${programs[name]}), or run npm run test:install.`,
    );
  return path;
}
