// The seed of all random cases. Each tree of files draws its own, so that a commit that has passed once passes again, and
// the next one tries other cases. `ATLAS_SEED=7` asks for another one.
import { spawnSync } from 'node:child_process';

function seedOfTree(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return Number.parseInt((stdout ?? '').slice(0, 7), 16) || 1;
}

export const seed = Number(process.env.ATLAS_SEED ?? seedOfTree());
console.log(`ATLAS_SEED=${seed}`);
