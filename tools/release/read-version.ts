// Reads the version on the command line of a program about releases; --help and any mistake print the usage.
import { parseArgs } from 'node:util';
import { exitCodes } from '../../src/programs/command-fault.js';
import { isVersion } from './version-number.js';

interface GivenVersion {
  readonly version: string;
  readonly isDryRun: boolean;
}

/** Returns undefined if there is nothing left to do. */
export function readVersion(usage: string, takesDryRun: boolean): GivenVersion | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: {
        help: { type: 'boolean' },
        ...(takesDryRun ? { 'dry-run': { type: 'boolean' } as const } : {}),
      },
      allowPositionals: true,
    });
    if (values.help === true) {
      console.log(usage);
      return undefined;
    }
    const [version, ...others] = positionals;
    if (version === undefined)
      throw new Error('VERSION is required: three numbers with dots, such as 0.2.0.');
    if (others.length > 0) throw new Error(`Give one version only, without ${others.join(' ')}.`);
    if (!isVersion(version))
      throw new Error(
        `${JSON.stringify(version)} is not a version. Write three numbers with dots, such as 0.2.0.`,
      );
    return { version, isDryRun: (values as { 'dry-run'?: boolean })['dry-run'] === true };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = exitCodes.usage;
    return undefined;
  }
}
