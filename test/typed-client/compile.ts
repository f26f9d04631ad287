// Compiles programs that use the client, as an editor would, and returns the faults by line.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** The compiler is a Go program, which spends a fifth of its time on garbage unless it collects less often. */
export const environmentOfCompiler = { ...process.env, GOGC: '400' };

const FAULT = /^(.+)\.mts\((\d+),\d+\): error (TS.*)$/;
/** The beginning of every program, with the import and the client. */
const HEAD_LINES = 2;

/** By the indexes of the statements. */
type Faults = ReadonlyMap<number, string>;

/**
 * The faults of each program, found by one run of the compiler, because it spends most of its time on the types of the client.
 * The statements follow a client that is named `atlas`; each is one line.
 */
export async function faultsIn<Name extends string>(
  programs: Readonly<Record<Name, readonly string[]>>,
): Promise<Readonly<Record<Name, Faults>>> {
  const folder = newFolder('atlas-typed-client');
  const client = relative(folder, join(projectFolder(), 'client', 'src', 'index.js'));
  const names = Object.keys(programs) as Name[];
  for (const name of names) {
    const head = [`import { createAtlas } from '${client}';`, "const atlas = createAtlas({ url: '' });"];
    writeFileSync(join(folder, `${name}.mts`), [...head, ...programs[name]].join('\n'));
  }
  const files = names.map((name) => `${name}.mts`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));

  const faults = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<
    Name,
    Map<number, string>
  >;
  // The lines below the first one of a fault are indented and explain it.
  for (const line of (await compile(folder)).split('\n').filter((each) => /^\S/.test(each))) {
    const [, name, row, fault] = FAULT.exec(line) ?? [];
    const found = faults[name as Name];
    if (found === undefined) throw new Error(line);
    found.set(Number(row) - 1 - HEAD_LINES, fault as string);
  }
  return faults;
}

/** The compiler ends with a failure if it finds faults. */
function compile(folder: string): Promise<string> {
  const compiler = join(projectFolder(), 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '--project', folder, '--singleThreaded', '--pretty', 'false'];
  return promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: environmentOfCompiler,
    maxBuffer: 2 ** 28,
  }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout?: string }) => error.stdout || Promise.reject(error),
  );
}
