// Plans the finished pages of one language: guides, search entries, and each page with its function.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../src/app.js';
import type { BatchView } from '../../src/site/operations/batch-page.js';
import type { Language } from '../../src/site/shell/addresses.js';
import { UNKNOWN_ORIGIN } from '../../src/site/shell/code.js';
import { type Assets, createSite, type GuideEntry } from '../../src/site/shell/site.js';
import { about } from '../../src/site/shell/strings.js';
import { firstSentence } from './first-sentence.js';
import { problemExamples } from './problem-examples.js';
import { examplesOf, plannedPages } from './site-pages.js';
import { writtenPage } from './written-pages.js';

/** The order of guides for clients. Guides that are not listed come after them. */
const USE = [
  'first-request',
  'coverage',
  'questions',
  'department-city-select',
  'clean-place-names',
  'openrefine',
  'one-cell',
  'former-names',
  'locate',
  'working-days',
  'spreadsheets',
  'maps',
  'qgis',
  'population',
  'download',
  'python',
  'r',
  'javascript',
  'command-line',
  'agents',
  'coming-from-api-colombia',
  'paging',
  'search',
  'find',
  'count',
  'relations-and-markers',
  'provenance',
  'correct-a-value',
  'errors',
  'caching',
  'limits',
  'glossary',
];

/** The guides for operators. */
const RUN = ['one-machine', 'several-machines', 'editions', 'cdn', 'static-mirror'];

/** The guides, in reading order. */
const GUIDES_FOLDER = join('docs', 'guides');

async function guideNames(root: string): Promise<readonly string[]> {
  const files = await readdir(join(root, GUIDES_FOLDER));
  const names = files.filter((file) => /^[a-z-]+\.md$/.test(file)).map((file) => file.replace(/\.md$/, ''));
  const all = [...USE, ...RUN];
  const orderOf = (name: string) => (all.includes(name) ? all.indexOf(name) : USE.length - 0.5);
  return names.sort((a, b) => orderOf(a) - orderOf(b) || a.localeCompare(b));
}

const guideReader = (name: string): GuideEntry['reader'] => (RUN.includes(name) ? 'operator' : 'user');

interface PlannedSite extends ReturnType<typeof plannedPages> {
  readonly guides: readonly GuideEntry[];
}

export type SitePlan = Readonly<Record<Language, PlannedSite>>;

export async function planSite(root: string, service: Service, assets: Assets): Promise<SitePlan> {
  const names = await guideNames(root);
  const exampleFor = examplesOf(service);
  const batches = await batchExamples(service);

  const planLanguage = async (language: Language): Promise<PlannedSite> => {
    const read = (file: string) => writtenPage(root, file, language);
    const written = await Promise.all(names.map((name) => read(join(GUIDES_FOLDER, `${name}.md`))));
    const guides = written.map(({ name, title, summary, formerly, about: parts }) => ({
      name,
      formerly,
      about: parts,
      title,
      summary: firstSentence(summary),
      reader: guideReader(name),
    }));
    const site = createSite(language, {
      title: about.title,
      model: service.model,
      assets,
      guides,
      origins: { publicOrigin: UNKNOWN_ORIGIN },
    });
    const changelog = await read('CHANGELOG.md');
    const ofProblems = await problemExamples(service, language);
    return { guides, ...plannedPages(site, service, written, changelog, exampleFor, ofProblems, batches) };
  };
  return { en: await planLanguage('en'), es: await planLanguage('es') };
}

/** A batch request, sent as JSON and as a table, with the real responses of the service. */
async function batchExamples({ engine, server }: Service): Promise<readonly BatchView[]> {
  return Promise.all(
    engine.batches.map(async (batch) => {
      const bodies = [
        ['application/json', JSON.stringify({ [batch.rows]: [batch.example] })],
        ['text/csv', `${Object.keys(batch.example).join()}\n${Object.values(batch.example).join()}\n`],
      ] as const;
      const examples = bodies.map(async ([type, body]) => {
        const { body: answer } = await server.inject({
          method: batch.method,
          url: batch.path,
          headers: { 'content-type': type },
          payload: body,
        });
        return { type, body, answer };
      });
      return { batch, examples: await Promise.all(examples) };
    }),
  );
}
