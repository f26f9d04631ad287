// Requests records from an operation in some shape, and compares the response with the records drawn from the data files.
import { expect } from 'vitest';
import type { RequestedShape } from './branches.js';
import { draw } from './draw.js';
import { embeddedCount } from './embedded-count.js';
import type { Family } from './families.js';
import { type Operation, withQuery } from './operations.js';
import type { Service } from './service.js';

/** The most records that one response embeds. */
export const CAP = 10_000;

const written = ({ fields, expand, relations }: RequestedShape) =>
  [
    ...(fields === undefined ? [] : [`fields=${fields.join()}`]),
    ...(expand === undefined ? [] : [`expand=${expand.join()}`]),
    ...(relations === undefined ? [] : [`relations=${relations}`]),
  ].join('&');

export async function expectRecords(
  service: Service,
  family: Family,
  { kind, path, shown, view }: Operation,
  requested: RequestedShape,
  query = written(requested),
): Promise<void> {
  const target = withQuery(path, query);
  const embedded = embeddedCount(family, shown, requested, view);
  if (embedded > CAP) {
    const [error] = await service.refused(target);
    expect(error?.message.replace(/(\d)[, ](\d)/g, '$1$2'), target).toContain(String(embedded));
    return;
  }
  const drawn = shown.map((row) => draw(family, row, requested, view));
  const expected = kind === 'one' || kind === 'only' ? drawn[0] : drawn;
  const found =
    kind === 'page' ? JSON.stringify((await service.page(target)).data) : await service.text(target);
  // Texts are compared, because the declared order of keys is required, whatever the order in the request.
  expect(excerpts(found, JSON.stringify(expected)), target).toEqual([]);
}

/** The first difference of two long texts; nothing if they are the same. */
function excerpts(found: string, expected: string): string[] {
  if (found === expected) return [];
  let at = 0;
  while (found[at] === expected[at]) at++;
  const excerpt = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return [`found ${excerpt(found)}`, `expected ${excerpt(expected)}`];
}
