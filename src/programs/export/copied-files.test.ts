// The files that a static copy may include: those of its edition, without the families that it leaves out.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../test/system/new-folder.js';
import { sharedService } from '../../../test/system/shared-service.js';
import { writeSmallBundle } from '../../../test/system/small-bundle.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { bundleOfCopy } from './copied-files.js';
import { leftOut } from './left-out.js';

const { service } = await sharedService();
const edition = editionName(service.engine.catalog.edition);
const folder = newFolder('atlas-copied-files');
const files = { 'csv/City.csv': Buffer.from('id\n') };
writeSmallBundle(join(folder, 'other'), '2020.01.01-00000000', files);
writeSmallBundle(join(folder, 'whole'), edition, files);
writeSmallBundle(join(folder, 'part'), edition, files, ['PostalCode']);
const found = (name: string, ...without: readonly string[]) =>
  bundleOfCopy(service, join(folder, name), leftOut(service.model, without));

it('returns the files of the edition, or explains why the copy has none', async () => {
  expect(await found('whole')).toMatchObject({ edition });
  expect(await found('part')).toMatchObject({ edition });
  for (const name of ['other', 'none'])
    expect(await found(name)).toBe(
      `The copy will not include downloads, because ${join(folder, name)} has no files of edition ${edition}. To include them, run npx atlas bundle first.`,
    );
});

it('never returns a file with a family that the copy leaves out', async () => {
  expect(await found('part', 'PostalCode')).toMatchObject({ edition });
  expect(await found('whole', 'PostalCode')).toMatch('npx atlas bundle --without PostalCode');
  expect(await found('part', 'PostalCode', 'Radio')).toMatch('--without PostalCode --without Radio');
});
