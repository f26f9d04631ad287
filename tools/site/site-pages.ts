// The pages that are finished when the site is built, with the search entry of each.

import type { Service } from '../../src/app.js';
import type { Engine } from '../../src/engine/answers/engine.js';
import type { Row } from '../../src/engine/model/model.js';
import type { BatchOperation } from '../../src/engine/operations/batch-operation.js';
import { examplesIn, type Operation } from '../../src/engine/operations/operation.js';
import type { Arguments } from '../../src/engine/operations/request/parameter.js';
import { type ProblemName, problems } from '../../src/engine/problems/problems.js';
import { runToEnd } from '../../src/engine/scheduling/yielding-work.js';
import { settingsByGroup } from '../../src/settings/settings-help.js';
import {
  problemPage,
  problemsPage,
  problemTexts,
  settingPage,
  settingsPage,
} from '../../src/site/docs/problem-pages.js';
import { prosePage } from '../../src/site/docs/prose-page.js';
import { docsStrings } from '../../src/site/docs/strings.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { type BatchView, batchOperationPage } from '../../src/site/operations/batch-page.js';
import { type OperationExample, operationPage } from '../../src/site/operations/operation-page.js';
import { operationsPage } from '../../src/site/operations/operations.js';
import {
  addresses,
  familyAddress,
  guideAddress,
  operationAddress,
  problemAddress,
  settingAddress,
} from '../../src/site/shell/addresses.js';
import { familyParts, guideParts } from '../../src/site/shell/family-parts.js';
import type { Site } from '../../src/site/shell/site.js';
import { exampleOf } from '../../src/surfaces/openapi/problem-responses.js';
import type { problemExamples } from './problem-examples.js';
import type { writtenPage } from './written-pages.js';

type WrittenPage = Awaited<ReturnType<typeof writtenPage>>;

interface BuiltPage {
  /** Without a language. */
  readonly path: string;
  readonly html: () => string;
}

/** Pages as the search finds them. */
interface SearchGroup {
  readonly title: string;
  readonly pages: readonly SearchEntry[];
}

interface SearchEntry {
  readonly path: string;
  readonly title: string;
  /** A summary in one line. */
  readonly summary: string;
  /** More words by which it is found. */
  readonly words: string;
  /** Words that count as much as the title. */
  readonly keywords?: string;
}

type ExampleOf = (operation: Operation) => OperationExample | undefined;

/** The same for every language, and the slowest part of the build. */
export function examplesOf({ engine }: Service): ExampleOf {
  const known = new Map<Operation, OperationExample | undefined>();
  return (operation) => {
    if (!known.has(operation)) known.set(operation, readableExample(engine, operation));
    return known.get(operation);
  };
}

/** The longest arguments of an example in characters, because a whole description does not help as a keyword. */
const LONGEST = 24;

function readableExample(engine: Engine, operation: Operation): OperationExample | undefined {
  const isShort = (args: Arguments) => Object.values(args.texts()).every((value) => value.length <= LONGEST);
  const short = {
    ...operation,
    examples: (rows: readonly Row[]) => operation.examples(rows).filter(isShort),
  };
  return runToEnd(exampleOf(engine, short)) ?? runToEnd(exampleOf(engine, operation));
}

export function plannedPages(
  site: Site,
  { model, operations, engine }: Service,
  guides: readonly WrittenPage[],
  changelog: WrittenPage,
  exampleFor: ExampleOf,
  ofProblems: Awaited<ReturnType<typeof problemExamples>>,
  batches: readonly BatchView[],
): { readonly pages: readonly BuiltPage[]; readonly search: readonly SearchGroup[] } {
  const { strings } = site;
  const manifest = manifestOf(engine);
  const found = (method: string, { id, path, summary }: Operation | BatchOperation): SearchEntry => ({
    path: operationAddress({ id }),
    title: site.translate(summary).plain,
    summary: `${method} ${path}`,
    words: id,
  });
  const names = Object.keys(problems) as ProblemName[];
  const settings = settingsByGroup().flatMap(([, rows]) => rows);
  const groups: readonly SearchGroup[] = [
    {
      title: docsStrings[site.language].docs.guides,
      pages: guides.map((guide) => prose(guide, guideAddress(guide.name))),
    },
    {
      title: strings.titles.families,
      pages: model.families.map((family) => ({
        path: familyAddress(family),
        title: `${site.titleOf(family)} (${family.record})`,
        summary: site.translate(family.about).plain,
        words: family.fields.map(({ name }) => name).join(' '),
      })),
    },
    {
      title: strings.titles.operations,
      pages: [
        ...operations.map((operation) => found('GET', operation)),
        ...batches.map(({ batch }) => found(batch.method, batch)),
      ],
    },
    {
      title: strings.titles.problems,
      pages: names.map((name) => ({
        path: problemAddress(name),
        title: `${problems[name].status}: ${problemTexts(site.language, name).title}`,
        summary: problemTexts(site.language, name).when.replaceAll('`', ''),
        words: name,
      })),
    },
    {
      title: strings.titles.settings,
      pages: settings.map((setting) => ({
        path: settingAddress(setting),
        title: setting.variable,
        summary: site.translate(setting.help).plain,
        words: setting.variable.replaceAll('_', ' '),
      })),
    },
    {
      title: strings.sections.reference,
      pages: [
        door(addresses.families, strings.titles.families, docsStrings[site.language].docs.familiesAbout),
        door(addresses.operations, strings.titles.operations, strings.sections.operationsAbout),
        door(addresses.problems, strings.titles.problems, docsStrings[site.language].docs.problemsAbout),
        door(addresses.settings, strings.titles.settings, docsStrings[site.language].docs.settingsAbout),
        door(addresses.sources, strings.titles.sources, docsStrings[site.language].sources.about),
        door(addresses.changes, strings.titles.changes, docsStrings[site.language].changes.about),
        { ...prose(changelog, addresses.changelog), summary: docsStrings[site.language].docs.changelogAbout },
      ],
    },
  ];
  return {
    search: groups,
    pages: [
      ...guides.map((guide) => ({
        path: guideAddress(guide.name),
        html: () =>
          prosePage(site, {
            path: guideAddress(guide.name),
            ...guide,
            parts: guideParts(site, manifest, guide),
          }),
      })),
      {
        path: addresses.changelog,
        html: () =>
          prosePage(site, {
            path: addresses.changelog,
            ...changelog,
            title: strings.titles.changelog,
            summary: docsStrings[site.language].docs.changelogAbout,
          }),
      },
      { path: addresses.operations, html: () => operationsPage(site, operations, engine.batches) },
      ...batches.map((facts) => ({
        path: operationAddress(facts.batch),
        html: () => batchOperationPage(site, facts),
      })),
      ...operations.map((operation) => ({
        path: operationAddress(operation),
        html: () => {
          const example = exampleFor(operation);
          return operationPage(site, {
            operation,
            example,
            given: example?.arguments ?? examplesIn(engine.catalog, operation)[0],
            parts: operation.owner && familyParts(site, manifest, manifest.of(operation.owner)),
            sameAs: operations.find(({ path }) => path === operation.sameAs),
          });
        },
      })),
      { path: addresses.problems, html: () => problemsPage(site) },
      ...names.map((name) => ({
        path: problemAddress(name),
        html: () => problemPage(site, name, ofProblems[name]),
      })),
      { path: addresses.settings, html: () => settingsPage(site) },
      ...settings.map((setting) => ({
        path: settingAddress(setting),
        html: () => settingPage(site, setting),
      })),
    ],
  };
}

const prose = ({ title, summary, words, keywords }: WrittenPage, path: string): SearchEntry => ({
  path,
  title,
  summary,
  words,
  keywords,
});

const door = (path: string, title: string, summary: string): SearchEntry => ({
  path,
  title,
  summary,
  words: '',
});
