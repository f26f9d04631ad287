// The seed of this run's random cases; `ATLAS_SEED` repeats a run.

export const seed = Number(process.env.ATLAS_SEED ?? Math.floor(Math.random() * 2 ** 31));
console.log(`ATLAS_SEED=${seed}`);
