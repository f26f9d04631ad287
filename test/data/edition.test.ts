// Every response names its edition, and the edition is another as soon as one value is.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAtlas } from '../../src/app.js';
import { readSettings } from '../../src/settings/settings.js';
import { newFolder } from '../system/new-folder.js';
import { sharedService } from '../system/shared-service.js';
import { dataFolder } from './data-files.js';

const { service, address: origin } = await sharedService();
const { server } = service;
const { edition, fingerprint } = (await server.inject('/api/v1/dataset')).json();
const etag = String((await server.inject('/api/v1/City/1')).headers.etag);

describe('Atlas-Edition is in a response', () => {
  it.each([
    [200, 'GET', '/api/v1/City/1', {}],
    [200, 'HEAD', '/api/v1/City/1', {}],
    [200, 'GET', '/api/v1', {}],
    [200, 'GET', '/api/v1/dataset', {}],
    [200, 'GET', '/docs', {}],
    [204, 'OPTIONS', '/api/v1/City/1', {}],
    [200, 'GET', '/', {}],
    [302, 'GET', '/swagger', {}],
    [304, 'GET', '/api/v1/City/1', { 'if-none-match': etag }],
    [400, 'GET', '/api/v1/City?sortBy=mayor', {}],
    [404, 'GET', '/api/v1/City/99999', {}],
    [404, 'GET', '/nowhere', {}],
    [405, 'POST', '/api/v1/City', {}],
  ] as const)('with status %i to %s %s', async (status, method, url, headers) => {
    const answer = await fetch(`${origin}${url}`, { method, headers, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('atlas-edition')).toBe(edition);
  });
});

describe('the fingerprint', () => {
  const folder = newFolder('atlas-data');
  cpSync(dataFolder, folder, { recursive: true });

  const fingerprintOf = async () => {
    const copy = await createAtlas(readSettings({ DATA_FOLDER: folder }));
    const answer = await copy.server.inject('/api/v1/dataset');
    await copy.server.close();
    expect(answer.headers['atlas-edition']).toBe(answer.json().edition);
    return answer.json().fingerprint;
  };

  it('is the same for the same files in another folder', async () => {
    expect(await fingerprintOf()).toBe(fingerprint);
  });

  it.each([
    ['radios.json', '"frequency":93.9,', '"frequency":93.8,'],
    ['sources.json', '"retrieved":"2026-06-14"', '"retrieved":"2026-06-15"'],
  ])('is another when one value of %s is', async (file, from, to) => {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replace(from, to));
    const changed = await fingerprintOf();
    writeFileSync(join(folder, file), text);
    expect(text).toContain(from);
    expect(changed).not.toBe(fingerprint);
  });
});
