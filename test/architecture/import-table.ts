// Who may import whom: the table of ARCHITECTURE.md as a literal. A folder that is not named here may not exist.

const ours: Readonly<Record<string, readonly string[]>> = {
  model: [],
  text: [],
  phrases: [],
  problems: ['phrases'],
  calendar: [],
  settings: [],
  limits: [],
  observe: [],
  families: ['model', 'calendar'],
  dataset: ['model'],
  editions: ['model', 'dataset', 'settings'],
  catalog: ['model', 'dataset', 'text'],
  geo: ['model', 'catalog', 'text'],
  query: ['model', 'catalog', 'text', 'geo'],
  render: ['model', 'catalog'],
  formats: ['model', 'catalog', 'query'],
  operations: ['model', 'catalog', 'query', 'render', 'formats', 'problems', 'text'],
  schema: ['model', 'query', 'operations'],
  openapi: ['model', 'schema', 'operations', 'formats', 'problems'],
  pages: ['model', 'dataset', 'operations', 'schema', 'phrases', 'problems', 'settings'],
  browser: ['pages', 'text'],
  http: ['operations', 'formats', 'problems', 'limits', 'observe'],
  cluster: ['limits', 'observe'],
};

export const importTable = ours;

/** Run in a browser as they are, so nothing of Node is imported there, but for the readers of rows. */
export const withoutNode = [
  'model',
  'families',
  'calendar',
  'text',
  'phrases',
  'problems',
  'catalog',
  'geo',
  'query',
  'render',
  'formats',
  'operations',
  'schema',
  'openapi',
  'pages',
  'browser',
];
