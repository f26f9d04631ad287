// Runs commands with a folder as the root of the file system, with the programs of this machine in it, as an unprivileged user.
// Bubblewrap makes the namespaces, so neither Docker nor root is needed.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user `node` of the image. */
const [USER, ID] = ['node', '1000'];
const isRoot = process.getuid?.() === 0;
const node = dirname(process.execPath);

/** Folders of a Debian root that bubblewrap covers, and the accounts of the image. */
export function emptyRoot(root: string): void {
  for (const name of ['usr', 'etc', 'proc', 'dev', 'tmp']) mkdirSync(join(root, name), { recursive: true });
  // A mount needs its folder, also below a root that cannot be written.
  mkdirSync(join(root, dirname(node)), { recursive: true });
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) symlinkSync(`usr/${name}`, join(root, name));
}

export function writeAccounts(folder: string): void {
  writeFileSync(join(folder, 'passwd'), `root:x:0:0::/root:/bin/sh\n${USER}:x:${ID}:${ID}::/tmp:/bin/sh\n`);
  writeFileSync(join(folder, 'group'), `root:x:0:\n${USER}:x:${ID}:\n`);
}

export interface Sandbox {
  readonly root: string;
  /** With `passwd` and `group`. */
  readonly accounts: string;
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
}

function common({ accounts, directory, environment }: Sandbox): readonly string[] {
  const all = { PATH: `${node}:/usr/local/bin:/usr/bin:/bin`, HOME: '/tmp', ...environment };
  return [
    ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    ...['--ro-bind', '/usr', '/usr', '--ro-bind', '/etc', '/etc'],
    ...(node.startsWith('/usr/') ? [] : ['--ro-bind', dirname(node), dirname(node)]),
    ...['passwd', 'group'].flatMap((name) => ['--ro-bind', join(accounts, name), `/etc/${name}`]),
    ...['--proc', '/proc', '--dev', '/dev', '--clearenv', '--chdir', directory],
    ...Object.entries(all).flatMap(([name, value]) => ['--setenv', name, value]),
  ];
}

/** For RUN the root is writable, and npm has its cache and the network. The owner of the files is the user inside. */
export function buildArguments(sandbox: Sandbox, cache: string, command: string): readonly string[] {
  const forNpm = {
    npm_config_cache: '/tmp/npm',
    npm_config_prefer_offline: 'true',
    npm_config_loglevel: 'error',
  };
  const network = ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'npm_config_registry'];
  const given = network.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
  const environment = { ...forNpm, ...Object.fromEntries(given), ...sandbox.environment };
  return [
    ...['--unshare-user', '--uid', ID, '--gid', ID, '--cap-drop', 'ALL', '--bind', sandbox.root, '/'],
    ...['--tmpfs', '/tmp', '--bind', cache, '/tmp/npm'],
    ...common({ ...sandbox, environment }),
    ...['--', '/bin/sh', '-c', command],
  ];
}

/** As `docker run --read-only --cap-drop ALL --security-opt no-new-privileges` does, with no network except its loopback. */
export function runArguments(sandbox: Sandbox, command: readonly string[]): readonly string[] {
  const drop = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  return [
    ...(isRoot ? [] : ['--unshare-user', '--uid', ID, '--gid', ID]),
    ...['--unshare-net', '--ro-bind', sandbox.root, '/'],
    ...common(sandbox),
    '--',
    ...(isRoot ? ['setpriv', `--reuid=${ID}`, `--regid=${ID}`, '--clear-groups', ...drop] : []),
    ...command,
  ];
}
