// The name of the edition changes with every value.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAtlas } from '../../src/app.js';
import { readSettings } from '../../src/settings/settings.js';
import { newFolder } from '../system/new-folder.js';
import { sharedService } from '../system/shared-service.js';
import { dataFolder } from './data-files.js';

const { service } = await sharedService();
const { fingerprint } = (await service.server.inject('/api/v1/dataset')).json();

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
