// The two documents for language models: the index, and the essential part in one file.
import type { Engine } from '../../engine/answers/engine.js';
import { problems } from '../../engine/problems/problems.js';
import { inSteps } from '../../engine/scheduling/in-steps.js';
import type { HttpDocument } from '../../server/http/responses/finished-document.js';
import { about } from '../shell/about.js';
import {
  addresses,
  familyAddress,
  guideAddress,
  markdownAddress,
  problemAddress,
} from '../shell/addresses.js';
import { createSite } from '../shell/create-site.js';
import { DEFAULT_LANGUAGE } from '../shell/language.js';
import { listedFamilies } from '../shell/listed-families.js';
import { markdownPages } from '../shell/markdown-pages.js';
import { readManifest } from '../shell/site-files.js';
import type { SitePage } from '../shell/site-page.js';
import { llmsText } from './llms-text.js';

const TYPE = 'text/plain; charset=utf-8';

/** Of a family: all of them are in the list of operations, and sources and terms are on its page. */
const LEFT_OUT = ['operations', 'sources', 'terms'];

/** `sitePages` are those at their public origin. */
export function llmsDocuments(engine: Engine, sitePages: () => readonly SitePage[]): readonly HttpDocument[] {
  const { title, description } = about;
  const { model, operations, batches } = engine;

  function overview(): string {
    const { assets, guides } = readManifest();
    const site = createSite(DEFAULT_LANGUAGE, { title, model, assets, guides: guides[DEFAULT_LANGUAGE] });
    return llmsText(site, { description, families: listedFamilies(site, engine), operations, batches });
  }

  async function everything(): Promise<string> {
    const pages = markdownPages(sitePages());
    const pageAt = new Map(
      pages.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.bare, page]),
    );
    const bares = [
      ...readManifest().guides[DEFAULT_LANGUAGE].map(({ name }) => guideAddress(name)),
      addresses.operations,
      addresses.families,
      ...model.families.map(familyAddress),
      addresses.problems,
      ...Object.keys(problems).map(problemAddress),
    ];
    const parts = [`# ${title}\n\n> ${description}\n`];
    for (const bare of bares) {
      const page = pageAt.get(markdownAddress(bare));
      if (page === undefined) throw new Error(`There is no page at ${bare}.`);
      const [heading, ...rest] = (await inSteps(await page.asPart(LEFT_OUT))).split('\n');
      parts.push([heading, '', `[${page.path}](${page.path})`, ...rest].join('\n'));
    }
    return parts.join('\n');
  }

  return [
    { path: addresses.llms, type: TYPE, body: overview },
    { path: addresses.llmsFull, type: TYPE, body: everything },
  ];
}
