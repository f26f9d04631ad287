// Checks data/ and writes it to the database as a new edition: `atlas publish-edition`.
import { colombia } from '../../country/index.js';
import { checkDataset } from '../../data-rules/check-rules.js';
import { databaseName } from '../../storage/postgres/database.js';
import { migrate } from '../../storage/postgres/migrate.js';
import { publishEdition } from '../../storage/postgres/publish-edition.js';
import { createProgress, dataFolder, readCommandOptions } from '../program.js';
import { runOnDatabase } from './run-program.js';

const options = readCommandOptions<{ readonly json?: boolean }>('publish-edition');
if (options !== undefined)
  await runOnDatabase('publish-edition', async (client, url) => {
    const isJson = options.json === true;
    const output = isJson ? process.stderr : process.stdout;
    const note = (line: string) => output.write(`${line}\n`);
    const dataset = await checkDataset(colombia, dataFolder());
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
