// All answers of the static copy, in groups: the fixed documents, and what each family can be asked for.
import type { Service } from '../../src/app.js';
import { publicDescription } from '../../src/families/public-description.js';
import { JSON_TYPE } from '../../src/http/replies.js';
import type { ModelFamily } from '../../src/model/model.js';
import type { Operation } from '../../src/operations/operation.js';
import type { Arguments } from '../../src/operations/request/parameter.js';
import { DEFAULT_LANGUAGE } from '../../src/pages/language.js';
import { requestPath } from '../../src/pages/request-path.js';
import { serviceDocuments } from '../../src/service/service-documents.js';
import { sitePages } from '../../src/site/service-site.js';

export interface StaticAnswer {
  /** Paths that all answer this. */
  readonly paths: readonly string[];
  readonly type: string;
  readonly body: () => Uint8Array | Promise<Uint8Array>;
}

export interface AnswerGroup {
  readonly name: string;
  readonly answers: readonly StaticAnswer[];
}

export function staticAnswers(service: Service): readonly AnswerGroup[] {
  return [
    { name: 'documents', answers: documents(service) },
    { name: 'pages', answers: pages(service) },
    ...service.model.families.map((family) => ({
      name: family.record,
      answers: answersOf(service, family),
    })),
  ];
}

function documents({ model, operations, engine }: Service): readonly StaticAnswer[] {
  return serviceDocuments(model, operations, engine, publicDescription).map(({ path, type, body }) => ({
    paths: [path],
    type,
    body: async () => Buffer.from(await body()),
  }));
}

/** Files cannot choose a language, so that an address without one has the page that most clients would get. */
function pages({ model, operations, engine }: Service): readonly StaticAnswer[] {
  return sitePages(model, operations, engine).map(({ path, bare, language, type, body }) => ({
    paths: language === DEFAULT_LANGUAGE ? [path, bare] : [path],
    type,
    body: async () => Buffer.from(await body()),
  }));
}

function answersOf({ operations, engine }: Service, family: ModelFamily): readonly StaticAnswer[] {
  return operations
    .filter(({ owner, sameAs }) => owner === family && sameAs === undefined)
    .flatMap((operation) => {
      const names = [operation, ...operations.filter(({ sameAs }) => sameAs === operation.path)];
      const paths = names.map((each) => enumeratedPaths(each, engine));
      return argumentsOf(operation, engine).map((args, index) => ({
        paths: paths.map((under) => under[index] as string),
        type: JSON_TYPE,
        body: () => {
          const answered = engine.answer(operation, args);
          if ('problem' in answered) throw new Error(`${paths[0]?.[index]}: ${answered.problem.detail}`);
          return answered.body;
        },
      }));
    });
}

/** None of an operation whose answers have no end: only the service itself has them. */
const argumentsOf = ({ enumerate }: Operation, { catalog }: Service['engine']): readonly Arguments[] =>
  enumerate?.(catalog) ?? [];

export function enumeratedPaths(operation: Operation, engine: Service['engine']): readonly string[] {
  return argumentsOf(operation, engine).map((args) => requestPath(operation.path, args.texts()));
}
