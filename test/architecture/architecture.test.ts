// The structure of the sources as tests: allowed imports, no cycles, and an engine without Node.js and without a country.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/engine/text/fold.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { innerRooms, type Rooms, rooms, withoutNode } from '../../tools/generate/rooms.js';
import { drawRooms } from './draw-rooms.js';

import { innerRoomOf, readSources, roomOf, type SourceFile } from './imports.js';

const sources = readSources();
const byPath = new Map(sources.map((source) => [source.path, source]));

describe('imports', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(byPath.get('app.ts')?.ours.length).toBeGreaterThan(5);
  });

  it('lead to files that exist', () => {
    expect(
      sources.flatMap(({ path, ours }) =>
        ours.filter((to) => !byPath.has(to)).map((to) => `${path} -> ${to}`),
      ),
    ).toEqual([]);
  });

  it('are those of the tables, and the tables name no other', () => {
    expect(importsOf(sources, roomOf)).toEqual(sorted(importsIn(rooms)));
    for (const [room, inner] of Object.entries(innerRooms)) {
      const inRoom = sources.filter(({ path }) => roomOf(path) === room);
      const own = inRoom.map((file) => ({ ...file, ours: file.ours.filter((to) => roomOf(to) === room) }));
      expect(importsOf(own, innerRoomOf)).toEqual(sorted(importsIn(inner)));
    }
  });

  it('between rooms are drawn in ARCHITECTURE.md', () => {
    const paper = readFileSync(join(projectFolder(), 'ARCHITECTURE.md'), 'utf8');
    expect(paper).toContain(drawRooms(importsIn(rooms)));
  });

  it('lead only downwards, from room to room', () => {
    for (const table of [rooms, ...Object.values(innerRooms)].map(importsIn)) {
      const names = Object.keys(table);
      const upwards = Object.entries(table).flatMap(([room, allowed]) =>
        allowed.filter((to) => names.indexOf(to) >= names.indexOf(room)).map((to) => `${room} -> ${to}`),
      );
      expect(upwards).toEqual([]);
    }
  });

  it('form no cycle between files, type-only ones included', () => {
    expect(findCycle(sources)).toBeUndefined();
  });

  it('bring no Node module into the engine', () => {
    const found = sources
      .filter(({ path }) => withoutNode.includes(roomOf(path)))
      .filter(({ packages }) => packages.some((name) => name.startsWith('node:')));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('bring no package and no Node module into the scripts of pages, directly or through others', () => {
    const reached = new Set<string>();
    const visit = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const to of byPath.get(path)?.values ?? []) visit(to);
    };
    const entries = sources.filter(({ path }) => path.endsWith('.script.ts')).map(({ path }) => path);
    entries.forEach(visit);
    expect(entries.length).toBeGreaterThan(3);
    expect([...reached].filter((path) => !byPath.has(path))).toEqual([]);
  });

  it('of main are the preparations of the process, then the settings and the two ways to serve', () => {
    expect(byPath.get('main.ts')?.ours).toEqual([
      'process/tune-heap.ts',
      'process/keep-next-tick-hidden-class.ts',
      'process/check-build.ts',
      'process/explain-start-error.ts',
      'process/print.ts',
      'settings/settings.ts',
      'process/serve-alone.ts',
      'process/serve-with-workers.ts',
    ]);
  });

  it('of the service come only from one process or a worker, and of the cluster only from several', () => {
    const running = sources.filter(({ path }) => !['programs', 'tools', 'lab'].includes(roomOf(path)));
    const importers = (to: (path: string) => boolean) =>
      running.filter(({ path, ours }) => !to(path) && ours.some(to)).map(({ path }) => path);
    const [alone, several, worker] = ['serve-alone', 'serve-with-workers', 'worker'].map(
      (name) => `process/${name}.ts`,
    );
    expect(importers((path) => path === 'app.ts').sort()).toEqual([alone, worker]);
    expect(importers((path) => path.startsWith('server/cluster/')).sort()).toEqual([several, worker]);
  });
});

describe('the engine', () => {
  it('names no family and no place outside the country', () => {
    const country = new RegExp(
      `colombia|departa?ment|municip|volcano|holiday|${placeNames().join('|')}`,
      'i',
    );
    const engine = sources.filter(({ path }) => !KNOW_THE_COUNTRY.includes(roomOf(path)));
    const found = engine.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          country.test(withoutComments(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
    );
    expect(found.filter((line) => !ALLOWED.some((allowed) => line.startsWith(allowed)))).toEqual([]);
  });
});

const importsIn = (table: Rooms) =>
  Object.fromEntries(Object.entries(table).map(([room, [, imports]]) => [room, imports]));

/** The rooms that each room imports, in order. */
function importsOf(files: readonly SourceFile[], of: (path: string) => string) {
  const found = new Map<string, Set<string>>();
  for (const { path, ours } of files) {
    const others = found.get(of(path)) ?? new Set();
    found.set(of(path), others);
    for (const to of ours) if (of(to) !== of(path)) others.add(of(to));
  }
  return sorted(Object.fromEntries(found));
}

const sorted = (table: Readonly<Record<string, Iterable<string>>>) =>
  Object.fromEntries(Object.entries(table).map(([room, allowed]) => [room, [...allowed].sort()]));

/** The names of departments and of the largest cities. Shorter names are also ordinary words, such as Meta. */
function placeNames(): readonly string[] {
  const rowsOf = (file: string) =>
    JSON.parse(readFileSync(join(projectFolder(), 'data', file), 'utf8')) as {
      name: string;
      population?: number;
    }[];
  const large = rowsOf('cities.json').filter(({ population = 0 }) => population > 300_000);
  const names = [...rowsOf('departments.json'), ...large].map(({ name }) => name.replace(/[,.].*/, ''));
  const both = names.filter(({ length }) => length > 5).flatMap((name) => [name, fold(name)]);
  return [...new Set(both)];
}

/** The modules that assemble the service, and those made for this country. */
const KNOW_THE_COUNTRY = [
  ...['country', 'process', 'data-rules', 'programs', 'tools', 'lab'],
  ...['app.ts', 'main.ts', 'stdio.ts'],
];

/** Pages and descriptions contain the name of the service, and the rules of the calendar describe holidays of any country. */
const ALLOWED = [
  'site/shell/strings.ts',
  'site/home/strings.ts',
  'site/map/strings.ts',
  'site/embed/script/words.ts',
  'engine/calendar/',
];

const withoutComments = (line: string) => line.replace(/\/\/.*|^\s*\/?\*.*/, '');

function findCycle(files: readonly SourceFile[]): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const to of byPath.get(path)?.ours ?? []) {
      const cycle = visit(to, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const { path } of files) {
    const cycle = visit(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
