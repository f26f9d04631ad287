// The sizes that the client without a server promises. It imports nothing, neither of Node.js nor of a package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { builtOffline } from './built-offline.js';

let folder: string;
beforeAll(async () => {
  folder = (await builtOffline()).folder;
});

it.each([
  ['offline', 60_000],
  ['holidays', 3_000],
])('%s takes at most %i bytes in Brotli, and imports nothing', (part, most) => {
  const code = readFileSync(join(folder, part, 'index.js'), 'utf8');
  const size = brotliCompressSync(code).length;
  console.log(`${part}: ${code.length} bytes, ${size} in Brotli.`);
  expect(size).toBeLessThanOrEqual(most);
  expect(code).not.toMatch(/\b(import|require)\s*[({"']|\bfrom\s*["']|\bBuffer\b|\bprocess\b/);
});
