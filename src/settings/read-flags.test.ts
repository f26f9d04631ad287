// Every argument of the command line is a flag with its value, or is reported with a correction.
import { describe, expect, it } from 'vitest';
import { rightValue } from './setting.js';
import { asksForHelp, asksForVersion, isVerbose, readFlags } from './settings.js';
import { settingsTable } from './settings-table.js';

describe('the command line', () => {
  it.each<[string[], string]>([
    [['--prot', '80'], '--prot is not a flag. Did you mean --port?'],
    [['--prot=80'], '--prot is not a flag. Did you mean --port?'],
    [['--PORT', '80'], '--PORT is not a flag. Did you mean --port?'],
    [['-port', '80'], '-port is not a flag. Did you mean --port?'],
    [['--rateLimit', '5'], '--rateLimit is not a flag. Did you mean --rate-limit?'],
    [['--rate_limit_window=5'], '--rate_limit_window is not a flag. Did you mean --rate-limit-window?'],
    [['--timeout', '5'], '--timeout is not a flag. Use --help to list all flags.'],
    [['-p', '80'], '-p is not a flag. Use --help to list all flags.'],
    [['--'], '-- is not a flag. Use --help to list all flags.'],
    [['--a\nb=1'], '"--a\\nb" is not a flag. Use --help to list all flags.'],
    [['--port', '1', '8080'], 'Argument 3 is not a flag. Use --help to list all flags.'],
    [['PORT=80'], 'Argument 1 is not a flag. Did you mean --port?'],
    [['-host=a'], '-host is not a flag. Did you mean --host?'],
    [['--workers', '--host', 'a'], `--workers needs a value: ${rightValue(settingsTable.workers)}.`],
    [['--port', '1', '--port=2'], '--port is given more than once; give it only once.'],
  ])('refuses %j', (args, fault) => {
    expect(readFlags(settingsTable, args).faults).toEqual([fault]);
  });

  it('takes values that look unlike any', () => {
    const { values, faults } = readFlags(settingsTable, ['--port', '-1', '--host=a=b', '--data-folder=--x']);
    expect(faults).toEqual([]);
    expect([...values]).toEqual([
      ['port', '-1'],
      ['host', 'a=b'],
      ['dataFolder', '--x'],
    ]);
  });

  it.each([
    { args: ['--help'], asks: true },
    { args: ['--port', '80', '-h'], asks: true },
    { args: [], asks: false },
    { args: ['help'], asks: false },
    { args: ['--host=--help'], asks: false },
  ])('asks for help with $args: $asks', ({ args, asks }) => {
    expect(asksForHelp(args)).toBe(asks);
  });

  it.each([
    { args: ['--version'], asks: true },
    { args: ['--port', '80', '-V'], asks: true },
    { args: ['version'], asks: false },
    { args: ['--host=--version'], asks: false },
  ])('asks for the version with $args: $asks', ({ args, asks }) => {
    expect(asksForVersion(args)).toBe(asks);
  });

  it.each([
    { args: ['--port', '80', '--verbose'], is: true },
    { args: ['--port', '80'], is: false },
    { args: ['--host=--verbose'], is: false },
  ])('is verbose with $args: $is', ({ args, is }) => {
    expect(isVerbose(args)).toBe(is);
    expect(readFlags(settingsTable, args).faults).toEqual([]);
  });
});
