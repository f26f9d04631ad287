// Finds an installed program, or prints how to install it.
import { execFileSync } from 'node:child_process';

export function findProgram(name: string, debianPackage: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    console.error(`${name} is not installed, so it is skipped; on Debian: apt-get install ${debianPackage}`);
    return undefined;
  }
}
