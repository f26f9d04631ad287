// Runs a Dockerfile without Docker. A stage is a folder, COPY fills it, and RUN uses it as the root of its file system.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { BuildContext } from './build-context.js';
import { type Action, type Stage, stagesOf } from './dockerfile.js';
import { buildArguments, emptyRoot, type Sandbox, writeAccounts } from './sandbox.js';

export interface BuiltStage {
  readonly stage: Stage;
  readonly sandbox: Sandbox;
}

export interface ImageBuild {
  readonly dockerfile: string;
  readonly context: BuildContext;
  /** An empty folder for all stages. */
  readonly folder: string;
  /** The path of bubblewrap. */
  readonly program: string;
}

/** The last stage is the image, and all stages are found by name. */
export function buildImage({ dockerfile, context, folder, program }: ImageBuild): readonly BuiltStage[] {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  mkdirSync(cache, { recursive: true });
  writeAccounts(folder);
  const built: BuiltStage[] = [];
  const stageNamed = (name: string | undefined) => built.find(({ stage }) => stage.name === name);

  for (const [index, stage] of stagesOf(dockerfile).entries()) {
    const root = join(folder, String(index));
    const base = stageNamed(stage.base);
    if (base === undefined) {
      mkdirSync(root);
      emptyRoot(root);
    } else cpSync(base.sandbox.root, root, { recursive: true, verbatimSymlinks: true });
    const environment = { ...base?.sandbox.environment, ...stage.environment };
    let sandbox: Sandbox = { root, accounts: folder, directory: base?.sandbox.directory ?? '/', environment };
    for (const action of stage.actions) {
      if ('workdir' in action) {
        sandbox = { ...sandbox, directory: resolve(sandbox.directory, action.workdir) };
        mkdirSync(join(root, sandbox.directory), { recursive: true });
      } else if ('run' in action) {
        execFileSync(program, buildArguments(sandbox, cache, action.run), {
          stdio: ['ignore', 'ignore', 'pipe'],
        });
      } else copy(action, sandbox, context, stageNamed(action.from)?.sandbox.root);
    }
    built.push({ stage, sandbox });
  }
  return built;
}

function copy(
  { copy: sources, to, from }: Extract<Action, { copy: unknown }>,
  { root, directory }: Sandbox,
  context: BuildContext,
  fromRoot: string | undefined,
): void {
  if (from !== undefined && fromRoot === undefined) throw new Error(`COPY names the unknown stage ${from}.`);
  const target = join(root, resolve(directory, to));
  for (const source of sources) {
    const path = join(fromRoot ?? context.folder, source);
    const home = fromRoot ?? context.folder;
    const link = linkOn(path, home);
    if (link !== undefined) throw new Error(`COPY follows the link ${relative(home, link)}.`);
    const files = fromRoot === undefined ? context.filesOf(source) : existsSync(path) ? [source] : [];
    if (files.length === 0) throw new Error(`COPY finds no ${source}.`);
    const isFolder = lstatSync(path).isDirectory();
    for (const file of files) {
      // The content of a folder; a file by its name.
      const within = isFolder ? relative(source, file) : to.endsWith('/') ? basename(file) : '';
      const placed = join(target, within);
      mkdirSync(dirname(placed), { recursive: true });
      cpSync(join(home, file), placed, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** Of the path itself or of a folder above it. */
function linkOn(path: string, home: string): string | undefined {
  for (let each = path; each !== home; each = dirname(each))
    if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink()) return each;
  return undefined;
}
