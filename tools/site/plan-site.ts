// Plans the finished pages of one language: guides, search entries, and each page with the function that makes it.
import { join } from 'node:path';
import type { Service } from '../../src/app.js';
import { about } from '../../src/site/shell/about.js';
import { createSite } from '../../src/site/shell/create-site.js';
import type { Language } from '../../src/site/shell/language.js';
import { UNKNOWN_ORIGIN } from '../../src/site/shell/origin.js';
import type { Assets, GuideEntry } from '../../src/site/shell/site.js';
import { batchExamples } from './batch-examples.js';
import { firstSentence } from './first-sentence.js';
import { GUIDES, guideNames, readerOf } from './guides.js';
import { problemExamples } from './problem-examples.js';
import { type BuiltSite, examplesOf, sitePages } from './site-pages.js';
import { writtenPage } from './written-pages.js';

interface PlannedSite extends BuiltSite {
  readonly guides: readonly GuideEntry[];
}

export type Plan = Readonly<Record<Language, PlannedSite>>;

export async function planSite(root: string, service: Service, assets: Assets): Promise<Plan> {
  const names = await guideNames(root);
  const exampleFor = examplesOf(service);
  const batches = await batchExamples(service);

  const planLanguage = async (language: Language): Promise<PlannedSite> => {
    const read = (file: string) => writtenPage(root, file, language);
    const written = await Promise.all(names.map((name) => read(join(GUIDES, `${name}.md`))));
    const guides = written.map(({ name, title, summary, formerly, about: parts }) => ({
      name,
      formerly,
      about: parts,
      title,
      summary: firstSentence(summary),
      reader: readerOf(name),
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
    return { guides, ...sitePages(site, service, written, changelog, exampleFor, ofProblems, batches) };
  };
  return { en: await planLanguage('en'), es: await planLanguage('es') };
}
