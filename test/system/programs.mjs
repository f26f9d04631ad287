// The programs that some suites start, each with its Debian package and its location.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const programs = {
  bwrap: 'bubblewrap',
  'chromium-headless-shell': 'chromium-headless-shell',
  curl: 'curl',
  nginx: 'nginx',
  openssl: 'openssl',
  postgres: 'postgresql',
  'redis-server': 'redis-server',
  script: 'bsdutils',
  'systemd-analyze': 'systemd',
  unzip: 'unzip',
};

/** @typedef {keyof typeof programs} Program */

/** Debian keeps each version of the server in a separate folder; the wrappers in the path exist without any of them. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** The path of the file that is started. @param {Program} name @returns {string | undefined} */
export function pathOf(name, path = process.env.PATH ?? '', versions = DEBIAN_POSTGRES) {
  const servers = name === 'postgres' && existsSync(versions) ? readdirSync(versions) : [];
  return [...servers.map((version) => join(versions, version, 'bin')), ...path.split(delimiter)]
    .map((folder) => join(folder, name))
    .find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
