// The judge of the soak test: each promise is broken alone, and the judge notices.
import { describe, expect, it } from 'vitest';
import { memoryOfProcess } from '../../src/settings/settings-warnings.js';
import { judge, memoryByTenth, type Run } from './judge.js';

const good: Run = {
  requests: 1000,
  load: {
    answered: 1000,
    bytes: 1,
    byKind: new Map(),
    connections: 1,
    failures: [],
    serverErrors: 0,
  },
  samples: Array.from({ length: 100 }, (_, index) => ({
    answered: (index + 1) * 10,
    memory: 100 * 2 ** 20,
    descriptors: 30,
  })),
  descriptorsBefore: 22,
  descriptorsAfter: 22,
};

/** The memory of a sample, by the finished tenths of the run. */
const withMemory = (megabytes: (tenths: number) => number): Run => ({
  ...good,
  samples: good.samples.map((sample) => ({ ...sample, memory: megabytes(sample.answered / 100) * 2 ** 20 })),
});

const met = (run: Run) => judge(run).map(({ isMet }) => isMet);

describe('judge', () => {
  it('finds nothing against a run without faults', () => {
    expect(met(good)).toEqual([true, true, true, true, true]);
  });

  it.each([
    ['grows only at first', (tenths: number) => (tenths <= 1 ? 50 : 100), true],
    ['grows by a tenth', (tenths: number) => (tenths > 9 ? 110 : 100), true],
    ['grows by more', (tenths: number) => (tenths > 9 ? 111 : 100), false],
    ['grows all the time', (tenths: number) => 100 + 2 * tenths, false],
    ['jumps once', (tenths: number) => (tenths === 9.5 ? 500 : 100), true],
  ])('judges memory: %s', (_, megabytes, isMet) => {
    expect(met(withMemory(megabytes))).toEqual([isMet, true, true, true, true]);
  });

  it('reports more memory than the target, even if it does not grow', () => {
    expect(met(withMemory(() => memoryOfProcess.worn))).toEqual([true, true, true, true, true]);
    expect(met(withMemory(() => memoryOfProcess.worn + 1))).toEqual([true, false, true, true, true]);
  });

  it('reports each fault, and only that one', () => {
    expect(met({ ...good, descriptorsAfter: 23 })).toEqual([true, true, false, true, true]);
    expect(met({ ...good, load: { ...good.load, serverErrors: 1 } })).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(met({ ...good, load: { ...good.load, failures: ['x'] } })).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(met({ ...good, load: { ...good.load, answered: 999 } })).toEqual([true, true, true, true, false]);
  });

  it('rejects a run without samples', () => {
    expect(met({ ...good, samples: [] })).toEqual([false, false, true, true, true]);
  });

  it('puts each sample into its own tenth', () => {
    const tenths = memoryByTenth(withMemory((each) => Math.ceil(each)));
    expect(tenths.map((bytes) => bytes / 2 ** 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
