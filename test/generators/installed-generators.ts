// Finds the packages of the generators, which `npm run test:install` installs.
import { hasPackages, packagesOf } from '../system/install-packages.mjs';

/** The folder of their packages; undefined means that the suite is skipped, after a message about how to change that. */
export function installedGenerators(): string | undefined {
  if (hasPackages(import.meta.dirname)) return packagesOf(import.meta.dirname);
  console.warn('Skipped: the generators are missing. npm run test:install installs them.');
  return undefined;
}
