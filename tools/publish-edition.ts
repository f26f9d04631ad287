// Checks data/ and writes it to the database as a new edition: `npm run publish-edition`.
import { join } from 'node:path';
import { colombia } from '../src/country/index.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { databaseName } from '../src/storage/postgres/database.js';
import { migrate } from '../src/storage/postgres/migrate.js';
import { publishEdition } from '../src/storage/postgres/publish-edition.js';
import { checkDataset } from './editions/check-dataset.js';
import { runProgram } from './editions/run-program.js';
import { createProgress } from './progress.js';
import { readOptions } from './read-options.js';

const USAGE = `Checks the data and publishes it to the database as a new edition, which becomes the current one.

  DATABASE_URL=postgres://user:password@host:5432/name npm run publish-edition

  DATABASE_URL   the database; its user must be allowed to create tables, see docs/guides/editions.md
  DATA_FOLDER    the folder with the records, instead of data/
  --help         show this help
`;

if (readOptions(USAGE, {}) !== undefined)
  await runProgram(async (client, url) => {
    const dataset = await checkDataset(colombia, process.env.DATA_FOLDER || join(projectFolder(), 'data'));
    console.log('The data passes all checks.');
    const steps = await migrate(colombia, client);
    console.log(`The tables of ${databaseName(url)} are ready (${steps.length} changes).`);
    const { id, wasThere } = await publishEdition(colombia, client, dataset, createProgress(process.stdout));
    console.log(
      wasThere
        ? `Edition ${id} was already published. It is now current.`
        : `Edition ${id} is published and current.`,
    );
  });
