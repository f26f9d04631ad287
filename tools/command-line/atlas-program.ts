// The `atlas` command: its subcommands, options and help.
import { Command, CommanderError, Option } from 'commander';
import { addCalendarCommands } from './calendar-commands.js';
import { CommandFault, exitCodes } from './command-fault.js';
import { defaultLanguage } from './default-language.js';
import { examples } from './examples.js';
import { addLookupCommands } from './lookup-commands.js';
import { addMatchCommand } from './match-file.js';
import { addPrograms } from './programs.js';
import { addRecordCommands } from './record-commands.js';

const EXIT_CODES = `
Exit codes: 0 for a result, ${exitCodes.refused} if there is none or a check fails, ${exitCodes.usage} for a wrong command, ${exitCodes.unreachable} if the server of --url cannot be reached.`;

export function atlasProgram(version: string): Command {
  const program = new Command('atlas')
    .description(
      'Reference data about Colombia: the dataset of the package on the command line, and the server.',
    )
    .version(version)
    .showHelpAfterError('Run atlas --help, or atlas COMMAND --help, to see how it is used.')
    .configureHelp({ showGlobalOptions: false })
    .addHelpText(
      'after',
      examples(
        'atlas get city 12',
        'atlas search medellin',
        'atlas match places.csv > matched.csv',
        'atlas holidays 2027 --json',
      ),
    )
    .addHelpText('after', EXIT_CODES)
    .exitOverride();
  const reading = (name: string) =>
    program
      .command(name)
      .option('--json', 'write the JSON of the API')
      .option('--url <address>', 'query this server instead of the dataset of the package')
      .addOption(
        new Option('--lang <language>', 'the language of texts and messages')
          .choices(['en', 'es'])
          .default(defaultLanguage),
      )
      .exitOverride();
  for (const add of [addRecordCommands, addLookupCommands, addCalendarCommands, addMatchCommand])
    add(reading);
  addPrograms(program);
  return program;
}

/** Returns the exit code. Commander has already written its own messages. */
export async function runAtlas(version: string, args: readonly string[]): Promise<number> {
  try {
    await atlasProgram(version).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
    if (!(error instanceof CommandFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}
