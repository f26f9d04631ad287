// The `atlas` command: its subcommands, options and help.
import { Command, CommanderError, Option } from 'commander';
import { CommandFault, defaultLanguage, examples, exitCodes } from '../program.js';
import { addMatchCommand } from './match-file.js';
import { addRecordCommands } from './record-commands.js';
import { askedFamily, requestPath } from './request-path.js';
import { runQuestion, type SharedOptions } from './run-question.js';

interface Program {
  readonly summary: string;
  /** Of a program that has no help itself. */
  readonly help?: string;
  readonly load: () => Promise<unknown>;
}

/** The service has its own bundle, which is beside that of this command. */
const builtModule = (name: string) => import(new URL(`../../${name}.js`, import.meta.url).href);

const MCP_HELP = `Serves the tools for assistants (Model Context Protocol) over standard input and output, until the input ends.

Usage: atlas mcp [--data-folder DIR]

  --data-folder DIR   the folder with the records, instead of data/
  --help              show this help
${examples(
  `echo '{"jsonrpc":"2.0","id":1,"method":"ping"}' | atlas mcp`,
  'atlas mcp < requests.jsonl > responses.jsonl',
)}`;

const programs: Readonly<Record<string, Program>> = {
  serve: { summary: 'start the server', load: () => builtModule('main') },
  mcp: {
    summary: 'serve the tools for assistants over standard input and output',
    help: MCP_HELP,
    load: () => builtModule('stdio'),
  },
  bundle: {
    summary: 'write the edition as files: CSV, SQLite, Parquet, borders',
    load: () => import('../bundle/bundle.js'),
  },
  export: { summary: 'write a static copy of the service', load: () => import('../export/export.js') },
  'publish-edition': {
    summary: 'publish the data to a database as a new edition',
    load: () => import('../editions/publish-edition.js'),
  },
  editions: {
    summary: 'list, switch and delete the editions of a database',
    load: () => import('../editions/editions.js'),
  },
  check: { summary: 'check the data against every rule', load: () => import('../check/check.js') },
};

/** The subcommands that are separate programs, each with its own options and loaded only when it is run. */
function addPrograms(program: Command): void {
  for (const [name, { summary, help, load }] of Object.entries(programs))
    program
      .command(`${name} [options...]`)
      .summary(summary)
      .description(`Run atlas ${name} --help to see its options.`)
      // The program reads its own options, and --help is one of them.
      .helpOption(false)
      .allowUnknownOption()
      .action(async () => {
        process.argv.splice(2, 1);
        if (help !== undefined && process.argv.includes('--help')) console.log(help);
        else await load();
      });
}

interface WorkingDayOptions extends SharedOptions {
  readonly add?: string;
  readonly saturday?: boolean;
}

/** The year in the country of the data, whatever the time zone of this machine is. */
const currentYear = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'America/Bogota', year: 'numeric' }).format(new Date());

/** `atlas holidays` and `working-days`. */
function addCalendarCommands(reading: (name: string) => Command): void {
  reading('holidays [year]')
    .summary('list the holidays of a year')
    .description('Lists the public holidays of a year, the current one by default.')
    .option('--next', 'only the next holiday')
    .addHelpText('after', examples('atlas holidays', 'atlas holidays 2027', 'atlas holidays --next'))
    .action((year: string | undefined, options: SharedOptions & { readonly next?: boolean }) => {
      if (year !== undefined && options.next === true)
        throw new CommandFault('holidays takes a year or --next, not both.', exitCodes.usage);
      const parts = options.next === true ? ['next'] : ['year', year ?? currentYear()];
      return runQuestion({ path: requestPath(['Holiday', ...parts]) }, options);
    });

  reading('working-days <from> [to]')
    .summary('count working days, or add them to a date')
    .description(
      'Counts the working days from one date to another, or adds working days to a date. The first date is not counted, so start a month from the day before it. Dates have the form YYYY-MM-DD.',
    )
    .option('--add <days>', 'add this many working days instead of counting')
    .option('--saturday', 'count Saturdays as working days')
    .addHelpText(
      'after',
      examples(
        'atlas working-days 2026-11-30 2026-12-31',
        'atlas working-days 2026-12-18 --add 15',
        'atlas working-days 2026-11-30 2026-12-31 --saturday',
      ),
    )
    .action((from: string, to: string | undefined, options: WorkingDayOptions) => {
      const { add: days } = options;
      if ((to === undefined) === (days === undefined))
        throw new CommandFault(
          'working-days takes a second date to count, or --add with a number of days: atlas working-days 2026-11-30 2026-12-31',
          exitCodes.usage,
        );
      const operation = to === undefined ? 'add' : 'count';
      const saturday = options.saturday === true ? 'true' : undefined;
      return runQuestion(
        { path: requestPath(['WorkingDay', operation], { from, to, days, saturday }) },
        options,
      );
    });
}

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

interface SearchOptions extends SharedOptions {
  readonly families?: string;
  readonly limit: string;
}

/** `atlas search`, `resolve` and `locate`: records by a text, a code or a point. */
function addLookupCommands(reading: (name: string) => Command): void {
  reading('search <text...>')
    .summary('find records of all families by name')
    .description(
      'Finds records of all families by their names, other names and codes, the best matches first.',
    )
    .option('--families <names>', 'only these families, separated by commas')
    .option('--limit <count>', 'return at most this many records', '10')
    .addHelpText(
      'after',
      examples(
        'atlas search medellin',
        'atlas search nevado del ruiz --limit 3',
        'atlas search cali --families city,airport',
      ),
    )
    .action((words: readonly string[], { families, limit, ...shared }: SearchOptions) => {
      const records = families?.split(',').map((word) => askedFamily(word).record);
      const query = { q: words.join(' '), families: records?.join(','), limit, lang: shared.lang };
      return runQuestion({ path: requestPath(['search'], query) }, shared, 'list');
    });

  reading('resolve <code>')
    .summary('find the record of a code: DANE, ISO, IATA, postal code')
    .description(
      'Finds the records that have a code, whatever list it is from. Former codes lead to the record of today.',
    )
    .addHelpText('after', examples('atlas resolve 05001', 'atlas resolve CO-ANT', 'atlas resolve BOG --json'))
    .action((code: string, options: SharedOptions) =>
      runQuestion({ path: requestPath(['resolve', code], { lang: options.lang }) }, options, 'list'),
    );

  reading('locate <latitude> <longitude>')
    .summary('find the municipality of a point')
    .description(
      'Finds the municipality, department and region of a point in degrees, and the nearest populated centre.',
    )
    .addHelpText('after', examples('atlas locate 6.25 -75.56', 'atlas locate 4.65 -74.06 --json'))
    .action((lat: string, lon: string, options: SharedOptions) =>
      runQuestion({ path: requestPath(['locate'], { lat, lon }) }, options),
    );
}
