// The files of the fleet have the same addresses and variables, because otherwise a typo would be noticed only when the fleet starts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { settingsTable } from '../../src/settings/settings.js';
import { memoryOfWorkers } from '../../src/settings/settings-warnings.js';

const read = (name: string) => readFileSync(join(projectFolder(), 'deploy', name), 'utf8');
const [compose, nginx, example] = [read('compose.yaml'), read('fleet-nginx.conf'), read('fleet.env.example')];
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found as string);

const addressOf = (service: string) =>
  new RegExp(`^  ${service}:\\n(?: {4}.*\\n)*? {6}front: \\{ ipv4_address: (\\S+) \\}`, 'm').exec(
    compose,
  )?.[1];

it('forwards requests to the servers at their IP addresses', () => {
  const servers = all(compose, /^ {2}(server-\d):$/gm);
  expect(servers).toHaveLength(3);
  const addresses = servers.map(addressOf);
  // Each address occurs twice, the second time as one that nginx never leaves out.
  expect(all(nginx, /^ *server (\d[\d.]+):3000 /gm)).toEqual([...addresses, ...addresses]);
});

it('gives a server time to stop: the delay, the timeout, and a second more', () => {
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  const stopTimeout = settingsTable.stopTimeout.fallback;
  const composed = seconds(compose, /STOP_DELAY: '(\d+)'/);
  expect(seconds(compose, /server: &server[\s\S]*?stop_grace_period: (\d+)s/)).toBeGreaterThan(
    composed + stopTimeout + 1,
  );
  const unit = read('atlas-colombia.service');
  const delay = seconds(unit, /^Environment=STOP_DELAY=(\d+)$/m);
  expect(seconds(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(delay + stopTimeout + 1);
});

it('limits the memory of one worker, the default, equally everywhere', () => {
  expect(settingsTable.workers.fallback).toBe(1);
  const { inUse, high, max } = memoryOfWorkers(1);
  const unit = read('atlas-colombia.service');
  expect(all(unit, /^Memory(?:High|Max)=(.*)$/gm)).toEqual([`${high}M`, `${max}M`]);
  expect(/server: &server[\s\S]*?mem_limit: (\S+)/.exec(compose)?.[1]).toBe(`${max}m`);
  expect(all(read('Dockerfile'), /--memory (\S+)/g)).toEqual([`${max}m`]);
  for (const guide of ['one-machine.md', 'one-machine.es.md'])
    expect(all(read(`../docs/guides/${guide}`), /--memory (\S+)/g), guide).toEqual([`${max}m`]);
  expect(inUse).toBeLessThan(high);
});

it('have room for a reload with every number of workers, and for all of their editions', () => {
  // The bounds of one worker are too low for a reload of two.
  expect(memoryOfWorkers(1).inUse).toBe(500);
  expect(memoryOfWorkers(2).inUse).toBe(939);
  expect(memoryOfWorkers(2).reloading).toBeGreaterThan(memoryOfWorkers(1).high);
  for (let workers = 1; workers <= 128; workers++) {
    const { inUse, reloading, high, max } = memoryOfWorkers(workers);
    const one = inUse / workers;
    expect([inUse <= reloading, reloading < high, high < max], String(workers)).toEqual([true, true, true]);
    if (workers > 1) expect(reloading - inUse, String(workers)).toBeGreaterThan(one * 0.8);
  }
});

it('allows the unit the system calls of the thread that loads editions', () => {
  // In order: the first line allows, later ones take away and add.
  const filters = all(read('atlas-colombia.service'), /^SystemCallFilter=(.*)$/gm);
  expect(filters.indexOf('setpriority')).toBeGreaterThan(
    filters.findIndex((each) => each.includes('@resources')),
  );
});

it('trusts its own nginx and the gateway', () => {
  const gateway = /gateway: (\S+) /.exec(compose)?.[1];
  expect(all(example, /^TRUST_PROXY=(.*)$/gm)).toEqual([[addressOf('nginx'), gateway].join()]);
});

it('lets nginx write where its configuration requires, on a file system that is otherwise read-only', () => {
  const written = all(nginx, /^ *(?:pid|\w+_temp_path) (\S+);$/gm);
  // Its process id, and the five kinds of temporary files that nginx makes folders for.
  expect(written).toHaveLength(6);
  const section = /^ {2}nginx:\n(?: {4}.*\n)+/m.exec(compose)?.[0] ?? '';
  expect(section).toContain('<<: *confined');
  const mounts = all(section, /^ {6}- [\w-]+:(\/\S+)$/gm);
  for (const path of written) expect(mounts.filter((mount) => path.startsWith(`${mount}/`))).toHaveLength(1);
});

it('has the public origin at which it listens', () => {
  const published = all(example, /^PUBLISHED_AT=(.*)$/gm);
  expect(all(example, /^PUBLIC_ORIGIN=http:\/\/(.*)$/gm)).toEqual(published);
});

it('takes every variable from the example, and has no value of a password', () => {
  const used = new Set(all(compose, /\$\{(\w+)/g));
  expect(all(example, /^(\w+)=/gm).toSorted()).toEqual([...used].sort());
  for (const password of [...used].filter((name) => name.endsWith('PASSWORD'))) {
    expect(example).toMatch(new RegExp(`^${password}=$`, 'm'));
    expect(all(compose, new RegExp(`\\$\\{${password}(:\\?)`, 'g'))).not.toEqual([]);
  }
});
