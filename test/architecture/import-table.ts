// Who may import whom: the table of ARCHITECTURE.md as a literal. A folder that is not named here may not exist.

const ours: Readonly<Record<string, readonly string[]>> = {
  model: [],
  text: [],
  problems: [],
  calendar: [],
  settings: [],
  limits: [],
  observe: [],
  families: ['model', 'calendar'],
  dataset: ['model'],
  editions: ['model', 'dataset', 'settings'],
  catalog: ['model', 'dataset', 'text'],
  query: ['model', 'catalog', 'text'],
  render: ['model', 'catalog'],
  operations: ['model', 'catalog', 'query', 'render', 'problems'],
  schema: ['model', 'operations'],
  openapi: ['model', 'schema', 'operations', 'problems'],
  browser: ['pages', 'text'],
  pages: ['model', 'dataset', 'operations', 'schema', 'problems', 'settings'],
  http: ['operations', 'problems', 'limits', 'observe'],
  cluster: ['limits', 'observe'],
};

export const importTable = ours;

/** Run in a browser as they are, so nothing of Node is imported there, but for the readers of rows. */
export const withoutNode = [
  'model',
  'families',
  'calendar',
  'text',
  'problems',
  'catalog',
  'query',
  'render',
  'operations',
  'schema',
  'openapi',
  'pages',
  'browser',
];
