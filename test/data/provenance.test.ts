// Every value has one source over HTTP, with publisher, date, terms and previous values, as in the files.

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { writtenReason, writtenSource } from '../../src/engine/operations/provenance/record-provenance.js';
import { seed } from '../contract/seed.js';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';
import { type Entry, readData } from './data-files.js';

const VALUES = fewer(300, 5);

const { server, model } = (await sharedService()).service;
const sources = new Map(
  readData<Entry & { id: string }>('sources.json').map((source) => [source.id, source]),
);
const terms = new Map(readData<Entry & { id: string }>('terms.json').map((one) => [one.id, one]));
const corrections = readData('corrections.json');
const reasons = new Map(readData('reasons.json').map((reason) => [reason.en, reason]));
const lines = readData('provenance.json');
const families = model.families.filter(({ file }) => file !== undefined);

interface Value {
  readonly field: string;
  readonly value: unknown;
  readonly asOf: string | null;
  readonly source: Entry & { readonly id: string; readonly terms: string };
  readonly corrections: readonly Entry[];
}

async function provenanceOf(path: string, row: Entry) {
  const family = families.find((each) => each.path === path);
  const at = family?.only === undefined ? row.id : family.only;
  const response = await server.inject(`/api/v1/${path}/${at}/provenance`);
  expect([path, at, response.statusCode]).toEqual([path, at, 200]);
  return response.json() as {
    readonly fields: readonly Value[];
    readonly terms: readonly Entry[];
    readonly citation: { readonly en: string; readonly es: string };
  };
}

describe(`values drawn at random (ATLAS_SEED=${seed})`, () => {
  const { pick: draw } = createRandom(seed);
  const drawn = Array.from({ length: VALUES }, () => {
    const family = draw(families);
    return { family, row: draw(readData(family.file as string)), field: draw(family.fields).name };
  });

  it('have exactly one source each, with publisher, a date or none, and terms with a URL', async () => {
    for (const { family, row, field } of drawn) {
      const returned = await provenanceOf(family.path, row);
      const values = returned.fields.filter((each) => each.field === field);
      expect(values).toHaveLength(1);
      const [{ source, value, asOf, corrections: changes }] = values as [Value];
      const of = (entry: Entry) =>
        entry.family === family.name && entry.field === field && entry.id === row.id;
      const own = corrections.filter(of);
      const line =
        own.findLast((entry) => 'source' in entry) ??
        lines.find(
          (entry) =>
            entry.family === family.name &&
            entry.field === field &&
            (entry.ids as readonly unknown[] | undefined)?.includes(row.id),
        ) ??
        lines.find((entry) => entry.family === family.name && entry.field === field && !('ids' in entry));
      expect([family.name, row.id, field, source]).toEqual([
        family.name,
        row.id,
        field,
        writtenSource(sources.get(line?.source as string) as never),
      ]);
      expect(source.publisher).toMatch(/\S/);
      expect(source.url ?? source.terms).toMatch(/^https?:|^own$/);
      const under = terms.get(source.terms);
      expect(under?.url).toMatch(/^https?:/);
      expect(returned.terms).toContainEqual(under);
      const dated = family.field(field)?.datedBy;
      expect(asOf).toBe(dated === undefined ? source.date : (row[dated] ?? null));
      expect(source.date === null || source.dateFrom !== null).toBe(true);
      // The day of a copy dates no value.
      expect(asOf === null || asOf !== source.retrieved).toBe(true);
      expect(value).toEqual(row[field]);
      expect(changes).toEqual(
        own.map(({ was, is, reason, source: by = null, edition = null }) => ({
          was,
          is,
          ...writtenReason(reasons.get(reason) as never),
          source: by,
          edition,
        })),
      );
    }
  });
});

it('is returned for the single record of a family, too', async () => {
  const { citation, fields } = await provenanceOf('Country', { id: 1 });
  expect(fields.length).toBeGreaterThan(15);
  expect(citation.es).toMatch(/^Atlas Colombia, edición .+ Fuentes: .*DANE/);
});

it('dates values that age by the field for their date', async () => {
  const aged = families.flatMap((family) =>
    family.fields.flatMap(({ name, datedBy }) => (datedBy === undefined ? [] : [{ family, name, datedBy }])),
  );
  expect(aged.length).toBeGreaterThan(0);
  for (const { family, name, datedBy } of aged) {
    const row = readData(family.file as string).find((each) => each[datedBy] !== null) as Entry;
    const { fields } = await provenanceOf(family.path, row);
    expect(fields.find(({ field }) => field === name)?.asOf).toBe(String(row[datedBy]));
  }
});

it('suggests the nearest record, or the replacement of a retired one', async () => {
  const unknown = await server.inject('/api/v1/City/99999999/provenance');
  expect([unknown.statusCode, unknown.json().nearest]).toEqual([
    404,
    expect.stringMatching(/^\/api\/v1\/City\/\d+\/provenance$/),
  ]);
  const [retired] = readData('retired.json').filter(({ family }) => family === 'naturalArea');
  const gone = await server.inject(`/api/v1/NaturalArea/${retired?.id}/provenance`);
  expect(gone.json().type).toContain('retired-record');
});
