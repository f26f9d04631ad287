// The built client without a server, on the files of a bundle of the shared service. Each file is written when the client reads it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Offline, ReadFile } from '../../client/offline/index.js';
import { bundleParts } from '../../src/programs/bundle/bundle-parts.js';
import { filesByPart } from '../../src/programs/bundle/table-files.js';
import { buildOffline } from '../../tools/build-offline.mjs';
import { newFolder } from '../system/new-folder.js';
import { sharedService } from '../system/shared-service.js';

export interface BuiltOffline {
  /** The folders `offline` and `holidays` are in it. */
  readonly folder: string;
  readonly createOffline: (read: ReadFile) => Promise<Offline>;
  readonly holidays: typeof import('../../client/holidays/index.js');
  readonly read: (path: string) => Promise<string | Uint8Array>;
}

export async function builtOffline(): Promise<BuiltOffline> {
  const folder = newFolder('atlas-offline');
  await buildOffline(folder);
  const load = (part: string) => import(pathToFileURL(join(folder, part, 'index.js')).href);
  const { engine } = (await sharedService()).service;
  const files = filesByPart(bundleParts(engine.model, engine.catalog, new Set())).flatMap(
    (part) => part.files,
  );
  const { createOffline } = await load('offline');
  return {
    folder,
    createOffline,
    holidays: await load('holidays'),
    read: async (path) => {
      const file = files.find((each) => each.path === path);
      if (file === undefined) throw new Error(`A bundle has no file ${path}.`);
      return file.content();
    },
  };
}
