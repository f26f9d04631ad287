// The fixed documents of the service: its index, its description, its pages. Each is made on first use.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { about } from './about.js';
import { editionName } from './dataset/dataset.js';
import type { Redirection } from './http/bind-documents.js';
import type { HttpDocument } from './http/finished-document.js';
import { JSON_TYPE } from './http/replies.js';
import type { Model } from './model/model.js';
import { datasetSchema, indexSchema } from './openapi/document-schemas.js';
import { openApiDocument } from './openapi/openapi-document.js';
import { datasetDocument } from './operations/dataset-document.js';
import type { Engine } from './operations/engine.js';
import { indexDocument } from './operations/index-document.js';
import { API, type Operation } from './operations/operation.js';
import { consolePage } from './pages/console-page.js';
import { docsPage } from './pages/docs-page.js';
import { CONSOLE_POLICY, pageStyle, READING_POLICY } from './pages/html-page.js';
import { problemPage, problemsPage } from './pages/problem-pages.js';
import { PROBLEMS_AT } from './problems/problem.js';
import { type ProblemName, problems } from './problems/problems.js';
import { projectFolder } from './project-folder.js';

const HTML = 'text/html; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const CSP = 'content-security-policy';
const READ = { type: HTML, headers: [CSP, READING_POLICY] };

export const serviceRedirections: readonly Redirection[] = [
  { path: '/', to: '/docs' },
  { path: '/swagger', to: '/docs' },
];

export function serviceDocuments(
  model: Model,
  operations: readonly Operation[],
  engine: Engine,
): readonly HttpDocument[] {
  const index = () => indexDocument(model, operations, engine.catalog);
  const dataset = () => datasetDocument(model, engine.catalog, editionName(engine.catalog.edition));
  const described = [
    { id: 'serviceIndex', path: API, summary: 'Families, rows and paths', schema: indexSchema },
    {
      id: 'serviceDataset',
      path: `${API}/dataset`,
      summary: 'Edition, coverage and sources',
      schema: datasetSchema,
    },
  ];
  const inProject = (...path: string[]) => join(projectFolder(), ...path);
  return [
    { path: API, type: JSON_TYPE, body: () => JSON.stringify(index()) },
    { path: `${API}/dataset`, type: JSON_TYPE, body: () => JSON.stringify(dataset()) },
    {
      path: '/openapi.json',
      alsoAt: ['/swagger/v1/swagger.json'],
      type: JSON_TYPE,
      body: async () => {
        const { version } = JSON.parse(await readFile(inProject('package.json'), 'utf8'));
        return JSON.stringify(openApiDocument({ ...about, version }, model, operations, described, engine));
      },
    },
    { path: pageStyle.path, type: STYLE, body: () => pageStyle.body },
    { path: '/docs', ...READ, body: () => docsPage(about, index()) },
    { path: PROBLEMS_AT.replace(/\/$/, ''), ...READ, body: problemsPage },
    ...(Object.keys(problems) as ProblemName[]).map((name) => ({
      path: `${PROBLEMS_AT}${name}`,
      ...READ,
      body: () => problemPage(name),
    })),
    { path: consolePage.path, type: HTML, headers: [CSP, CONSOLE_POLICY], body: () => consolePage.html },
    { path: consolePage.start.path, type: SCRIPT, body: () => consolePage.start.body },
    {
      path: consolePage.reference.path,
      type: SCRIPT,
      body: () => readFile(inProject('dist', consolePage.reference.file)),
    },
  ];
}
