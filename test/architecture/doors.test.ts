// The house has few doors: a reader who follows one thing opens few files.
import { expect, it } from 'vitest';
import { fullFolders, MOST_FLAT, smallFilesWithOneImporter, typesWithOneReader } from './doors.js';

/** Each exception has its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/country': 'one file per family',
  'src/country/category-natural-area.ts': 'one file per family',
  'src/country/region.ts': 'one file per family',
  'src/country/tool-names.ts': 'the names of tools are words of the country',
  'src/engine/formats/json.ts': 'one file per format',
  'src/engine/formats/ndjson.ts': 'one file per format',
  'src/engine/model/shape-cycle.ts': 'the offline bundle leaves it out',
  'client/offline/files-at.ts': 'the packed client declares it',
  'client/offline/retired-records.ts': 'the packed client declares it',
  'client/src/request-path.ts': 'the packed client declares it',
  'tools/dev/dev-folder.ts': 'two programs must agree on it',
  'tools/generate/heading-font.ts': 'one file per generated file',
  'tools/generate/problem-docs.ts': 'one file per generated file',
  'lab/bench/isolation.ts': 'one file per measurement',
  'lab/bench/workers.ts': 'one file per measurement',
  'lab/steps/thread-time.ts': 'step-meter is loaded into another process, so tests cannot import it',
  'src/settings/kinds.ts SettingKind': 'annotates every kind of setting',
  'src/engine/model/family.ts Row': 'everybody reads it through model.ts',
  'src/engine/model/family.ts Ratio': 'an interface extends it',
  'src/engine/model/shape.ts Shape': 'part of the language of declarations',
  'src/site/tables/table-rows.ts FoundRows': 'one of two results of a work in steps',
  'src/surfaces/batch/csv-rows.ts GivenRow': 'one of two results of a reader',
  'src/server/http/responses/operation-results.ts OperationRequest': 'a central word of the server',
  'src/engine/operations/kinds/count/counted-by.ts GroupOrder': 'a parameter of a parameter',
  'lab/steps/step-meter.ts MeasuredSteps': 'a message between two processes',
  ...Object.fromEntries(
    [
      'client/offline/create-offline.ts Offline',
      'client/src/atlas.ts Atlas',
      'client/src/exchange.ts Signals',
      'client/src/method.ts Counted',
      'client/src/method.ts CountedBy',
      'client/src/query.ts ShapeOptions',
      'client/src/query.ts Where',
      'client/src/query.ts SortKey',
      'client/src/query.ts SliceOptions',
      'client/src/request-path.ts QueryOptions',
      'client/src/shape.ts FieldsOf',
      'client/src/transport.ts Transport',
    ].map((type) => [type, 'the declarations of the packed client have one file for each of its files']),
  ),
};

it('allows as many files in a folder as a page lists, unless it is a named exception', () => {
  expect(MOST_FLAT).toBe(25);
  expect(fullFolders().filter((folder) => exceptions[folder] === undefined)).toEqual([]);
});

it('finds no small file with a single importer beside it', () => {
  expect(smallFilesWithOneImporter().filter((file) => exceptions[file] === undefined)).toEqual([]);
});

it('finds no exported type with a single reader in its own folder', () => {
  expect(typesWithOneReader().filter((type) => exceptions[type] === undefined)).toEqual([]);
});

it('needs every exception, and few of them', () => {
  const found = [...fullFolders(), ...smallFilesWithOneImporter(), ...typesWithOneReader()];
  expect(Object.keys(exceptions).filter((one) => !found.includes(one))).toEqual([]);
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(40);
});
