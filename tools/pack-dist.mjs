// Packages contain no links, and dist/ is one: for as long as npm packs, it is the folder itself. --back makes it the link again.
import { cpSync, existsSync, lstatSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from './build-stamps.mjs';

const aside = join(root, '.builds', 'link-while-packing');

if (process.argv.includes('--back')) {
  if (existsSync(aside)) {
    rmSync(dist, { recursive: true });
    renameSync(aside, dist);
  }
} else if (lstatSync(dist).isSymbolicLink()) {
  const folder = realpathSync(dist);
  renameSync(dist, aside);
  cpSync(folder, dist, { recursive: true });
}
