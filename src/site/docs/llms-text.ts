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
    `Links begin at the root of this server. Every page is Markdown with \`.md\` after its address, or with \`Accept: text/markdown\`; the same pages in Spanish are under \`/es\` in place of \`/${language}\`. Tools for assistants (Model Context Protocol) are at \`/mcp\`. Errors say what was wrong and what would be right: read \`detail\` and \`errors\`.`,
    section('Start here', [
      first,
      page(addresses.documentation, site.strings.titles.documentation, docs.intro),
    ]),
    section('For agents', [
      line(addresses.openapi, 'OpenAPI', 'The service as OpenAPI 3.1, for tools and generated clients.'),
      line(addresses.fullOpenapi, 'OpenAPI in full', 'The same with every parameter of every operation.'),
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
        'All of it in Spanish.',
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}`;

const line = (address: string, title: string, about: string) => `- [${title}](${address}): ${about}`;
