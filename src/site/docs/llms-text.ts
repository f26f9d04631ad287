// The first document for a language model (llmstxt.org): a description of the service, and the URLs of its Markdown documents, in a line each.

import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation } from '../../engine/operations/operation.js';
import { type ProblemName, problems } from '../../engine/problems/problems.js';
import {
  addresses,
  guideAddress,
  markdownAddress,
  operationAddress,
  problemAddress,
} from '../shell/addresses.js';
import { inLanguage } from '../shell/language.js';
import type { ListedFamily } from '../shell/listed-families.js';
import type { Site } from '../shell/site.js';
import { problemTexts } from './problem-pages.js';
import { docsStrings } from './strings.js';

export interface LlmsModel {
  readonly description: string;
  readonly families: readonly ListedFamily[];
  readonly operations: readonly Operation[];
  readonly batches: readonly BatchOperation[];
}

/** It exists once, in English, as the descriptions for programs do. */
export function llmsText(site: Site, { description, families, operations, batches }: LlmsModel): string {
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
    `> ${description}`,
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
      ...families.map(({ address, title, record, about }) =>
        page(address, `${title} (${record})`, site.translate(about).plain),
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
