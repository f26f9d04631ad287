// The programs that the build bundles. Each bundle replaces its module, and shared parts are in one folder.

export const bundles = [
  {
    programs: ['src/main', 'src/stdio', 'src/process/worker', 'src/process/edition-thread'],
    parts: 'src/parts',
  },
  // The command has its own parts, so that the service does not load more files because of it.
  { programs: ['src/programs/atlas/atlas'], parts: 'src/command-parts' },
];

/** All files and folders of the bundles, within a build. */
export const bundledPaths = bundles.flatMap(({ programs, parts }) => [
  ...programs.map((name) => `${name}.js`),
  parts,
]);
