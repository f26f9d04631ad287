// Generates clients from the descriptions as each generator documents it, and compiles a small use of each.
import { execFile } from 'node:child_process';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../src/settings/project-folder.js';

const execute = promisify(execFile);

export interface Workshop {
  /** The folder of the uses, the descriptions and the generated code. */
  readonly folder: string;
  /** Runs a program of one of the packages there; its output on failure becomes the error. */
  readonly run: (program: string, ...args: string[]) => Promise<string>;
  /** Runs one of the uses, and parses its output. */
  readonly use: (name: string, origin: string) => Promise<unknown>;
}

/** The environment disables usage data and the search for newer versions. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

/** Fills an empty folder with the uses, the packages of the generators and the descriptions. */
export async function openWorkshop(
  folder: string,
  packages: string,
  descriptions: { readonly lean: string; readonly open: string },
): Promise<Workshop> {
  const here = join(projectFolder(), 'test', 'generators');
  await cp(join(here, 'uses'), folder, { recursive: true });
  await cp(join(here, 'spectral.yaml'), join(folder, 'spectral.yaml'));
  await symlink(packages, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'lean.json'), descriptions.lean);
  await writeFile(join(folder, 'public.json'), descriptions.open);
  const start = async (...args: string[]) => {
    const options = { cwd: folder, env: { ...process.env, ...QUIET }, maxBuffer: 2 ** 26 };
    try {
      return (await execute(process.execPath, args, options)).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${args.join(' ')} failed:\n${stdout.slice(0, 5000)}\n${stderr.slice(0, 5000)}`);
    }
  };
  return {
    folder,
    run: (program, ...args) => start(join(packages, '.bin', program), ...args),
    use: async (name, origin) => JSON.parse(await start(join('built', `${name}.js`), origin)),
  };
}

export async function generateClients({ folder, run }: Workshop, origin: string): Promise<void> {
  const orval = {
    input: 'lean.json',
    output: { target: 'generated/orval.ts', client: 'fetch', baseUrl: origin },
  };
  await writeFile(join(folder, 'orval.config.cjs'), `module.exports = ${JSON.stringify({ atlas: orval })};`);
  const heyApi = {
    input: 'lean.json',
    output: { path: 'generated/hey-api', module: { extension: '.js' } },
    plugins: ['@hey-api/client-fetch'],
    logs: { file: false, level: 'silent' },
  };
  await writeFile(join(folder, 'hey-api.config.mjs'), `export default ${JSON.stringify(heyApi)};`);
  await Promise.all([
    run('openapi-ts', '--file', 'hey-api.config.mjs'),
    run('openapi-typescript', 'lean.json', '--output', 'generated/openapi-typescript.ts'),
    run('openapi-typescript', 'public.json', '--output', 'generated/public.ts'),
    run('orval', '--config', 'orval.config.cjs'),
  ]);
}

export async function compileUses({ run }: Workshop): Promise<void> {
  await run('tsc', '--project', '.', '--typeRoots', join(projectFolder(), 'node_modules', '@types'));
}
