// Compiles programs that use the client, as an editor would, and returns the faults by line.
import { join } from 'node:path';
import ts from 'typescript';
import { projectFolder } from '../../src/settings/project-folder.js';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** The statements follow a client that is named `atlas`; each is one line. The faults are by their numbers, from 0. */
export function faultsIn(statements: readonly string[]): ReadonlyMap<number, string> {
  const head =
    "import { createAtlas } from '../../client/src/index.js';\nconst atlas = createAtlas({ url: '' });\n";
  const file = join(projectFolder(), 'test', 'typed-client', 'program-in-memory.ts');
  const text = head + statements.join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  return new Map(
    ts.getPreEmitDiagnostics(program).map((fault) => {
      const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0;
      const isOurs = fault.file?.fileName === file;
      return [isOurs ? line - 2 : -1, ts.flattenDiagnosticMessageText(fault.messageText, '\n')];
    }),
  );
}
