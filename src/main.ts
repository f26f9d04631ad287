// The process: settings, service, listening, signals, exit code.
import './hold-tick-shape.js';
import { performance } from 'node:perf_hooks';
import { createAtlas, type Service } from './app.js';
import { readSettings } from './settings/settings.js';

async function start(): Promise<void> {
  const { host, port, dataFolder } = readSettings(process.env);
  const service = await createAtlas(dataFolder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => service.server.close());
  const address = await service.server.listen({ host, port });
  for (const line of rowCounts(service)) console.log(line);
  console.log(`Atlas Colombia serves ${address} (ready in ${Math.round(performance.now())} ms)`);
  await service.warmUp();
}

function rowCounts({ model, engine }: Service): string[] {
  return model.families.map((family) => {
    const rows = family.calendar === undefined ? engine.catalog.table(family).rows.length : 'computed';
    return `${family.record.padEnd(28)}${String(rows).padStart(8)}`;
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
