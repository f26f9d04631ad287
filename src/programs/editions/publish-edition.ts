// Checks data/ and writes it to the database as a new edition: `atlas publish-edition`.
import { join } from 'node:path';
import { colombia } from '../../country/index.js';
import { checkDataset } from '../../data-rules/check-rules.js';
import { projectFolder } from '../../settings/project-folder.js';
import { databaseName } from '../../storage/postgres/database.js';
import { migrate } from '../../storage/postgres/migrate.js';
import { publishEdition } from '../../storage/postgres/publish-edition.js';
import { createProgress, examples, readOptions } from '../program.js';
import { runProgram } from './run-program.js';

const USAGE = `Checks the data and publishes it to the database as a new edition, which becomes the current one.

Usage: DATABASE_URL=postgres://user:password@host:5432/name atlas publish-edition [--json]

  --json         write the result as JSON, and the progress to standard error
  DATABASE_URL   the database; its user must be allowed to create tables, see docs/guides/editions.md
  DATA_FOLDER    the folder with the records, instead of data/
  --help         show this help
${examples('atlas publish-edition', 'atlas publish-edition --json')}`;

const options = readOptions(USAGE, { json: { type: 'boolean' } });
if (options !== undefined)
  await runProgram('publish-edition', async (client, url) => {
    const isJson = options.json === true;
    const output = isJson ? process.stderr : process.stdout;
    const note = (line: string) => output.write(`${line}\n`);
    const dataset = await checkDataset(colombia, process.env.DATA_FOLDER || join(projectFolder(), 'data'));
    note('The data passes all checks.');
    const steps = await migrate(colombia, client);
    note(`The tables of ${databaseName(url)} are ready (${steps.length} changes).`);
    const { id, wasThere } = await publishEdition(colombia, client, dataset, createProgress(output));
    if (isJson) console.log(JSON.stringify({ edition: id, wasThere }));
    else
      note(
        wasThere
          ? `Edition ${id} was already published. It is now current.`
          : `Edition ${id} is published and current.`,
      );
  });
