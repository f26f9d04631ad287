// A dataset of any size survives the way through chunks unchanged.
import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../../engine/catalog/build-catalog.js';
import type { Dataset } from '../../engine/dataset/dataset.js';
import { chunksOf, datasetOfChunks } from './last-good.js';

/** Copies a value as a message between threads. */
const posted = <Value>(value: Value): Value => deserialize(serialize(value));

function sent(dataset: Dataset): { readonly chunks: number; readonly dataset: Dataset | undefined } {
  const unpack = datasetOfChunks();
  const unpacked = [...chunksOf(dataset)].map((chunk) => unpack(posted(chunk)));
  expect(unpacked.slice(0, -1).every((part) => part === undefined)).toBe(true);
  return { chunks: unpacked.length, dataset: unpacked.at(-1) };
}

const rowsOf = ({ families }: Dataset) => [...families].map(([name, { rows }]) => [name, rows]);

it('keeps rows, empty families, sources, retirements and the edition', () => {
  const before = toyDataset();
  const { dataset } = sent(before);
  const after = dataset as Dataset;
  expect(rowsOf(after)).toEqual(rowsOf(before));
  for (const part of [
    'sources',
    'terms',
    'provenance',
    'corrections',
    'aliases',
    'history',
    'changes',
  ] as const)
    expect(after[part]).toEqual(before[part]);
  expect(after.edition).toEqual(before.edition);
  expect([...after.retired.keys()]).toEqual([...before.retired.keys()]);
  expect(() => buildCatalog(toyModel, after)).not.toThrow();
});

it('keeps the order of a family that needs several chunks', () => {
  const moon = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, name: `Luna ${index + 1}` }));
  const before = toyDataset({ moon });
  const { chunks, dataset } = sent(before);
  expect(chunks).toBe(before.families.size + 4 + 1 + 2 + 1);
  expect(dataset?.families.get('moon')?.rows).toEqual(moon);
});
