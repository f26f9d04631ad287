// The subcommands that are separate programs, each with its own options and loaded only when it is run.
import type { Command } from 'commander';

interface Program {
  readonly summary: string;
  readonly load: () => Promise<unknown>;
}

/** The service has its own bundle, which is beside that of this command. */
const builtModule = (name: string) => import(new URL(`../../src/${name}.js`, import.meta.url).href);

const programs: Readonly<Record<string, Program>> = {
  serve: { summary: 'start the server', load: () => builtModule('main') },
  mcp: {
    summary: 'serve the tools for assistants over standard input and output',
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
  for (const [name, { summary, load }] of Object.entries(programs))
    program
      .command(`${name} [options...]`)
      .summary(summary)
      // The program reads its own options, and --help is one of them.
      .helpOption(false)
      .allowUnknownOption()
      .action(async () => {
        process.argv.splice(2, 1);
        await load();
      });
}
