// The Node.js of the programs that the deep suite starts: the newest supported release, if it is installed. The tests run on the oldest.
import { join } from 'node:path';
import { hasPackages, packagesOf } from './install-packages.mjs';

const runtimes = join(import.meta.dirname, '..', 'runtimes');
const newest = join(packagesOf(runtimes), `node-linux-${process.arch}`, 'bin', 'node');

export const hasNewestNode = hasPackages(runtimes);
if (!hasNewestNode)
  console.warn('Skipped: a second release of Node.js is missing. npm run test:install installs it.');

export const programNode = hasNewestNode ? newest : process.execPath;
