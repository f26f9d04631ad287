// Generated files are up to date; `npm run generate` fixes a failure here.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { sharedService } from '../../test/system/shared-service.js';
import { citationFiles } from './citation-files.js';
import { clientFiles } from './client/client-files.js';
import { withoutCompressedSizes } from './downloads-table.js';
import { guideExamples, withoutTags } from './guide-examples.js';
import { headingFont } from './heading-font.js';
import { problemDocs } from './problem-docs.js';
import { readme, readmes } from './readme.js';
import { roomsPage } from './rooms.js';
import { generatedSettings } from './settings-page.js';

const { service } = await sharedService();

const current = (path: string) => readFile(join(projectFolder(), path), 'utf8');

it('has a page for every problem of the table, with the texts of the table', async () => {
  const pages = problemDocs();
  for (const { path, text } of pages) expect(await current(path), path).toBe(text);
  const names = pages.map(({ path }) => path.split('/').at(-1));
  expect((await readdir(join(projectFolder(), 'docs/problems'))).sort()).toEqual(names.sort());
});

it('has a row for every setting of the table', async () => {
  const { path, text } = generatedSettings();
  expect(await current(path)).toBe(text);
});

it('has the rooms and their imports', async () => {
  const { path, text } = roomsPage();
  expect(await current(path)).toBe(text);
});

/** Words are counted as `wc -w` does. */
const MOST_WORDS = { 'README.md': 700, 'README.es.md': 740 } as const;

it.each(Object.keys(readmes) as (keyof typeof readmes)[])(
  'has the figures and the example in %s',
  async (path) => {
    const text = await current(path);
    expect((await readme(service, path, text)).text).toBe(text);
    expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS[path]);
  },
);

it('has the examples of the guides', async () => {
  const compared = (text: string) => withoutCompressedSizes(withoutTags(text));
  for (const { path, text } of await guideExamples(service))
    expect(compared(await current(path)), path).toBe(compared(text));
});

it('has the typeface of headings with its licence', async () => {
  for (const { path, text } of await headingFont(projectFolder()))
    expect((await readFile(join(projectFolder(), path))).equals(text), path).toBe(true);
});

it('has the types and the requests of the client', async () => {
  for (const { path, text } of await clientFiles(service)) expect(await current(path), path).toBe(text);
});

it('has the citation of the version and of the edition', async () => {
  for (const { path, text } of await citationFiles()) expect(await current(path), path).toBe(text);
});
