#!/usr/bin/env node
// The `atlas` command of the package. In a checkout it installs and builds first, if something is missing or out of date.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const prepare = fileURLToPath(new URL('../tools/prepare.mjs', import.meta.url));
const isCheckout = existsSync(prepare);
if (isCheckout) {
  const { isSeen, see } = await import('../tools/build-stamps.mjs');
  if (!isSeen()) {
    // These are run beside a service.
    const isOperator = ['publish-edition', 'editions'].includes(process.argv[2]);
    const part = isOperator ? ['--operator'] : process.argv[2] === 'check' ? ['--program'] : [];
    // Only results go to standard output.
    const { status } = spawnSync(process.execPath, [prepare, ...part], { stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(1);
    if (part.length === 0) see();
  }
}
await import(`../${isCheckout ? 'dist' : 'lib'}/src/programs/atlas/atlas.js`);
