// `atlas get`, `list` and `count`. Each one is a request of the API, so that its result cannot differ from it.
import type { Command } from 'commander';
import { examples } from '../program.js';
import { askedFamily, readFilters, requestPath, returnsRecords } from './request-path.js';
import { runQuestion, type SharedOptions } from './run-question.js';

interface RecordOptions extends SharedOptions {
  readonly fields?: string;
  readonly expand?: string;
}

interface ListOptions extends RecordOptions {
  readonly sort?: string;
  readonly descending?: boolean;
  readonly limit?: string;
  readonly offset?: string;
}

/** Related records make tables unreadable, so that these have them only on request. JSON is that of the API. */
const relationsIn = ({ json, expand }: RecordOptions) =>
  json === true || expand !== undefined ? undefined : 'omit';

export function addRecordCommands(reading: (name: string) => Command): void {
  reading('get <family> <id> [list]')
    .summary('show one record, or a list that belongs to it')
    .description(
      'Shows the record with an id, or a list that belongs to it, such as the airports of a municipality.',
    )
    .option('--fields <names>', 'only these fields, separated by commas')
    .option('--expand <names>', 'include these related records, separated by commas')
    .addHelpText(
      'after',
      examples(
        'atlas get city 12',
        'atlas get municipio 12 urbanCenters',
        'atlas get department 2 --fields name,population --json',
      ),
    )
    .action((word: string, id: string, list: string | undefined, options: RecordOptions) => {
      const family = askedFamily(word);
      const relations = returnsRecords(family, list) ? relationsIn(options) : undefined;
      const { fields, expand } = options;
      const parts = [family.path, id, ...(list === undefined ? [] : [list])];
      return runQuestion({ path: requestPath(parts, { fields, expand, relations }) }, options);
    });

  reading('list <family> [filter...]')
    .summary('list records, filtered and sorted')
    .description(
      'Lists the records of a family. A filter is field=value. Add .ne, .gt, .gte, .lt, .lte, .in, .contains or .null to the field to compare in another way.',
    )
    .option('--sort <field>', 'sort by this field')
    .option('--descending', 'sort in descending order')
    .option('--limit <count>', 'return at most this many records')
    .option('--offset <count>', 'skip this many records')
    .option('--fields <names>', 'only these fields, separated by commas')
    .option('--expand <names>', 'include these related records, separated by commas')
    .addHelpText(
      'after',
      examples(
        'atlas list department --fields id,name,population --sort population --descending',
        'atlas list city departmentId=2 population.gte=100000 --fields id,name',
        'atlas list volcano --json',
      ),
    )
    .action((word: string, filters: readonly string[], options: ListOptions) => {
      const { sort: sortBy, descending, limit, offset, fields, expand } = options;
      const sortDirection = descending === true ? 'desc' : undefined;
      const relations = relationsIn(options);
      const query = {
        ...readFilters(filters),
        sortBy,
        sortDirection,
        limit,
        offset,
        fields,
        expand,
        relations,
      };
      return runQuestion({ path: requestPath([askedFamily(word).path], query) }, options);
    });

  reading('count <family> [filter...]')
    .summary('count records, in groups on request')
    .description('Counts the records of a family. The filters are those of atlas list.')
    .option('--by <field>', 'count the records of each value of this field')
    .addHelpText(
      'after',
      examples(
        'atlas count city',
        'atlas count city --by departmentId',
        'atlas count city population.gte=1000000',
      ),
    )
    .action((word: string, filters: readonly string[], options: SharedOptions & { readonly by?: string }) => {
      const query = { ...readFilters(filters), countBy: options.by };
      return runQuestion({ path: requestPath([askedFamily(word).path, 'count'], query) }, options, 'list');
    });
}
