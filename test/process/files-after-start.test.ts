// After `npm start`, a process of the lowest priority writes the files of /downloads, and ends with the service. No other start does.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../system/new-folder.js';
import { run } from './run-main.js';

const WAIT = 100;

/** A service with a separate temporary folder and separate bundles. */
async function started(more: Record<string, string> = {}) {
  const folder = newFolder('files-after-start', onTestFinished);
  const [lock, bundles] = [join(folder, 'atlas-files.json'), join(folder, 'bundles')];
  const service = run({
    PORT: '0',
    TMPDIR: folder,
    BUNDLE_FOLDER: bundles,
    WARM_UP: 'off',
    npm_lifecycle_event: 'start',
    ...more,
  });
  return { ...service, origin: await service.serving, lock, bundles };
}

async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (let found = look(); ; found = look()) {
    if (found !== undefined) return found;
    await setTimeout(WAIT);
  }
}

/** The ids of the processes that a process started, and their priority. */
const childrenOf = (pid: number | undefined) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(join('/proc', name, 'stat'), 'utf8')
          .replace(/^.*\) /, '')
          .split(' ');
        return fields[1] === String(pid) ? [{ id: Number(name), nice: Number(fields[16]) }] : [];
      } catch {
        return [];
      }
    });

it('makes them at the lowest priority, shows it on the page, and ends with the service', async () => {
  const { child, closed, lock, origin, bundles } = await started();
  const made = await until(() => childrenOf(child.pid).find(({ nice }) => nice === 19));
  await until(() => (existsSync(lock) ? lock : undefined));
  const page = await (await fetch(`${origin}/en/downloads`)).text();
  expect(page).toContain('The files of this edition are being made.');
  expect(page).toContain('<progress ');
  expect(page).not.toContain('no files of the whole dataset');
  child.kill('SIGTERM');
  expect((await closed).code).toBe(0);
  expect([existsSync(join('/proc', String(made.id))), existsSync(lock)]).toEqual([false, false]);
  expect(readdirSync(bundles).filter((name) => !name.includes('.partial-'))).toEqual([]);
});

it.each([
  ['with BUNDLES=off', { BUNDLES: 'off' }],
  ['if the program was not started by npm start', { npm_lifecycle_event: 'test' }],
])('makes none %s', async (_, more) => {
  const { child, closed, lock, origin } = await started(more);
  expect(await (await fetch(`${origin}/en/downloads`)).text()).not.toContain('<progress ');
  await setTimeout(10 * WAIT);
  expect([childrenOf(child.pid), existsSync(lock)]).toEqual([[], false]);
  child.kill('SIGTERM');
  await closed;
});

it('makes none while another service of the machine does, and ignores the lock of a killed one', async () => {
  const folder = newFolder('files-after-start', onTestFinished);
  const lock = join(folder, 'atlas-files.json');
  const held = (pid: number) => JSON.stringify({ pid, folder: '/other', done: 1, of: 2 });
  writeFileSync(lock, held(process.pid));
  const second = await started({ TMPDIR: folder });
  await setTimeout(10 * WAIT);
  expect([childrenOf(second.child.pid), readFileSync(lock, 'utf8')]).toEqual([[], held(process.pid)]);
  second.child.kill('SIGTERM');
  await second.closed;
  writeFileSync(lock, held(2 ** 22 + 1));
  const third = await started({ TMPDIR: folder });
  await until(() => childrenOf(third.child.pid).find(({ nice }) => nice === 19));
  third.child.kill('SIGTERM');
  await third.closed;
  expect(existsSync(lock)).toBe(false);
});
