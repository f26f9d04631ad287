// Reads the options of a program; --help and any mistake print the usage.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { exitCodes } from './atlas/command-fault.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** Returns undefined if there is nothing left to do. `check` returns the fault of a combination of options. */
export function readOptions<O extends Options>(
  usage: string,
  options: O,
  check: (values: Values<O>) => string | undefined = () => undefined,
): Values<O> | undefined {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    if ((values as { help?: boolean }).help === true) {
      console.log(usage);
      return undefined;
    }
    const fault = check(values as Values<O>);
    if (fault !== undefined) throw new Error(fault);
    return values as Values<O>;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = exitCodes.usage;
    return undefined;
  }
}
