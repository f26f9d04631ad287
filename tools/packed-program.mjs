// Packages contain no links, and dist/ is one: for as long as npm packs, lib/ is a copy of the program. --remove deletes it.
import { cpSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from './build-stamps.mjs';

const packed = join(root, 'lib');

rmSync(packed, { recursive: true, force: true });
if (!process.argv.includes('--remove')) cpSync(join(realpathSync(dist), 'src'), packed, { recursive: true });
