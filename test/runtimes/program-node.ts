// The Node.js of the programs that the deep suite starts: the newest supported release, if it is installed. The tests run on the oldest.
import { join } from 'node:path';
import { hasPackages, packagesOf } from '../system/install-packages.mjs';

const newest = join(packagesOf(import.meta.dirname), `node-linux-${process.arch}`, 'bin', 'node');

export const hasNewestNode = hasPackages(import.meta.dirname);
if (!hasNewestNode)
  console.warn('Skipped: a second release of Node.js is missing. npm run test:install installs it.');

export const programNode = hasNewestNode ? newest : process.execPath;
