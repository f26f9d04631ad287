// `npm run types` as a test, so that the compiler runs during the other tests and not before them.
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { environmentOfCompiler } from '../typed-client/compile.js';

it('compiles without an error', async () => {
  const faults = await new Promise<string>((resolve) =>
    execFile(
      'npm',
      ['run', '--silent', 'types'],
      { cwd: projectFolder(), env: environmentOfCompiler },
      (error, stdout) => resolve(error === null ? stdout : stdout || error.message),
    ),
  );
  expect(faults).toBe('');
});
