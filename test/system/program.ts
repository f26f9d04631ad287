// Finds a program that a suite starts. Those that are missing are installed before the suites run if ATLAS_TEST_INSTALL=1 asks for it.
import { type Program, pathOf, programs } from './programs.mjs';

/** The program's path; undefined means that its suite is skipped, after a message about how to change that. */
export function program(name: Program): string | undefined {
  const path = pathOf(name);
  if (path === undefined)
    console.warn(
      `Skipped: ${name} is missing. Install it (apt-get install ${programs[name]}), or run npm test with ATLAS_TEST_INSTALL=1.`,
    );
  return path;
}
