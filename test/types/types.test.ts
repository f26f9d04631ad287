// `npm run types` as a test, so that the compiler runs during the other tests and not before them.
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';

/** The compiler, a Go program, spends a fifth of its time on garbage unless it collects less often. */
const env = { ...process.env, GOGC: '400' };

it('the compiler finds no fault', async () => {
  const faults = await new Promise<string>((resolve) =>
    execFile('npm', ['run', '--silent', 'types'], { cwd: projectFolder(), env }, (error, stdout) =>
      resolve(error === null ? stdout : stdout || error.message),
    ),
  );
  expect(faults).toBe('');
});
