// Structure is tested like behaviour: who imports whom, no cycles, no Node in the engine, no country in it either.
import { describe, expect, it } from 'vitest';
import { importTable, withoutNode } from './import-table.js';
import { folderOf, readSources, type SourceFile } from './imports.js';

const sources = readSources();
const byPath = new Map(sources.map((source) => [source.path, source]));

describe('imports', () => {
  it('are found at all', () => {
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

  it('stay inside the table', () => {
    const forbidden = sources.flatMap(({ path, ours }) => {
      const from = folderOf(path);
      if (from === undefined) return [];
      const allowed = [from, ...(importTable[from] ?? [])];
      return ours.filter((to) => !allowed.includes(folderOf(to) ?? '')).map((to) => `${path} -> ${to}`);
    });
    expect(forbidden).toEqual([]);
  });

  it('name every folder in the table, and no other', () => {
    const folders = new Set(
      sources.map(({ path }) => folderOf(path)).filter((folder) => folder !== undefined),
    );
    expect([...folders].sort()).toEqual(Object.keys(importTable).sort());
  });

  it('form no cycle, type-only ones included', () => {
    expect(findCycle(sources)).toBeUndefined();
  });

  it('bring no Node module into the engine', () => {
    const found = sources
      .filter(({ path }) => withoutNode.includes(folderOf(path) ?? ''))
      .filter(({ packages }) => packages.some((name) => name.startsWith('node:')));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('lead from main to the settings and the two ways to serve only, after what must come before all else', () => {
    expect(byPath.get('main.ts')?.ours).toEqual([
      'hold-tick-shape.ts',
      'explain-start-fault.ts',
      'say.ts',
      'settings/settings.ts',
      'serve-alone.ts',
      'serve-with-workers.ts',
    ]);
  });

  it('lead to the service from one process or a worker, and to the cluster from several only', () => {
    const importers = (to: (path: string) => boolean) =>
      sources.filter(({ path, ours }) => !to(path) && ours.some(to)).map(({ path }) => path);
    expect(importers((path) => path === 'app.ts').sort()).toEqual(['serve-alone.ts', 'worker.ts']);
    const inCluster = importers((path) => folderOf(path) === 'cluster');
    expect(inCluster.sort()).toEqual(['serve-with-workers.ts', 'worker.ts']);
  });
});

describe('the sentences of problems', () => {
  it('are made by the words of a language and nowhere else', () => {
    const makers = sources
      .filter(({ ours }) => ours.includes('problems/sentence.ts'))
      .map(({ path }) => path);
    const others = makers.filter((path) => !/^problems\/([a-z]+-)?words(-[a-z]{2})?\.ts$/.test(path));
    expect(makers.length).toBeGreaterThan(5);
    expect(others).toEqual(['problems/problem.ts']);
  });
});

describe('the engine', () => {
  it('names no family and no place outside the families', () => {
    const country = /colombia|bogot|departa?ment|municip|volcano|holiday/i;
    const engine = sources.filter(
      ({ path }) => folderOf(path) !== undefined && folderOf(path) !== 'families',
    );
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

/** Pages carry the name of the service, phrases are the Spanish of what families and data say; the calendar's rules are a language for holidays of any country. */
const ALLOWED = ['pages/', 'phrases/', 'calendar/'];

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
