// All responses of the static copy, in groups: documents, pages, and the finite operations of each family.
import type { Service } from '../../app.js';
import { publicDescription } from '../../country/public-description.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { Arguments } from '../../engine/operations/request/parameter.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import { languages } from '../../engine/text/localized.js';
import type { Document } from '../../server/http/responses/documents.js';
import { bodyOf } from '../../server/http/responses/documents.js';
import { EMBED } from '../../site/embed/embed.js';
import { DEFAULT_LANGUAGE } from '../../site/shell/addresses.js';
import { searchIndexAddress } from '../../site/shell/feature.js';
import type { SitePage } from '../../site/shell/localized-routes.js';
import { markdownPages } from '../../site/shell/serve-pages.js';
import { siteFiles } from '../../site/site.js';
import { serviceDocuments } from '../../surfaces/documents/service-documents.js';
import { type Bundle, fileAddress } from '../../surfaces/downloads/send-file.js';
import { copyIndex, copyPages, filesPages } from './copy-pages.js';
import { isLeftOut, type LeftOut } from './left-out.js';
import { refusedQuery } from './refused-query.js';
import { type IsServed, servedBy } from './served-links.js';

interface StaticAnswer {
  /** Paths with the same response. */
  readonly paths: readonly string[];
  readonly body: Document['body'];
}

interface AnswerGroup {
  readonly name: string;
  readonly answers: readonly StaticAnswer[];
}

interface StaticCopy {
  readonly groups: readonly AnswerGroup[];
  readonly isServed: IsServed;
}

export function staticCopy(service: Service, without: LeftOut = new Set(), bundle?: Bundle): StaticCopy {
  // Pages are written when all paths are known.
  const paths = new Set<string>();
  const isServed = servedBy(paths, refusedQuery(service));
  const { model } = service;
  const pages = copyPages(service, isServed);
  const all = [...pages, ...markdownPages(pages)];
  const listing = bundle === undefined ? [] : filesPages(service, bundle, isServed);
  const groups: readonly AnswerGroup[] = [
    { name: 'documents', answers: documentsOf(service, isServed, without) },
    {
      name: 'pages',
      answers: [...all, ...listing].map((page) => ({ paths: pathsOfPage(page), body: page.body })),
    },
    ...model.families.map((family) => ({
      name: family.record,
      answers: familyAnswers(service, family, without),
    })),
    { name: 'across-families', answers: familyAnswers(service, undefined, without) },
  ];
  for (const path of groups.flatMap(({ answers }) => answers.flatMap((answer) => answer.paths)))
    paths.add(path);
  for (const path of bundle?.files.keys() ?? []) paths.add(fileAddress((bundle as Bundle).edition, path));
  return { groups, isServed };
}

function documentsOf({ engine }: Service, isServed: IsServed, without: LeftOut): readonly StaticAnswer[] {
  const { drawn, groups = [] } = engine.model.levels ?? {};
  const hasPlaces = [drawn, ...groups.slice(0, 1)].every((family) => family && !without.has(family));
  const documents = [...serviceDocuments(engine, publicDescription), ...siteFiles(engine)].filter(
    ({ path }) => hasPlaces || !path.startsWith(`${EMBED}/`),
  );
  return documents.map(({ path, body }) => {
    const language = languages.find((each) => searchIndexAddress(each) === path);
    if (language === undefined) return { paths: [path], body };
    const index = async () => JSON.parse(Buffer.from((await bodyOf({ body })) as string).toString());
    return { paths: [path], body: async () => JSON.stringify(copyIndex(await index(), language, isServed)) };
  });
}

/** Files cannot choose a language, so a URL without one has the page for most clients. */
export function pathsOfPage({ path, bare, language }: SitePage): readonly string[] {
  return language === DEFAULT_LANGUAGE ? [path, bare] : [path];
}

function familyAnswers({ operations, engine }: Service, family: ModelFamily | undefined, without: LeftOut) {
  return operations
    .filter(({ owner, sameAs }) => owner === family && sameAs === undefined)
    .filter((operation) => !isLeftOut(without, operation))
    .flatMap((operation) => {
      const names = [operation, ...operations.filter(({ sameAs }) => sameAs === operation.path)];
      const paths = names.map((each) => enumeratedPaths(each, engine));
      return argumentsOf(operation, engine).map((args, index) => ({
        paths: paths.map((under) => under[index] as string),
        body: () => {
          const answered = engine.answer(operation, args);
          if ('problem' in answered) throw new Error(`${paths[0]?.[index]}: ${answered.problem.name}`);
          return answered.body;
        },
      }));
    });
}

/** Empty for an operation with unlimited responses, which only the service can give. */
const argumentsOf = ({ enumerate }: Operation, { catalog }: Service['engine']): readonly Arguments[] =>
  enumerate?.(catalog) ?? [];

export function enumeratedPaths(operation: Operation, engine: Service['engine']): readonly string[] {
  return argumentsOf(operation, engine).map((args) => requestPath(operation.path, args.texts()));
}
