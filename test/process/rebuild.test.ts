// Programs of the operator beside a live service in the same folder. A build removes no file that the service reads, and a current build is
// neither installed nor rebuilt.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { hasPostgres, startTestServer, type TestServer } from '../editions/test-server.js';
import { readFolder, stampedFolder } from '../fleet/stamped-data.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { useCleanUps } from '../system/clean-ups.js';
import { smallData } from '../system/small-data.js';
import { type BuiltServer, startBuiltServer } from './built-server.js';

const execute = promisify(execFile);
const SOURCES = [
  ...['.npmrc', 'package.json', 'package-lock.json', 'CHANGELOG.md'],
  ...['CHANGELOG.es.md', 'bin', 'src', 'tools', 'lab', 'data', 'docs'],
];
/** The interval and the limit of checks for slow events. */
const [LOOKS, EVERY] = [2400, 100];

describe.skipIf(!hasPostgres)('a folder that a service runs from', () => {
  const cleanUps = useCleanUps(afterAll);
  let folder: string;
  let server: BuiltServer;
  let postgres: TestServer;
  let databaseUrl: string;
  let pages: string[];
  let data: string;

  beforeAll(async () => {
    folder = await temporaryFolder('atlas-rebuild');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    for (const each of SOURCES)
      await cp(join(projectFolder(), each), join(folder, each), { recursive: true });
    await symlink(join(projectFolder(), 'node_modules'), join(folder, 'node_modules'));
    const build = await realpath(join(projectFolder(), 'dist'));
    await mkdir(join(folder, '.builds'));
    await cp(build, join(folder, '.builds', basename(build)), { recursive: true });
    await symlink(join('.builds', basename(build)), join(folder, 'dist'));
    pages = JSON.parse(await readFile(join(folder, 'dist', 'site', 'site.json'), 'utf8')).pages;

    postgres = await startTestServer();
    cleanUps.push(postgres.stop);
    databaseUrl = await postgres.newDatabase();
    const client = await postgres.connect(databaseUrl);
    await migrate(colombia, client);
    data = await smallData();
    cleanUps.push(() => rm(data, { recursive: true }));
    await publishEdition(colombia, client, await readFolder(data));
    const settings = { WORKERS: '2', DATABASE_URL: databaseUrl, EDITION_POLL: '1' };
    server = await startBuiltServer(settings, join(folder, 'dist', 'src', 'main.js'));
    cleanUps.push(server.kill);
  });

  const build = () => readlink(join(folder, 'dist'));
  const run = (command: string, ...args: string[]) =>
    execute(command, args, { cwd: folder, env: { ...process.env, DATABASE_URL: databaseUrl } });
  /** The status of a page that was not requested before, so that the service reads its file. */
  const nextPage = async () => {
    const { status } = await fetch(`${server.origin}/en${pages.pop()}`);
    return status;
  };
  const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
    for (let look = 0; !(await isSo()); look++) {
      if (look > LOOKS) throw new Error(`It does not come so far: ${what}; its log is ${server.stderr()}`);
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  };

  it('is not rebuilt by programs of the operator while its build is current', async () => {
    const before = await build();
    const { stdout, stderr } = await run('npx', 'atlas', 'editions');
    expect(stdout).toMatch(/^\* +\S+-[\da-f]{8} /m);
    expect(stdout + stderr).not.toMatch(/Installing|Building/);
    expect(await build()).toBe(before);
  });

  it('is not rebuilt by root for another program', async () => {
    const before = await build();
    const file = join(folder, 'src', 'main.ts');
    await writeFile(file, `${await readFile(file, 'utf8')}// Changed.\n`);
    const asRoot = ['--import', 'data:text/javascript,process.getuid=()=>0'];
    await expect(
      run(process.execPath, ...asRoot, join('tools', 'prepare.mjs'), '--operator'),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm ci && npm run build') });
    expect(await build()).toBe(before);
  });

  it('can be rebuilt while it keeps serving pages, editions and new workers', {
    timeout: 900_000,
  }, async () => {
    const before = await build();
    let isBuilt = false;
    const building = run('npm', 'run', 'build').finally(() => {
      isBuilt = true;
    });
    const statuses = new Set<number>();
    // Some pages are left for later.
    while (!isBuilt && pages.length > 10) {
      statuses.add(await nextPage());
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    await building;
    expect(await build()).not.toBe(before);
    while (pages.length > 0) statuses.add(await nextPage());
    expect([...statuses]).toEqual([200]);

    const next = await readFolder(await stampedFolder(folder, 1, data));
    const { id } = await publishEdition(colombia, await postgres.connect(databaseUrl), next);
    await until(`edition ${id}`, async () => {
      const { headers } = await fetch(`${server.origin}/api/v1/Region/1`);
      return headers.get('atlas-edition') === id;
    });
    server.child.kill('SIGHUP');
    await until('new workers', () => /rolling restart (done|stopped)/.test(server.stderr()));
    expect(server.stderr()).toContain('rolling restart done');
    expect((await fetch(`${server.origin}/es/docs`)).status).toBe(200);
  });
});
