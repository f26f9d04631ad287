// The description that programs load stays small, describes every batch, and has no names that differ only by a number.
import { expect, it } from 'vitest';
import { API } from '../../src/engine/operations/operation.js';
import { sharedService } from '../system/shared-service.js';

const { service, address } = await sharedService();
const textOf = async (path: string) => (await fetch(address + path)).text();

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, object>> };
}

it('takes at most 1.5 kB for an operation and 400 kB in total', async () => {
  const text = await textOf('/openapi.json');
  const { paths } = JSON.parse(text) as Description;
  const operations = Object.values(paths).flatMap((path) => Object.keys(path)).length;
  const bytes = Buffer.byteLength(text);
  expect(bytes / operations).toBeLessThanOrEqual(1500);
  expect(bytes).toBeLessThanOrEqual(400_000);
});

it('names no parameter after a number', async () => {
  const { components } = JSON.parse(await textOf('/openapi.json')) as Description;
  expect(Object.keys(components.parameters).filter((name) => /\d$/.test(name))).toEqual([]);
});

it.each(['/openapi.json', '/openapi.full.json'])('%s describes every batch', async (path) => {
  const { paths } = JSON.parse(await textOf(path)) as Description;
  const described = Object.keys(paths).filter(
    (each) => paths[each]?.post !== undefined && each.startsWith(API),
  );
  expect(described.sort()).toEqual(service.engine.batches.map((batch) => batch.path).sort());
});
