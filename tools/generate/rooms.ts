// The rooms of the sources: the purpose and the allowed imports of each. The test of the architecture compares them with the imports. A room
// that is not named here may not exist. `npm run generate` writes them as a page, test/architecture/rooms.md.
import type { GeneratedFile } from './generated-file.js';
export type Rooms = Readonly<Record<string, readonly [purpose: string, imports: readonly string[]]>>;

/** The rooms of `src/`, the tools and the instruments. */
export const rooms: Rooms = {
  engine: ['runs the operations of any model on any dataset, without a server and without Node.js', []],
  settings: ['every setting of the operator: one table, read from variables and flags', ['engine']],
  country: [
    '**the only place with Colombia in it**: a declaration per family, the list of families in `index.ts`, words and holiday laws',
    ['engine'],
  ],
  storage: ['sources of datasets: files, editions on disk, PostgreSQL', ['engine', 'settings']],
  server: [
    'serves any model with any surfaces: HTTP, limits, metrics, several processes, a change of edition at run time',
    ['engine', 'settings', 'storage'],
  ],
  site: ['the site: pages as HTML and Markdown, scripts and styles', ['engine', 'settings', 'server']],
  surfaces: [
    'everything served beside operations and pages, one folder and one Fastify plugin each',
    ['engine', 'settings', 'server', 'site'],
  ],
  'app.ts': [
    'the composition root: the families of Colombia on files or a database, and the list of surfaces',
    ['country', 'settings', 'storage', 'server', 'site', 'surfaces'],
  ],
  'stdio.ts': [
    'the second entry point: the tools of `surfaces/mcp/` over standard input and output',
    ['engine', 'country', 'settings', 'storage', 'surfaces'],
  ],
  process: [
    'the running program: a single process, or a primary and its workers; signals and start errors',
    ['country', 'settings', 'storage', 'server', 'app.ts'],
  ],
  'main.ts': ['the entry point: settings, one process or several, exit code', ['settings', 'process']],
  'data-rules': [
    'the rules that the data must pass, by subject; comparison of editions; composed texts',
    ['engine', 'storage'],
  ],
  programs: [
    'the programs of the `atlas` command: records and questions in a terminal, files of an edition, static copy, editions of a database, check of the data',
    ['engine', 'country', 'settings', 'storage', 'server', 'site', 'surfaces', 'app.ts', 'data-rules'],
  ],
  tools: [
    'what a contributor or a release runs: build, development server, generated documentation, history of editions, release, pages of the site',
    [
      'engine',
      'country',
      'settings',
      'storage',
      'server',
      'site',
      'surfaces',
      'app.ts',
      'process',
      'data-rules',
      'programs',
    ],
  ],
  lab: [
    'instruments: benchmark, soak run, measured steps, judges (programs by others), pictures, files passed by a request',
    [
      'engine',
      'country',
      'settings',
      'storage',
      'server',
      'site',
      'surfaces',
      'app.ts',
      'data-rules',
      'programs',
      'tools',
    ],
  ],
};

/** The rooms inside a room, and which of its neighbours each may import. */
export const innerRooms: Readonly<Record<string, Rooms>> = {
  engine: {
    text: [
      'languages and localised texts; CSV; case folding, collation and spelling, which define "matches", "sorts before" and "did you mean"',
      [],
    ],
    calendar: ['dates, Easter, holiday rules, working days and long weekends', ['text']],
    scheduling: ['long work in steps, turns on the main thread, and reused memory', []],
    model: [
      'the language of family declarations: fields, relations, shapes; resolves and checks a model',
      ['text'],
    ],
    problems: [
      'the closed table of failures, the only builder of problem details, and their messages in each language',
      ['text'],
    ],
    names: [
      'the forms in which names are compared: keys, words, ignored words, abbreviations of the country',
      ['model', 'text'],
    ],
    dataset: ['the port to storage: the type of a dataset, and its faults', ['model', 'text']],
    boundaries: [
      'borders as arcs on a grid, each with the area on its left and right: rings, point in area, sizes, neighbours; islets as circles; GeoJSON and TopoJSON',
      ['scheduling'],
    ],
    catalog: ['frozen rows, linked by ordinals', ['model', 'dataset', 'boundaries', 'scheduling']],
    geo: [
      'positions of records: near a point, inside a box or an area; the description of a point',
      ['model', 'text', 'catalog', 'boundaries', 'scheduling'],
    ],
    maps: [
      'areas as an SVG picture: classes, insets for distant islands, borders only as exact as the picture can show',
      ['text', 'boundaries', 'geo', 'scheduling'],
    ],
    query: [
      'plans (plain data) and their execution: select, search by trigrams, rank, filter, sort, page',
      ['model', 'text', 'catalog', 'geo', 'scheduling'],
    ],
    history: [
      'events in the past of records; former names and codes, and the change behind each',
      ['model', 'text', 'names', 'dataset', 'catalog', 'scheduling'],
    ],
    find: [
      'search over all families: names, aliases and words with typos, prefixes, codes',
      ['model', 'text', 'names', 'catalog', 'history', 'scheduling'],
    ],
    matching: [
      'maps typed place names to records: names, aliases, abbreviations, codes beside names, typos, ambiguity',
      ['model', 'text', 'names', 'catalog', 'history', 'scheduling'],
    ],
    render: [
      'turns a shape and its records into bytes, one buffer per shape',
      ['model', 'catalog', 'scheduling'],
    ],
    formats: ['the same records as table, map or lines', ['model', 'text', 'catalog', 'boundaries', 'geo']],
    schema: ['fields and shapes as JSON Schema', ['model', 'text', 'query']],
    operations: [
      'the table of operations: `kinds/` (operation kinds and batches), `options/` (query options), `values/` (parameter types), `request/` (typed arguments), `provenance/` (source and citation of each value), `changes/` (differences between editions)',
      [
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
        'history',
        'find',
        'matching',
        'formats',
        'schema',
        'scheduling',
      ],
    ],
    answers: [
      '`createEngine(model, dataset)` runs operations without a server: plan, run, bytes; suggestions for missing records',
      [
        'model',
        'text',
        'problems',
        'dataset',
        'catalog',
        'query',
        'render',
        'formats',
        'operations',
        'scheduling',
      ],
    ],
  },
  storage: {
    files: ['reads record files, one record per line, and reports every fault with file, line and field', []],
    editions: ['keeps the last good edition on disk and follows the current one', ['files']],
    postgres: [
      'editions in PostgreSQL: publish, list, switch, drop and read, in tables derived from the model',
      ['files', 'editions'],
    ],
  },
  server: {
    clients: ['the sender of a request: trusted proxies, IP addresses, keys for limits', []],
    limits: [
      'the requests that each client has left, on this server or on all; the port to other servers, and Redis behind it',
      [],
    ],
    observe: ['metrics and the log', []],
    http: [
      'Fastify and the layers in front of it: the gate, paths, responses with their cache, negotiation, compression, problem responses, connections and stopping; the type of a surface',
      ['clients', 'limits', 'observe'],
    ],
    service: [
      'turns a model and a dataset into a service that can switch editions and does not listen by itself; its limits and metrics',
      ['clients', 'limits', 'observe', 'http'],
    ],
    cluster: [
      'several processes as one server: a primary that supervises workers, messages between them, metrics of all',
      ['limits', 'observe'],
    ],
    database: [
      'the service on a database: follows its editions, which a thread loads and checks',
      ['observe', 'service'],
    ],
  },
  site: {
    manifest: [
      'the parts of each family that pages can show, without naming a family: slugs, labels, keys, lists, operations; the available calculators',
      [],
    ],
    markdown: ['converts the HTML of pages to Markdown; an unsupported element is a fault', []],
    drawing: ['the areas of a level as paths in one frame, for pages with a map', []],
    shell: [
      'code shared by all features: the `Feature` type, layout, design tokens, languages, localised URLs, links to records and tables, code blocks, responses',
      ['manifest', 'markdown'],
    ],
    home: ['the home page', ['drawing', 'manifest', 'shell']],
    docs: [
      'the documentation: guides, families, problems, settings, sources, changes; documents for language models',
      ['manifest', 'shell'],
    ],
    tables: [
      'the records of a family as a table with filters, drawn by the server and by a script',
      ['manifest', 'shell'],
    ],
    records: ['a page for every family and record', ['manifest', 'shell', 'tables']],
    correct: [
      'the page that prepares a correction of a value, up to the text of a pull request',
      ['manifest', 'shell'],
    ],
    map: ['the map page: areas in classes, points, the view in the query', ['drawing', 'manifest', 'shell']],
    search: ['the results page and the index of pages', ['manifest', 'shell']],
    calculators: [
      'calendar, the page of each year, working days, place names, points and two compared places, as pages that work without JavaScript',
      ['manifest', 'drawing', 'records', 'search', 'shell'],
    ],
    operations: ['the page of each operation, with a request form', ['manifest', 'shell']],
    embed: ['the form field for pages of other origins, and its list of places', ['shell']],
    status: ['the status page', ['shell']],
    'site.script.ts': ['the script of all pages', ['shell', 'search']],
    'site.ts': [
      'the surface: the list of features, served together',
      [
        'shell',
        'home',
        'docs',
        'tables',
        'records',
        'correct',
        'map',
        'search',
        'calculators',
        'operations',
        'embed',
        'status',
      ],
    ],
  },
  surfaces: {
    openapi: ['the table of operations as three OpenAPI descriptions', []],
    cell: ['one value as plain text, for a formula of a spreadsheet', []],
    documents: [
      'OpenAPI, the list of changes, the security contact and other fixed documents',
      ['openapi', 'cell'],
    ],
    batch: ['many rows in one request (POST and QUERY)', []],
    ogc: ['OGC API Features: records with a place or a border for QGIS, GDAL and other maps', []],
    reconcile: ['the Reconciliation Service API, by which OpenRefine matches cells with records', []],
    mcp: [
      'the table of operations as tools, resources and prompts for assistants (Model Context Protocol); small results with edition, sources and the equivalent HTTP request',
      [],
    ],
    downloads: [
      'the files of every edition that is kept, with ranges and checksums, and the page that lists them',
      [],
    ],
    things: ['URLs of records as things, for linked data: to the page or to the data', []],
    crawlers: ['robots.txt and sitemaps', []],
    probes: ['health, readiness, metrics', []],
  },
};

/** These run in a browser, so nothing of Node.js is imported. */
export const withoutNode = ['engine', 'country'];

const table = (rooms: Rooms, within: string) => [
  '| folder | purpose | may import |',
  '|---|---|---|',
  ...Object.entries(rooms).map(
    ([name, [purpose, imports]]) =>
      `| \`${within}${name}\` | ${purpose} | ${imports.length === 0 ? 'nothing of ours' : imports.join(', ')} |`,
  ),
];

export const roomsPage = (): GeneratedFile => ({
  path: 'test/architecture/rooms.md',
  text: [
    '# Rooms and their imports',
    '',
    'Generated by `npm run generate` from `tools/generate/rooms.ts`, which `test/architecture` compares with the sources.',
    '',
    ...table(rooms, ''),
    ...Object.entries(innerRooms).flatMap(([room, inner]) => [
      '',
      `## ${room}`,
      '',
      ...table(inner, `${room}/`),
    ]),
    '',
  ].join('\n'),
});
