// Writes the files of a release: packages, data and static copy with their checksums. `npm run release:files -- --out DIR`.
import { createHash } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { diskFault } from '../../src/programs/command-fault.js';
import { clearLeftovers, fillNewFolder, type Mark, refuseForeign } from '../../src/programs/new-folder.js';
import { readOptions, stopOnSignals } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changelogs, releasesOf } from './changelog.js';
import { runLogged } from './run-logged.js';
import { zipFolder } from './zip-folder.js';

const USAGE = `Writes the files of a release with their checksums: both packages, the data and a static copy.

Usage: npm run release:files -- --out DIR [--quick] [--without FAMILY ...]

  --out DIR          the output folder; it must be new, empty or an earlier one of this command, which is replaced
  --quick            compress the static copy faster; its files are slightly larger
  --without FAMILY   leave out a family from the data and the static copy; repeat it for several families
  --help             show this help
  DATA_FOLDER        the folder with the records, instead of data/

Examples:
  npm run release:files -- --out release
  npm run release:files -- --out release --quick`;

const RELEASE_MARK: Mark = {
  file: 'release.json',
  madeBy: 'atlas-colombia release:files',
  earlier: 'the files of a release',
};
const CHECKSUMS = 'SHA256SUMS';
/** The configuration of the static copy has full paths. */
const UNPACKED_IN = '/srv';

const root = projectFolder();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

async function run(out: string, isQuick: boolean, families: readonly string[]): Promise<void> {
  const signal = stopOnSignals(`Stopping. ${out} is unchanged.`);
  for (const message of clearLeftovers(out)) console.error(message);
  refuseForeign(out, RELEASE_MARK);
  const version: string = JSON.parse(read('package.json')).version;
  const date = releasesOf(read(changelogs.en.path)).find((release) => release.version === version)?.date;
  if (date === undefined)
    throw new Error(
      `${changelogs.en.path} has no release ${version}, the version of package.json. Make it with: npm run release -- ${version}`,
    );
  const logs = mkdtempSync(join(tmpdir(), 'atlas-release-files-'));
  const program = (name: string, cwd: string, command: string, ...args: readonly string[]) => {
    console.log(`Writing ${name} ...`);
    return runLogged(command, args, { cwd, log: join(logs, `${name.replaceAll(' ', '-')}.txt`), signal });
  };
  const atlas = (name: string, ...args: readonly string[]) => {
    const without = families.flatMap((family) => ['--without', family]);
    const built = join(root, 'dist', 'src', 'programs', 'atlas', 'atlas.js');
    return program(name, root, process.execPath, built, ...args, ...without);
  };

  await fillNewFolder(out, RELEASE_MARK, async (folder) => {
    const work = join(folder, '.work');
    const [bundles, copy] = [join(work, 'bundles'), join(work, 'copy')];
    mkdirSync(work);
    await atlas('the data', 'bundle', '--out', bundles);
    const [edition = ''] = readdirSync(bundles);
    await program('the package', root, 'npm', 'pack', '--pack-destination', folder);
    await program('the client', join(root, 'client'), 'npm', 'pack', '--pack-destination', folder);
    await atlas(
      'the static copy',
      'export',
      '--out',
      copy,
      '--bundles',
      bundles,
      ...(isQuick ? ['--quick'] : []),
    );
    const inside = `atlas-colombia-static-${version}`;
    for (const name of ['nginx.conf', 'nginx-site.conf']) {
      const text = readFileSync(join(copy, name), 'utf8');
      writeFileSync(join(copy, name), text.replaceAll(realpathSync(copy), `${UNPACKED_IN}/${inside}`));
    }
    const zip = (from: string, name: string, isKept: (path: string) => boolean) =>
      zipFolder({ from, to: join(folder, `${name}.zip`), inside: name, date, signal, isKept });
    // The compressed copies are for servers.
    await zip(join(bundles, edition), `atlas-colombia-data-${edition}`, (path) => !path.endsWith('.br'));
    await zip(copy, inside, () => true);
    rmSync(work, { recursive: true });
    const files = await checksummed(folder);
    writeFileSync(join(folder, CHECKSUMS), files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
    return { version, edition, files };
  }).finally(() => {
    // A stop needs no explanation, but a failed program needs its output.
    if (signal.aborted) rmSync(logs, { recursive: true, force: true });
  });
  rmSync(logs, { recursive: true, force: true });
  for (const name of readdirSync(out))
    console.log(`${statSync(join(out, name)).size.toString().padStart(11)}  ${name}`);
}

function checksummed(folder: string) {
  return Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (name) => {
        const hash = createHash('sha256');
        await pipeline(createReadStream(join(folder, name)), hash);
        return { name, bytes: statSync(join(folder, name)).size, sha256: hash.digest('hex') };
      }),
  );
}

const options = readOptions(
  USAGE,
  { out: { type: 'string' }, quick: { type: 'boolean' }, without: { type: 'string', multiple: true } },
  ({ out = '' }) => (out === '' ? '--out is required: the output folder.' : undefined),
);
if (options !== undefined)
  await run(
    options.out as string,
    options.quick === true,
    (options.without as readonly string[] | undefined) ?? [],
  ).catch((error: unknown) => {
    console.error(`The files were not written. ${diskFault(error)}`);
    process.exitCode ??= 1;
  });
