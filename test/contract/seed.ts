// The seed of all random cases. It is the same for every run, so that a change never fails for a fault that it did not make;
// `ATLAS_SEED=new` draws another one, which is printed, and `ATLAS_SEED=7` repeats it.
import { randomInt } from 'node:crypto';

const { ATLAS_SEED = '1' } = process.env;

export const seed = ATLAS_SEED === 'new' ? randomInt(2 ** 31) : Number(ATLAS_SEED);
console.log(`ATLAS_SEED=${seed}`);
