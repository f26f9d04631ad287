// Prepares a checkout: installs and builds, each only if missing or out of date. Uses no dependencies.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (...path) => join(root, ...path);

function filesUnder(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Does the work unless its stamp shows that it was done for the same input. */
function unlessDone(stamp, input, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === input) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, input);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Atlas Colombia needs Node.js 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });

const locked = fingerprint([inRoot('package-lock.json')]);
unlessDone(inRoot('node_modules', '.prepared'), locked, () => {
  console.log('Installing what the project needs (npm ci)...');
  run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
});

const sources = [
  ...filesUnder('src'),
  ...filesUnder('tools'),
  inRoot('tsconfig.json'),
  inRoot('tsconfig.build.json'),
];
const program = locked + fingerprint(sources);
const papers = [
  ...filesUnder('docs'),
  ...filesUnder('data'),
  inRoot('CHANGELOG.md'),
  inRoot('CHANGELOG.es.md'),
];
const pages = program + fingerprint(papers);
const pagesStamp = inRoot('dist', 'site', '.prepared');

unlessDone(inRoot('dist', '.prepared'), program, () => {
  console.log('Building...');
  rmSync(inRoot('dist'), { recursive: true, force: true });
  run(process.execPath, inRoot('tools', 'build.mjs'));
  writeFileSync(pagesStamp, pages);
});
unlessDone(pagesStamp, pages, () => run(process.execPath, inRoot('dist', 'tools', 'build-site.js')));
