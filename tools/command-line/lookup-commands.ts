// `atlas search`, `resolve` and `locate`: records by a text, a code or a point.
import type { Command } from 'commander';
import { askedFamily } from './asked-family.js';
import { examples } from './examples.js';
import { requestPath } from './request-path.js';
import { runQuestion, type SharedOptions } from './run-question.js';

interface SearchOptions extends SharedOptions {
  readonly families?: string;
  readonly limit: string;
}

export function addLookupCommands(reading: (name: string) => Command): void {
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
      return runQuestion({ path: requestPath(['search'], query) }, shared);
    });

  reading('resolve <code>')
    .summary('find the record of a code: DANE, ISO, IATA, postal code')
    .description(
      'Finds the records that have a code, whatever list it is from. Former codes lead to the record of today.',
    )
    .addHelpText('after', examples('atlas resolve 05001', 'atlas resolve CO-ANT', 'atlas resolve BOG --json'))
    .action((code: string, options: SharedOptions) =>
      runQuestion({ path: requestPath(['resolve', code], { lang: options.lang }) }, options),
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
