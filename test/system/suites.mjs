// The suite of each folder of tests. A folder without a suite fails suites.test.ts.

/**
 * - `test`: `npm test`, for every change. It starts no server but ours, and needs nothing but Node.js.
 * - `deep`: `npm run test:deep`. Its tests start other programs, or take long.
 * - `alone`: the end of `npm run test:deep`, a file at a time: they measure processor time, which is longer while others run.
 *
 * @typedef {'test' | 'deep' | 'alone'} Suite
 */

/** @param {...string} names */
const inTest = (...names) => names.map((name) => `test/${name}`);

/** @type {Readonly<Record<Suite, readonly string[]>>} */
export const folders = {
  test: [
    'src',
    'tools',
    'lab',
    ...inTest('architecture', 'areas', 'atlas', 'batches', 'calculators', 'check', 'clients', 'contract'),
    ...inTest('data', 'data-rules'),
    ...inTest('descriptions', 'docs', 'explore', 'find', 'flow', 'matching', 'mcp', 'problems'),
    ...inTest('query-options', 'site', 'surfaces', 'system', 'typed-client', 'types', 'workflows'),
    ...inTest('working-days'),
  ],
  deep: [
    ...inTest('abuse', 'browser', 'bundles', 'cluster', 'command-line', 'conformance', 'editions', 'embed'),
    ...inTest('fleet', 'fuzz', 'generators', 'limits', 'offline', 'packed-client', 'process', 'release'),
    ...inTest('sitemap', 'static', 'workflow-steps'),
  ],
  alone: inTest('steps'),
};

/**
 * - Most code of tests runs a few times. By default V8 spends a quarter of the processor time on optimizing it; the budget is eight times
 *   the default of how much a function runs before.
 * - Tests parse and discard large responses. In a larger young generation most of them die before a collection copies them, and
 *   collecting in one thread takes less processor time than in several that wait for each other.
 */
export const nodeOptions = [
  `--interrupt-budget=${8 * 66 * 1024}`,
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
];

/** The Vitest project of a folder that runs alone. @param {string} folder */
export const projectOf = (folder) => folder.replace('test/', '');

/** The Vitest projects of a suite. @param {'test' | 'deep'} suite */
export const projectsOf = (suite) =>
  suite === 'test' ? ['test'] : ['deep', ...folders.alone.map(projectOf)];

/** The folder of the table that contains a file. @param {string} file its path within the project */
export const folderOf = (file) =>
  Object.values(folders)
    .flat()
    .find((folder) => file.startsWith(`${folder}/`));
