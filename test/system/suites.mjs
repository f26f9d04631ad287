// The suite of each folder of tests, and the programs that its tests start. A folder without a row fails suites.test.ts.

/**
 * - `test`: `npm test`, for every change. It starts no server but ours, and needs nothing but Node.js.
 * - `deep`: `npm run test:deep`. Its tests start other programs, or take long.
 * - `alone`: the end of `npm run test:deep`, a file at a time: they measure processor time, which is longer while others run.
 *
 * @typedef {'test' | 'deep' | 'alone'} Suite
 */

/** @type {Readonly<Record<string, { readonly suite: Suite; readonly starts?: string }>>} */
export const folders = {
  src: { suite: 'test', starts: 'the built program' },
  tools: { suite: 'test' },
  'test/architecture': { suite: 'test' },
  'test/areas': { suite: 'test' },
  'test/atlas': { suite: 'test' },
  'test/batches': { suite: 'test' },
  'test/calculators': { suite: 'test' },
  'test/clients': { suite: 'test' },
  'test/contract': { suite: 'test' },
  'test/data': { suite: 'test' },
  'test/descriptions': { suite: 'test' },
  'test/docs': { suite: 'test', starts: 'curl' },
  'test/explore': { suite: 'test' },
  'test/find': { suite: 'test' },
  'test/flow': { suite: 'test', starts: 'Chromium, if it is installed' },
  'test/matching': { suite: 'test' },
  'test/mcp': { suite: 'test', starts: 'the built program over standard input and output' },
  'test/problems': { suite: 'test' },
  'test/query-options': { suite: 'test' },
  'test/site': { suite: 'test', starts: 'curl' },
  'test/surfaces': { suite: 'test' },
  'test/system': { suite: 'test' },
  'test/typed-client': { suite: 'test', starts: 'the compiler' },
  'test/types': { suite: 'test', starts: 'the compiler' },
  'test/workflows': { suite: 'test', starts: 'action-validator' },
  'test/working-days': { suite: 'test' },
  'test/abuse': { suite: 'deep', starts: 'the built program, nginx' },
  'test/browser': { suite: 'deep', starts: 'Chromium' },
  'test/bundles': { suite: 'deep', starts: 'the program that writes files' },
  'test/cluster': { suite: 'deep', starts: 'the built program with workers, PostgreSQL' },
  'test/command-line': { suite: 'deep', starts: 'the atlas command, also in a pseudo-terminal; PostgreSQL' },
  'test/conformance': { suite: 'deep', starts: 'the conformance runner on a second Node.js' },
  'test/editions': { suite: 'deep', starts: 'PostgreSQL, the built program' },
  'test/embed': { suite: 'deep', starts: 'Chromium' },
  'test/fleet': { suite: 'deep', starts: 'PostgreSQL, Redis, nginx, three servers' },
  'test/fuzz': { suite: 'deep', starts: 'the built program' },
  'test/generators': { suite: 'deep', starts: 'generators of clients' },
  'test/limits': { suite: 'deep', starts: 'Redis, the built program' },
  'test/offline': { suite: 'deep', starts: 'the built program, Chromium' },
  'test/packed-client': { suite: 'deep', starts: 'npm, the compiler, Chromium' },
  'test/process': { suite: 'deep', starts: 'the built program, nginx, PostgreSQL, npm' },
  'test/release': { suite: 'deep', starts: 'Git, npm, the built program' },
  'test/sitemap': { suite: 'deep' },
  'test/static': { suite: 'deep', starts: 'the export program, nginx' },
  'test/workflow-steps': { suite: 'deep', starts: 'the commands of the workflows' },
  'test/steps': { suite: 'alone' },
};

/** @param {Suite} suite */
export const foldersOf = (suite) => Object.keys(folders).filter((folder) => folders[folder]?.suite === suite);

/** The Vitest project of a folder that runs alone. @param {string} folder */
export const projectOf = (folder) => folder.replace('test/', '');

/** The folder of the table that contains a file. @param {string} file its path within the project */
export const folderOf = (file) => Object.keys(folders).find((folder) => file.startsWith(`${folder}/`));
