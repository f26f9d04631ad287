// json-server with its defaults, except for the log, on the records of every list as our service returns them.
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createAtlas } from '../../../src/app.js';
import { kinds } from '../../../src/engine/operations/kinds/index.js';
import { API, operationsOfKind } from '../../../src/engine/operations/operation.js';
import { NO_ARGUMENTS } from '../../../src/engine/operations/request/parameter.js';

/** The part of json-server 0.17 that we use; it comes without types. */
interface JsonServer {
  readonly create: () => {
    readonly use: (...handlers: readonly unknown[]) => void;
    readonly listen: (port: number, host: string, listening: () => void) => Server;
  };
  readonly defaults: (options: { readonly logger: boolean }) => readonly unknown[];
  readonly router: (records: Readonly<Record<string, unknown>>) => unknown;
}

const jsonServer = createRequire(import.meta.url)('json-server') as JsonServer;

async function recordsByPath(): Promise<Readonly<Record<string, unknown>>> {
  const { engine } = await createAtlas();
  const lists = operationsOfKind(engine, kinds.wholeList);
  return Object.fromEntries(
    lists.map((operation) => {
      const answered = engine.answer(operation, NO_ARGUMENTS);
      if ('problem' in answered) throw new Error(`The list ${operation.path} is not answered.`);
      return [operation.family.path, JSON.parse(new TextDecoder().decode(answered.body))];
    }),
  );
}

const { values: options } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
app.use(API, jsonServer.router(await recordsByPath()));
const server = app.listen(Number(options.port), '127.0.0.1', () => {
  console.log(`json-server serves http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
