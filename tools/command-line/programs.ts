// The subcommands that are separate programs, each with its own options and loaded only when it is run.
import type { Command } from 'commander';
import { examples } from './examples.js';

interface Program {
  readonly summary: string;
  /** Of a program that has no help itself. */
  readonly help?: string;
  readonly load: () => Promise<unknown>;
}

/** The service has its own bundle, which is beside that of this command. */
const builtModule = (name: string) => import(new URL(`../../src/${name}.js`, import.meta.url).href);

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
    load: () => import('../bundle.js'),
  },
  export: { summary: 'write a static copy of the service', load: () => import('../export.js') },
  'publish-edition': {
    summary: 'publish the data to a database as a new edition',
    load: () => import('../publish-edition.js'),
  },
  editions: {
    summary: 'list, switch and delete the editions of a database',
    load: () => import('../editions.js'),
  },
  check: { summary: 'check the data against every rule', load: () => import('../data-check.js') },
};

export function addPrograms(program: Command): void {
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
