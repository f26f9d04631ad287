// Finds a program that a suite needs, and installs its Debian package only where that was asked for.
import { execFileSync } from 'node:child_process';

const mayInstall = process.env.ATLAS_TEST_INSTALL === '1';

function find(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** The program's path; undefined means that its suite is to be skipped, and how to change that was said. */
export function program(name: string, debianPackage: string): string | undefined {
  const found = find(name);
  if (found !== undefined) return found;
  if (!mayInstall) {
    console.warn(
      `Skipped: ${name} is missing. Install it (apt-get install ${debianPackage}) or set ATLAS_TEST_INSTALL=1.`,
    );
    return undefined;
  }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', debianPackage], { stdio: 'inherit' });
  const installed = find(name);
  if (installed === undefined)
    throw new Error(`${debianPackage} was installed, but ${name} is still missing.`);
  return installed;
}
