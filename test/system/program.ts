// Finds a program that a suite needs. What is missing is installed before the suites run, and only where that was asked for.
import { execFileSync } from 'node:child_process';
import { programs } from './programs.mjs';

/** The program's path; undefined means that its suite is to be skipped, and how to change that was said. */
export function program(name: keyof typeof programs): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    console.warn(
      `Skipped: ${name} is missing. Install it (apt-get install ${programs[name]}) or run npm test with ATLAS_TEST_INSTALL=1.`,
    );
    return undefined;
  }
}
