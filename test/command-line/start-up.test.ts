// A command loads only the modules and files that it needs, so that it starts quickly.
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { smallData } from '../system/small-data.js';
import { program, runLine } from './run-atlas.js';

const DATA_FOLDER = await smallData();
afterAll(() => rm(DATA_FOLDER, { recursive: true, force: true }));

/** A module of the build, with those that it imports statically. */
function loadedWith(module: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const text = readFileSync(module, 'utf8');
  found.set(module, text);
  for (const [, path = ''] of text.matchAll(/^(?:import|export) .*?"(\..+?)";$/gm)) {
    const next = join(dirname(module), path);
    if (!found.has(next)) loadedWith(next, found);
  }
  return found;
}

const bytesOf = (modules: ReadonlyMap<string, string>) =>
  [...modules.values()].reduce((sum, text) => sum + text.length, 0);

/** The module that another one imports dynamically. */
function importedLater(module: string, name: string): string {
  const texts = loadedWith(module);
  for (const [from, text] of texts) {
    const path = new RegExp(`import\\("(\\S*/${name}-\\S+?\\.js)"\\)`).exec(text)?.[1];
    if (path !== undefined) return join(dirname(from), path);
  }
  throw new Error(`${module} does not import ${name}.`);
}

it('loads the modules of a command only when it runs', () => {
  const start = loadedWith(program);
  expect(bytesOf(start)).toBeLessThan(60_000);
  const records = importedLater(program, 'record-commands');
  const dataset = importedLater(records, 'ask-dataset');
  const server = importedLater(records, 'ask-server');
  expect(bytesOf(loadedWith(server))).toBeLessThan(20_000);
  const loaded = new Map([...loadedWith(records), ...loadedWith(dataset)]);
  expect(bytesOf(loaded)).toBeLessThan(1_000_000);
  for (const [path, text] of loaded) expect(text, path).not.toMatch(/fastify|node_modules\/pino/);
});

it('reads only the files of the requested families', async () => {
  for (const file of ['population.json', 'corrections.json', 'postal-codes.json'])
    writeFileSync(join(DATA_FOLDER, file), '[\n{"id":1},\n');
  const around = { env: { DATA_FOLDER } };
  expect(await runLine('atlas list department --fields name --limit 1', around)).toMatchObject({ code: 0 });
  expect(await runLine('atlas working-days 2026-12-18 --add 15', around)).toMatchObject({ code: 0 });
  const { code, out, err } = await runLine('atlas count postalcode', around);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/postal-codes\.json:\d+ expected "\["/);
  expect(err).not.toMatch(/^ +at /m);
});
