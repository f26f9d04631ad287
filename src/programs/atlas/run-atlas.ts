// Runs a command line. It loads only the modules of the command, and ends with a sentence if it fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatasetFault } from '../../engine/dataset/dataset-fault.js';
import type { Language } from '../../engine/text/localized.js';
import { buildFolder, packageVersion } from '../../settings/project-folder.js';
import { CommandFault, exitCodes } from '../command-fault.js';
import { openOutput, printFault, printNote } from './output.js';
import { type Call, commandMeant, languageOf, readCall, splitCommand } from './read-command.js';

type RunCommand = (call: Call) => Promise<void>;

const records = () => import('./record-commands.js');

const runs: Readonly<Record<string, () => Promise<RunCommand>>> = {
  get: async () => (await records()).get,
  list: async () => (await records()).list,
  count: async () => (await records()).count,
  search: async () => (await records()).search,
  resolve: async () => (await records()).resolve,
  locate: async () => (await records()).locate,
  holidays: async () => (await records()).holidays,
  'working-days': async () => (await records()).workingDays,
  families: async () => (await records()).families,
  fields: async () => (await records()).fields,
  match: async () => (await import('./match-file.js')).matchFile,
  completion: async () => (await import('./completion.js')).completion,
};

/** The service has its own bundle beside that of this command. */
const builtModule = (name: string) => import(new URL(`../../${name}.js`, import.meta.url).href);

/** The programs that parse their own options. */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  serve: () => builtModule('main'),
  mcp: () => builtModule('stdio'),
  bundle: () => import('../bundle/bundle.js'),
  export: () => import('../export/export.js'),
  'publish-edition': () => import('../editions/publish-edition.js'),
  editions: () => import('../editions/editions.js'),
  check: () => import('../check/check.js'),
};

/** Returns the exit code. A loaded program, such as the server, continues and sets its own. */
export async function runAtlas(args: readonly string[]): Promise<number> {
  const language = languageOf(args);
  try {
    await run(args, language);
    return 0;
  } catch (error) {
    const fault = faultOf(error);
    printFault(fault, language);
    return fault.exitCode;
  }
}

async function run(args: readonly string[], language: Language): Promise<void> {
  const { name, rest } = splitCommand(args);
  const isHelp = rest.includes('--help') || rest.includes('-h');
  if (name === undefined && (rest.includes('--version') || rest.includes('-V')))
    return printText(await versionText());
  const wanted = name === 'help' ? splitCommand(rest).name : name;
  if (wanted === undefined) {
    const { mainHelp } = await import('./help.js');
    if (name === 'help' || isHelp) return printText(mainHelp(language));
    throw new CommandFault({ en: mainHelp('en'), es: mainHelp('es') });
  }
  const command = commandMeant(wanted);
  const program = programs[command.name];
  const hasOwnHelp = command.name === 'serve';
  if ((name === 'help' || isHelp) && !hasOwnHelp)
    return printText((await import('./help.js')).helpOf(command, language));
  if (program !== undefined) return loadAndRun(command.name, program, name === 'help' ? ['--help'] : rest);
  const load = runs[command.name] as () => Promise<RunCommand>;
  const call = readCall(command, rest);
  return (await load())(call);
}

async function versionText(): Promise<string> {
  const { dataFolder } = await import('../program.js');
  return `${await packageVersion()}\nedition ${await editionIn(dataFolder())}\ndata ${dataFolder()}`;
}

/** The build stores the edition of its data, because computing it would need every file. */
async function editionIn(folder: string): Promise<string> {
  if (!process.env.DATA_FOLDER)
    try {
      return readFileSync(join(buildFolder(), 'site', 'edition.txt'), 'utf8').trim();
    } catch {
      // The build has no pages.
    }
  const [{ colombia }, { openCatalogFiles }, { editionName }] = await Promise.all([
    import('../../country/index.js'),
    import('../../storage/files/open-dataset.js'),
    import('../../engine/dataset/dataset.js'),
  ]);
  return editionName(openCatalogFiles(colombia, folder).edition);
}

async function loadAndRun(
  name: string,
  load: () => Promise<unknown>,
  args: readonly string[],
): Promise<void> {
  process.argv.splice(2, process.argv.length, ...args);
  // A server handles failures of its log itself.
  if (name !== 'serve' && name !== 'mcp') outliveReaders();
  await load();
}

/** Without a reader, such as `head` or a closed terminal, a folder must still be completed or removed. */
function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return;
      if (process.exitCode === undefined) printNote(`The output cannot be written: ${message}`);
      process.exitCode = exitCodes.refused;
    });
}

const printText = (text: string): void => void openOutput(undefined).write(`${text}\n`);

/** A command never shows a stack. */
function faultOf(error: unknown): CommandFault {
  if (error instanceof CommandFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof DatasetFault) return new CommandFault({ en: message, es: message }, exitCodes.refused);
  return new CommandFault(
    { en: `The command failed: ${message}`, es: `El comando falló: ${message}` },
    exitCodes.refused,
  );
}
