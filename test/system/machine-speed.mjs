// How long a fixed piece of work takes on this machine, in processor time: budgets follow it, because they were measured on another one.

/** Work similar to that of the tests: objects, texts, JSON and sorting. */
function work() {
  const records = Array.from({ length: 20_000 }, (_, at) => ({
    id: at,
    name: `municipio ${(at * 7919) % 20_000}`,
    at: [at / 7, -at / 3],
  }));
  let sum = 0;
  for (let round = 0; round < 4; round++) {
    const again = /** @type {typeof records} */ (JSON.parse(JSON.stringify(records)));
    again.sort((a, b) => a.name.localeCompare(b.name));
    const byName = new Map(again.map((record) => [record.name.toUpperCase(), record.id]));
    for (const { name } of again) sum += byName.get(name.toUpperCase()) ?? 0;
  }
  return sum;
}

/** Seconds of processor time: the median of three, after one that compiles it. */
export function referenceSeconds() {
  const taken = [0, 1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return /** @type {number} */ (taken.slice(1).toSorted((a, b) => a - b)[1]);
}
