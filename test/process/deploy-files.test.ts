// The programs of the files in deploy/, or a parser, read them, and find an error that is planted in each. Docker and Docker Compose are
// not started, and image.test.ts tests the image.
import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';
import { program } from '../system/program.js';
import { composeFaults } from './compose-faults.js';

const deploy = join(projectFolder(), 'deploy');
const folder = newFolder('atlas-deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

function planted(name: string, from: string, to: string): string {
  const text = read(name);
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe('Dockerfile', () => {
  const faults = (text: string) => validate(text).map(({ message }) => message);

  it('has no faults for its parser', () => {
    expect(faults(read('Dockerfile'))).toEqual([]);
  });

  it.each([
    ['unknown instruction', 'WORKDIR /app', 'WORKFOLDER /app', 'Unknown instruction: WORKFOLDER'],
    ['flag without a unit', '--interval=30s', '--interval=30', 'time: missing unit'],
    ['name of two stages', 'AS dependencies', 'AS build', 'duplicate name build'],
    ['folder for two files', 'package.json LICENSE ./', 'package.json LICENSE app', 'must be a directory'],
  ])('%s', (_, from, to, message) => {
    expect(faults(planted('Dockerfile', from, to)).join()).toContain(message);
  });
});

describe('compose.yaml', () => {
  it('follows the schema of Compose, and its names lead somewhere', () => {
    expect(composeFaults(read('compose.yaml'), deploy)).toEqual([]);
  });

  it.each([
    [
      'unknown key',
      'mem_limit: 256m',
      'memory_limit: 256m',
      '/services/nginx must NOT have additional properties',
    ],
    ['wrong type', 'tmpfs: [/data]', 'tmpfs: { data: yes }', '/services/redis/tmpfs must be string'],
    ['unknown anchor', '<<: *programs', '<<: *program', 'Merge sources must be maps'],
    ['unknown volume', "['edition-2:/edition']", "['edition-4:/edition']", 'server-2: no volume edition-4'],
    ['unknown network', 'networks: [back]', 'networks: [rear]', 'postgres: no network rear'],
    ['unknown service', 'postgres: { condition', 'postgresql: { condition', 'publish: no service postgresql'],
    ['missing file', './fleet-nginx.conf:', './nginx-fleet.conf:', 'nginx: no file ./nginx-fleet.conf'],
    ['unknown stage', 'target: build', 'target: builder', 'publish: no stage builder'],
    ['unset variable', '{PUBLIC_ORIGIN:-}', '{PUBLIC_URL:-}', 'no variable PUBLIC_URL'],
  ])('%s', (_, from, to, message) => {
    expect(composeFaults(planted('compose.yaml', from, to), deploy).join('\n')).toContain(message);
  });
});

const systemd = program('systemd-analyze');
describe.skipIf(systemd === undefined)('atlas-colombia.service', () => {
  function verify(text: string) {
    const file = join(folder, 'atlas-colombia.service');
    writeFileSync(file, text);
    const args = ['verify', '--recursive-errors=no', '--man=no', file];
    const { status, stderr } = spawnSync(systemd as string, args, { encoding: 'utf8' });
    return { status, stderr };
  }

  it('is accepted by systemd', () => {
    expect(verify(read('atlas-colombia.service'))).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    ['unknown key', 'RestartSec=2', 'RestartSecs=2', /Unknown key .*'RestartSecs'/],
    ['wrong value', 'KillMode=mixed', 'KillMode=both', /kill mode/],
    ['unknown program', '/usr/bin/env node', '/usr/bin/nodejs-absent', /not executable/],
  ])('%s', (_, from, to, message) => {
    const { status, stderr } = verify(planted('atlas-colombia.service', from, to));
    expect(stderr).toMatch(message);
    expect(status).toBe(1);
  });
});

const [nginx, bubblewrap, openssl] = [program('nginx'), program('bwrap'), program('openssl')];
describe.skipIf([nginx, bubblewrap, openssl].includes(undefined))('nginx', () => {
  const certificate = join(folder, 'certificate');
  const main = join(folder, 'nginx.conf');

  beforeAll(() => {
    mkdirSync(certificate);
    const files = ['-keyout', join(certificate, 'privkey.pem'), '-out', join(certificate, 'fullchain.pem')];
    const subject = ['-subj', '/CN=atlas.example', '-newkey', 'rsa:2048', '-nodes'];
    execFileSync(openssl as string, ['req', '-x509', ...subject, ...files], { stdio: 'ignore' });
    writeFileSync(main, 'events {}\nhttp { include /etc/nginx/conf.d/*.conf; }\n');
  });

  /** The files are in the folders of the guide, and nginx can write nothing outside its own folders. */
  function test(text: string, place: string) {
    const file = join(folder, 'tested.conf');
    writeFileSync(file, text);
    const args = [
      ...['--die-with-parent', '--ro-bind', '/', '/', '--dev', '/dev', '--tmpfs', '/etc'],
      ...['/tmp', '/run', '/var/log/nginx', '/var/lib/nginx'].flatMap((path) => ['--tmpfs', path]),
      ...['/etc/passwd', '/etc/group'].flatMap((path) => ['--ro-bind', path, path]),
      ...['--ro-bind', certificate, '/etc/letsencrypt/live/atlas.example'],
      ...['--ro-bind', main, '/etc/nginx/nginx.conf', '--ro-bind', file, place],
      ...['--', nginx as string, '-t', '-q', '-e', 'stderr', '-c', '/etc/nginx/nginx.conf'],
    ];
    // It opens /dev/stdout, which must not be a socket.
    const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
    const { status, stderr } = spawnSync(bubblewrap as string, args, { encoding: 'utf8', stdio });
    return { status, stderr };
  }

  it.each([
    ['nginx.conf', '/etc/nginx/conf.d/atlas.conf'],
    ['fleet-nginx.conf', '/etc/nginx/nginx.conf'],
  ])('accepts %s as it is', (name, place) => {
    expect(test(read(name), place)).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    [
      'nginx.conf',
      '/etc/nginx/conf.d/atlas.conf',
      'proxy_buffering on;',
      'proxy_bufering on;',
      'unknown directive',
    ],
    ['nginx.conf', '/etc/nginx/conf.d/atlas.conf', 'privkey.pem', 'key.pem', 'cannot load certificate key'],
    [
      'fleet-nginx.conf',
      '/etc/nginx/nginx.conf',
      'pid /tmp/nginx.pid;',
      'pid /tmp/nginx.pid',
      'invalid number',
    ],
  ])('rejects %s with an error', (name, place, from, to, message) => {
    const { status, stderr } = test(planted(name, from, to), place);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });
});
