// Documents that the build wrote have the bytes that the service would write, and are used only for the same sources. A service that runs
// from sources writes them itself, because the sources may be newer than the build.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { atlasWith } from '../system/project-dataset.js';
import { sharedService } from '../system/shared-service.js';
import { nodeOptions } from '../system/suites.mjs';

interface Sent {
  readonly status: number;
  /** The tags of the responses in Brotli, in gzip and without coding. */
  readonly tags: readonly string[];
  /** Hashes of the decompressed responses, which are equal. */
  readonly bodies: readonly string[];
}

type Documents = Readonly<Record<string, Sent>>;

const [LEAN, FULL, LLMS] = ['/openapi.json', '/openapi.full.json', '/llms-full.txt'] as const;
const PATHS = [LEAN, FULL, LLMS];

const script = join(import.meta.dirname, 'built-documents.mjs');
const build = realpathSync(join(projectFolder(), 'dist'));
const { stdout } = await promisify(execFile)(process.execPath, [...nodeOptions, script, build, ...PATHS]);
const { usual, atOrigin, alone, otherEdition } = JSON.parse(stdout) as Readonly<
  Record<'usual' | 'atOrigin' | 'alone' | 'otherEdition', Documents>
>;

async function made(server: Awaited<ReturnType<typeof atlasWith>>['server'], path: string) {
  const { headers, body } = await server.inject(path);
  return {
    tag: String(headers.etag).slice(1, -1),
    hash: createHash('sha256').update(body).digest('hex'),
    body,
  };
}

describe.each(PATHS)('%s', (path) => {
  it('is sent as the service would write it, and compressed well from the first request on', async () => {
    const { tag, hash } = await made((await sharedService()).service.server, path);
    expect(usual[path]).toEqual({
      status: 200,
      tags: [`"${tag}.br"`, `"${tag}.gzip"`, `"${tag}"`],
      bodies: [hash, hash, hash],
    });
  });
});

it('shows the public origin, if one is set', async () => {
  const { server } = await atlasWith({ PUBLIC_ORIGIN: 'https://atlas.example' });
  const { tag, hash, body } = await made(server, LLMS);
  await server.close();
  expect(body).toContain('https://atlas.example/');
  // The documents of the build contain another origin, so the service compresses this text on request.
  expect(atOrigin[LLMS]).toMatchObject({ bodies: [hash, hash, hash] });
  expect(atOrigin[LLMS]?.tags[2]).toBe(`"${tag}"`);
  for (const path of [LEAN, FULL]) expect(atOrigin[path]).toEqual(usual[path]);
});

it('is the same without the other surfaces', () => {
  for (const path of [LEAN, FULL]) expect(alone[path]).toEqual(usual[path]);
  expect(alone[LLMS]?.status).toBe(404);
});

it('is written again for another edition', () => {
  expect(otherEdition[LEAN]?.status).toBe(200);
  expect(otherEdition[LEAN]?.bodies[2]).not.toBe(usual[LEAN]?.bodies[2]);
});
