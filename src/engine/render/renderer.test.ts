// Lists, pages and rows become bytes. A test pins every byte, because entity tags change only with the version of the renderer.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { ModelShape } from '../model/model.js';
import { recordWriter } from './record-writer.js';
import { RENDERER_VERSION } from './renderer.js';

const { catalog, renderer } = toyEngine();
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const star = toyModel.family('star');
const moon = toyModel.family('moon');
const eclipse = toyModel.family('eclipse');
const root = moon.shapes.get('root') as ModelShape;
const record = (ordinal: number) => text(renderer.record(root, ordinal));

describe('the renderer', () => {
  it('writes a record without unnecessary spaces', () => {
    expect(text(renderer.record(star.shapes.get('marked') as ModelShape, 0))).toBe(
      '{"id":1,"name":"Sol","planets":["[Circular Reference]"]}',
    );
  });

  it('writes a record in a shape once', () => {
    const inPlanet = moon.shapes.get('inPlanet') as ModelShape;
    expect(renderer.record(root, 1).buffer).toBe(renderer.record(root, 2).buffer);
    expect(text(renderer.record(root, 1))).not.toBe(record(2));
    expect(text(renderer.record(inPlanet, 1))).not.toBe(record(1));
  });

  it('joins a list in the order of its ordinals', () => {
    expect(text(renderer.list(root, Int32Array.of(2, 0)))).toBe(`[${record(2)},${record(0)}]`);
    expect(text(renderer.list(root, Int32Array.of()))).toBe('[]');
  });

  it('puts a page into its envelope', () => {
    const envelope = { page: 2, pageSize: 1, totalRecords: 6, pageCount: 6 };
    const head = '"page":2,"pageSize":1,"totalRecords":6,"pageCount":6';
    expect(text(renderer.page(root, Int32Array.of(1), envelope))).toBe(`{${head},"data":[${record(1)}]}`);
    expect(text(renderer.page(root, Int32Array.of(), envelope))).toBe(`{${head},"data":[]}`);
  });
});

/** The bytes of every record of the toy in every shape, a page and a list of each, and a year. */
function everything(): Uint8Array[] {
  const envelope = { page: 1, pageSize: 9, totalRecords: 9, pageCount: 1 };
  const shapes = toyModel.families.flatMap((family) =>
    [...family.shapes.values()].flatMap((shape) => {
      const { all } = catalog.table(family);
      return [renderer.list(shape, all), renderer.page(shape, all, envelope)];
    }),
  );
  const rows = eclipse.calendar?.rows(2001, () => true) ?? [];
  const { write } = recordWriter(catalog);
  const days = rows.map((row, index) => write(eclipse.view(undefined), index, row));
  return [...shapes, new TextEncoder().encode(`[${days.join()}]`)];
}

it('gives the same bytes for the same version', () => {
  const hash = createHash('sha256');
  for (const bytes of everything()) hash.update(bytes).update('\n');
  const golden = { version: 1, hash: '24ed0e9c5744f8719adbd09d56cf9c3646ef1299c58ba2859c04e056d5a23dbc' };
  expect(
    { version: RENDERER_VERSION, hash: hash.digest('hex') },
    "the renderer's output changed: raise RENDERER_VERSION and update this hash",
  ).toEqual(golden);
});
