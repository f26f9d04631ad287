// How TypeScript becomes JavaScript. Types are removed, not checked: `npm run types` checks them. The sources are written for the oldest
// supported Node.js, so no syntax is replaced.
export const typescriptOptions = {
  // As verbatimModuleSyntax of tsconfig.json: an import is removed only if it is marked as one of types.
  typescript: { onlyRemoveTypeImports: true },
};
