// A mirror that follows /changes has the files of the served edition afterwards. The edition before is derived from the served one, by
// undoing its recorded changes or by random changes in every part, so the repository contains no copy of it.
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createAtlas } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { undoChanges } from '../../src/data-rules/changes.js';
import {
  contentHash,
  contentOf,
  isContent,
  type RowsByFile,
  readContent,
} from '../../src/data-rules/content.js';
import type { EditionChanges } from '../../src/engine/dataset/dataset.js';
import { editionFolder } from '../../src/programs/check/edition-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { fileNames, readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { dataFolder, readData } from './data-files.js';
import { BEFORE, editionAfter } from './edition-after.js';
import { follow, getFrom, withLines } from './mirror.js';
import { hasRevision, revisionOf } from './revisions.js';

/** The content of the files, without any code of the service. */
const files: RowsByFile = new Map(
  fileNames(colombia)
    .filter(isContent)
    .map((file) => [file, readData(file)]),
);

it('covers every file of the data that is not empty', () => {
  const found = readdirSync(dataFolder, { recursive: true }).map(String).filter(isContent);
  expect(found.sort()).toEqual([...files.keys()].sort());
});

describe(`changes since an edition with other lines in every part (ATLAS_SEED=${seed})`, async () => {
  const { folder, before, after } = await editionAfter(seed);
  const { server } = await createAtlas(readSettings({ DATA_FOLDER: folder }));
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('lead a mirror to the same files', async () => {
    expect(withLines(after)).toEqual(withLines(files));
    expect(
      [...files.keys()].filter((file) => contentHash(sub(before, file)) === contentHash(sub(after, file))),
    ).toEqual([]);
    const held = await follow(colombia, before, BEFORE, getFrom(server), 300);
    expect(withLines(held)).toEqual(withLines(files));
  });

  it('have a reason for each change, in every language', async () => {
    const document = await getFrom(server)(`/api/v1/changes?since=${BEFORE}`);
    const [{ edition: _, since, date, ...lists }] = (document as { editions: [Record<string, unknown>] })
      .editions;
    expect([since, date]).toEqual([BEFORE, '2099-01-01']);
    const entries = (Object.values(lists) as { reason: unknown; reasonEs: unknown }[][]).flat();
    expect(entries.filter(({ reason, reasonEs }) => !reason || !reasonEs)).toEqual([]);
    expect(entries).toContainEqual(
      expect.objectContaining({ reason: 'For a test.', reasonEs: 'Para una prueba.' }),
    );
  });
});

const dataset = await readDatasetFiles(colombia, dataFolder);
const last = dataset.changes.at(-1) as EditionChanges;

describe.runIf(last.before !== undefined)(`changes since ${last.since}`, () => {
  const after = contentOf(colombia, dataset);
  const before = undoChanges(colombia, after, last);

  it('have the hash of the previous edition after they are undone', () => {
    expect(contentHash(before)).toBe(last.before);
    expect(contentHash(after)).toBe(last.after);
  });

  it('lead a mirror to the same files', async () => {
    const { server } = (await sharedService()).service;
    const held = await follow(colombia, before, last.since, getFrom(server), 1000);
    expect(withLines(held)).toEqual(withLines(files));
  });

  it.runIf(hasRevision(last.since))(
    'lead a mirror from the files of that edition in Git to the current ones',
    async () => {
      const { folder, remove } = editionFolder(revisionOf(last.since) as string);
      const former = await readContent(folder).finally(remove);
      expect(withLines(before)).toEqual(withLines(former));
      const { server } = (await sharedService()).service;
      const held = await follow(colombia, former, last.since, getFrom(server), 1000);
      expect(withLines(held)).toEqual(withLines(files));
    },
  );
});

const sub = (content: RowsByFile, file: string): RowsByFile => new Map([[file, content.get(file) ?? []]]);
