// Removes from a bundle the parts of declarations that no response contains: documentation, JSON Schemas, examples and model checks. A test
// compares its responses with those of the server.
import { relative, sep } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Methods of fields, `text().label(…).about(…)`. */
const METHODS = new Set(['label', 'about', 'named', 'datedBy', 'inYear', 'repeats', 'writtenIn']);

/** Properties of declarations, operations and problems, by folder. */
const PROPERTIES = {
  'src/country': new Set([
    ...[
      'about',
      'all',
      'alsoNamed',
      'breaks',
      'coverage',
      'feed',
      'flag',
      'generic',
      'history',
      'keyFacts',
      'matching',
      'proper',
    ],
    ...['ratios', 'rules', 'schemaOrg', 'seat', 'segment', 'synonyms', 'title', 'words', 'yearWords'],
  ]),
  'src/engine/operations': new Set([
    'component',
    'description',
    'enumerate',
    'examples',
    'parts',
    'schema',
    'summary',
  ]),
  'src/engine/formats': new Set(['schema']),
  'src/engine/query': new Set(),
  'src/engine/problems': new Set([
    ...['remedy', 'when'],
    // Without a server there are no connections and no bodies.
    ...['body-too-large', 'headers-too-large', 'range-not-satisfiable', 'request-timeout'],
    ...['too-many-requests', 'unsupported-media-type'],
  ]),
};

const DECLARE_FIELDS = new Set(['src/country', 'src/engine/query']);

/** Modules that are never called, or whose results are known. */
const REPLACED = {
  'src/country/surroundings.ts': 'export const surroundings = undefined;',
  'src/country/dataset.ts': 'export const datasetOfColombia = undefined;',
  'src/engine/model/family-faults.ts': 'export const familyFaults = () => [];',
  'src/engine/model/shape-cycle.ts': 'export const findShapeCycle = () => undefined;',
  'src/engine/problems/body-messages.ts': 'export const bodyMessages = {};',
  'src/engine/problems/match-messages.ts': 'export const matchMessages = {};',
};

export const withoutDocumentation = (root) => ({
  name: 'without-documentation',
  transform: {
    filter: { id: /\.ts$/ },
    handler(code, id) {
      const path = relative(root, id).split(sep).join('/');
      if (REPLACED[path] !== undefined) return { code: REPLACED[path], map: null };
      const folder = Object.keys(PROPERTIES).find((each) => path.startsWith(`${each}/`));
      if (folder === undefined) return null;
      return {
        code: without(code, PROPERTIES[folder], DECLARE_FIELDS.has(folder) ? METHODS : new Set()),
        map: null,
      };
    },
  },
});

function without(code, properties, methods) {
  const cuts = [];
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    if (node.type === 'ObjectExpression')
      for (const property of node.properties)
        if (
          property.type === 'Property' &&
          !property.computed &&
          properties.has(property.key.name ?? property.key.value)
        )
          cuts.push([property.start, code[property.end] === ',' ? property.end + 1 : property.end]);
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      methods.has(node.callee.property.name)
    )
      cuts.push([node.callee.object.end, node.end]);
  });
  // Cuts from the end, so that earlier positions stay valid. A cut inside another is skipped.
  let [text, before] = [code, code.length];
  for (const [start, end] of cuts.sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    if (end > before) continue;
    text = text.slice(0, start) + text.slice(end);
    before = start;
  }
  return text;
}

function visit(node, found) {
  if (Array.isArray(node)) for (const each of node) visit(each, found);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') found(node);
    for (const each of Object.values(node)) visit(each, found);
  }
}
