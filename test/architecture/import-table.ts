// The allowed imports, at two levels: the tables of ARCHITECTURE.md as literals. A room that is not named here may not exist.

type Imports = Readonly<Record<string, readonly string[]>>;

/** The rooms of `src/`, the tools and the instruments. */
export const rooms: Imports = {
  engine: [],
  settings: ['engine'],
  country: ['engine'],
  storage: ['engine', 'settings'],
  server: ['engine', 'settings', 'storage'],
  site: ['engine', 'settings', 'server'],
  surfaces: ['engine', 'settings', 'server', 'site'],
  'app.ts': ['country', 'settings', 'storage', 'server', 'site', 'surfaces'],
  'stdio.ts': ['engine', 'country', 'settings', 'storage', 'surfaces'],
  process: ['country', 'settings', 'storage', 'server', 'app.ts'],
  'main.ts': ['settings', 'process'],
  'data-rules': ['engine', 'storage'],
  programs: [
    ...['engine', 'country', 'settings', 'storage', 'server', 'site', 'surfaces', 'app.ts'],
    'data-rules',
  ],
  tools: [
    ...['engine', 'country', 'settings', 'storage', 'site', 'surfaces', 'app.ts', 'process'],
    ...['data-rules', 'programs'],
  ],
  lab: [
    ...['engine', 'country', 'settings', 'storage', 'server', 'site', 'surfaces', 'app.ts', 'data-rules'],
    ...['programs', 'tools'],
  ],
};

/** The rooms inside a room, and which of its neighbours each may import. */
export const innerRooms: Readonly<Record<string, Imports>> = {
  engine: {
    text: [],
    calendar: ['text'],
    scheduling: [],
    model: ['text'],
    problems: ['text'],
    names: ['model', 'text'],
    dataset: ['model', 'text'],
    boundaries: ['scheduling'],
    catalog: ['model', 'dataset', 'boundaries', 'scheduling'],
    geo: ['model', 'text', 'catalog', 'boundaries', 'scheduling'],
    maps: ['text', 'boundaries', 'geo', 'scheduling'],
    query: ['model', 'text', 'catalog', 'geo', 'scheduling'],
    history: ['model', 'text', 'names', 'dataset', 'catalog', 'scheduling'],
    find: ['model', 'text', 'names', 'catalog', 'history', 'scheduling'],
    matching: ['model', 'text', 'names', 'catalog', 'history', 'scheduling'],
    render: ['model', 'catalog', 'scheduling'],
    formats: ['model', 'text', 'catalog', 'boundaries', 'geo'],
    schema: ['model', 'text', 'query'],
    operations: [
      ...[
        'model',
        'text',
        'problems',
        'calendar',
        'dataset',
        'boundaries',
        'catalog',
        'geo',
        'maps',
        'query',
      ],
      ...['history', 'find', 'matching', 'formats', 'schema', 'scheduling'],
    ],
    answers: [
      ...['model', 'text', 'problems', 'dataset', 'catalog', 'query', 'render', 'formats', 'operations'],
      'scheduling',
    ],
  },
  storage: { files: [], editions: ['files'], postgres: ['files', 'editions'] },
  server: {
    clients: [],
    limits: [],
    observe: [],
    http: ['clients', 'limits', 'observe'],
    service: ['clients', 'limits', 'observe', 'http'],
    cluster: ['limits', 'observe'],
    database: ['observe', 'service'],
  },
  site: {
    manifest: [],
    markdown: [],
    drawing: [],
    shell: ['manifest', 'markdown'],
    home: ['drawing', 'manifest', 'shell'],
    docs: ['manifest', 'shell'],
    tables: ['manifest', 'shell'],
    records: ['manifest', 'shell', 'tables'],
    correct: ['manifest', 'shell'],
    map: ['drawing', 'manifest', 'shell'],
    search: ['manifest', 'shell'],
    calculators: ['manifest', 'drawing', 'shell'],
    operations: ['manifest', 'shell'],
    embed: ['shell'],
    status: ['shell'],
    'site.script.ts': ['shell', 'search'],
    'site.ts': [
      ...['shell', 'home', 'docs', 'tables', 'records', 'correct', 'map', 'search', 'calculators'],
      ...['operations', 'embed', 'status'],
    ],
  },
  surfaces: {
    openapi: [],
    documents: ['openapi'],
    batch: [],
    mcp: [],
    downloads: [],
    things: [],
    crawlers: [],
    probes: [],
  },
};

/** Run in a browser as they are, so nothing of Node is imported there. */
export const withoutNode = ['engine', 'country'];
