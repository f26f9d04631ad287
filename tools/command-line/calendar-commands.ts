// `atlas holidays` and `working-days`.
import type { Command } from 'commander';
import { CommandFault, exitCodes } from './command-fault.js';
import { examples } from './examples.js';
import { requestPath } from './request-path.js';
import { runQuestion, type SharedOptions } from './run-question.js';

interface WorkingDayOptions extends SharedOptions {
  readonly add?: string;
  readonly saturday?: boolean;
}

/** The year in the country of the data, whatever the time zone of this machine is. */
const currentYear = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'America/Bogota', year: 'numeric' }).format(new Date());

export function addCalendarCommands(reading: (name: string) => Command): void {
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
      'Counts the working days from one date to another, or adds working days to a date. Dates have the form YYYY-MM-DD.',
    )
    .option('--add <days>', 'add this many working days instead of counting')
    .option('--saturday', 'count Saturdays as working days')
    .addHelpText(
      'after',
      examples(
        'atlas working-days 2026-12-01 2026-12-31',
        'atlas working-days 2026-12-01 --add 15',
        'atlas working-days 2026-12-01 2026-12-31 --saturday',
      ),
    )
    .action((from: string, to: string | undefined, options: WorkingDayOptions) => {
      const { add: days } = options;
      if ((to === undefined) === (days === undefined))
        throw new CommandFault(
          'working-days takes a second date to count, or --add with a number of days: atlas working-days 2026-12-01 2026-12-31',
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
