// The two documents for language models, an index and the essential parts in one file.
import type { Engine } from '../../engine/answers/engine.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation } from '../../engine/operations/operation.js';
import { type ProblemName, problems } from '../../engine/problems/problems.js';
import { inSteps } from '../../engine/scheduling/yielding-work.js';
import type { Document } from '../../server/http/responses/documents.js';
import type { Origins } from '../../server/http/responses/served-edition.js';
import {
  addresses,
  DEFAULT_LANGUAGE,
  familyAddress,
  guideAddress,
  inLanguage,
  markdownAddress,
  operationAddress,
  problemAddress,
} from '../shell/addresses.js';
import { builtDocument } from '../shell/built-documents.js';
import type { SitePage } from '../shell/localized-routes.js';
import { markdownPages } from '../shell/serve-pages.js';
import { createSite, type Site } from '../shell/site.js';
import { readSiteBuild } from '../shell/site-files.js';
import { about } from '../shell/strings.js';
import { problemTexts } from './problem-pages.js';
import { docsStrings } from './strings.js';

const TYPE = 'text/plain; charset=utf-8';

/** Sections that are omitted for a family, because the list of operations and its page contain them. */
const LEFT_OUT = ['operations', 'sources', 'terms'];

/** The URLs of `sitePages` have the public origin. */
export function llmsDocuments(
  engine: Engine,
  sitePages: () => readonly SitePage[],
  origins?: Origins,
): readonly Document[] {
  const { title, description } = about;
  const { model } = engine;

  function overview(): string {
    const { assets, guides } = readSiteBuild();
    const site = createSite(DEFAULT_LANGUAGE, { title, model, assets, guides: guides[DEFAULT_LANGUAGE] });
    return llmsText(site, engine);
  }

  async function everything(): Promise<string> {
    const pages = markdownPages(sitePages());
    const pageAt = new Map(
      pages.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.bare, page]),
    );
    const bares = [
      ...readSiteBuild().guides[DEFAULT_LANGUAGE].map(({ name }) => guideAddress(name)),
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
    {
      path: addresses.llmsFull,
      type: TYPE,
      body: everything,
      built: builtDocument(addresses.llmsFull, origins),
    },
  ];
}

/**
 * The first document for a language model (llmstxt.org) describes the service and lists its Markdown documents. It exists only in English,
 * as the descriptions for programs.
 */
function llmsText(site: Site, { model, operations, batches }: Engine): string {
  const { strings, language } = site;
  const { docs } = docsStrings[site.language];
  const page = (path: string, title: string, about: string) =>
    line(markdownAddress(site.at(path)), title, about);
  const guides = site.guides.map(({ name, title, summary }) => page(guideAddress(name), title, summary));
  const operation = (method: string, { id, path, summary }: Operation | BatchOperation) =>
    page(operationAddress({ id }), `${method} ${path}`, site.translate(summary).plain);
  const [first = '', ...others] = guides;
  return [
    `# ${site.title}`,
    `> ${about.description}`,
    `Links start at the root of this server. To read a page of the documentation as Markdown, add \`.md\` to its URL or send \`Accept: text/markdown\`. For the same pages in Spanish, replace \`/${language}\` with \`/es\`. The MCP server (Model Context Protocol) is at \`/mcp\`. Error responses explain the cause and the fix in \`detail\` and \`errors\`.`,
    section('Start here', [
      first,
      page(addresses.documentation, site.strings.titles.documentation, docs.intro),
    ]),
    section('For agents', [
      line(addresses.openapi, 'OpenAPI', 'The API as OpenAPI 3.1, for tools and client generators.'),
      line(addresses.fullOpenapi, 'Full OpenAPI', 'The API with every parameter of every operation.'),
      line(
        addresses.llmsFull,
        'Everything in one file',
        'Guides, operations, families with their fields, and problems.',
      ),
    ]),
    section(docs.guides, others),
    section(strings.titles.families, [
      page(addresses.families, `All ${strings.titles.families.toLowerCase()}`, docs.familiesAbout),
      ...model.families.map((family) =>
        page(
          familyAddress(family),
          `${site.titleOf(family)} (${family.record})`,
          site.translate(family.about).plain,
        ),
      ),
    ]),
    section(site.strings.titles.operations, [
      page(
        addresses.operations,
        `All ${site.strings.titles.operations.toLowerCase()}`,
        site.strings.sections.operationsAbout,
      ),
      ...operations.filter(({ owner }) => owner === undefined).map((each) => operation('GET', each)),
      ...batches.map((each) => operation(each.method, each)),
    ]),
    section(strings.titles.problems, [
      page(addresses.problems, `All ${strings.titles.problems.toLowerCase()}`, docs.problemsAbout),
      ...(Object.keys(problems) as ProblemName[]).map((name) => {
        const { title, when } = problemTexts(language, name);
        return page(problemAddress(name), `${problems[name].status}: ${title}`, when);
      }),
    ]),
    section('Optional', [
      page(addresses.settings, strings.titles.settings, docs.settingsAbout),
      page(addresses.changes, strings.titles.changes, docsStrings[site.language].changes.about),
      page(addresses.changelog, site.strings.titles.changelog, docs.changelogAbout),
      line(
        markdownAddress(inLanguage('es', addresses.documentation)),
        'Documentación',
        'The documentation in Spanish.',
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}`;

const line = (address: string, title: string, about: string) => `- [${title}](${address}): ${about}`;
