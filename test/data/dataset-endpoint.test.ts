// The dataset document equals the contents of the files, recomputed here from the files alone.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writtenSource } from '../../src/engine/operations/provenance/record-provenance.js';
import { sharedService } from '../system/shared-service.js';
import { dataFolder, type Entry, readData } from './data-files.js';

interface Described {
  readonly record: string;
  readonly rows: number | null;
  readonly filled: Readonly<Record<string, number>>;
  readonly sources: readonly string[];
}

const { server, model } = (await sharedService()).service;
const document = (await server.inject('/api/v1/dataset')).json();
const described: readonly Described[] = document.families;
const files = model.families.flatMap(({ name, record, file }) =>
  file === undefined ? [] : [{ name, record, rows: readData(file) }],
);
const seriesFiles = model.families.flatMap(({ name, record, fields, series }) =>
  series === undefined ? [] : [{ name, record, fields, file: series.file }],
);
const sources = readData<{ id: string }>('sources.json');

/** Fields of a figure that describe its place or a break in the series. No release contains them. */
const NOT_OF_A_RELEASE = [
  ...['level', 'placeId', 'placeName', 'daneCode', 'departmentId'],
  ...['note', 'noteEn', 'noteEs', 'noteSource'],
];

/** The records and fields with a value from each source, counted value by value. */
function covered() {
  const found = new Map(
    sources.map(({ id }) => [id, { rows: new Set<string>(), fields: new Set<string>() }]),
  );
  const add = (source: unknown, row: string, field: string) => {
    if (row !== '') found.get(String(source))?.rows.add(row);
    found.get(String(source))?.fields.add(field);
  };
  const sourceByKey = new Map<string, unknown>();
  for (const { family, field, source, ids } of readData('provenance.json'))
    for (const id of (ids as number[] | undefined) ?? ['all'])
      sourceByKey.set(`${family} ${field} ${id}`, source);
  const corrected = new Map(
    readData('corrections.json')
      .filter(({ source }) => source !== undefined)
      .map(({ family, id, field, source }) => [`${family} ${field} ${id}`, source]),
  );
  for (const { name, record, rows } of files)
    for (const { id, ...row } of rows)
      for (const [field, value] of Object.entries({ id, ...row })) {
        const at = `${name} ${field}`;
        const source =
          corrected.get(`${at} ${id}`) ?? sourceByKey.get(`${at} ${id}`) ?? sourceByKey.get(`${at} all`);
        if (value !== null) add(source, `${name} ${id}`, `${record}.${field}`);
      }
  for (const { field, source } of readData('provenance.json').filter(({ family }) => family === 'holiday'))
    add(source, '', `Holiday.${field}`);
  for (const { name: series, record, fields, file } of seriesFiles)
    for (const { cityId, release, ...line } of readData(file))
      for (const { name } of fields)
        if (line[name] !== null && !NOT_OF_A_RELEASE.includes(name))
          add(release, `${series} ${cityId}`, `${record}.${name}`);
  return found;
}
const ofRecord = (record: string) => described.find((family) => family.record === record) as Described;

const expected = covered();

/** A share in ten thousandths, rounded down, so that only a field that is always filled has the full share. */
function share(rows: readonly Entry[], field: string): number {
  let filled = 0;
  for (const row of rows) {
    const value = row[field];
    if (value !== null && JSON.stringify(value) !== '[]') filled++;
  }
  return Math.trunc((filled * 10_000) / rows.length) / 10_000;
}

describe('families', () => {
  it('are complete, each with the number of its rows', () => {
    const counted = Object.fromEntries(described.map(({ record, rows }) => [record, rows]));
    expect(counted).toEqual({
      ...Object.fromEntries(files.map(({ record, rows }) => [record, rows.length])),
      Holiday: null,
      ...Object.fromEntries(seriesFiles.map(({ record }) => [record, null])),
    });
    expect(described.length).toBeGreaterThan(20);
  });

  it.each(files)('have the shares of their file: $record', ({ record, rows }) => {
    const fields = Object.keys(rows[0] ?? {});
    expect(ofRecord(record).filled).toEqual(
      Object.fromEntries(fields.map((field) => [field, share(rows, field)])),
    );
  });

  it.each(files)('name the sources that cover them: $record', ({ record }) => {
    const own = [...expected].filter(([, { fields }]) =>
      [...fields].some((field) => field.startsWith(`${record}.`)),
    );
    expect(ofRecord(record).sources).toEqual(own.map(([id]) => id));
    expect(own.length).toBeGreaterThan(0);
  });

  it('have meaningful shares', () => {
    const { filled } = ofRecord('City');
    expect(filled.name).toBe(1);
    expect(filled.daneCode).toBe(0.9991);
    expect(ofRecord('NativeCommunity').filled.images).toBeLessThan(0.5);
  });
});

it('returns the sources of the file, with the rows and fields that follow from the values', () => {
  for (const [index, { rows, covers, ...source }] of document.sources.entries()) {
    expect(source).toEqual(writtenSource(sources[index] as never));
    const { rows: found, fields } = expected.get(source.id) as { rows: Set<string>; fields: Set<string> };
    expect(rows).toBe(found.size);
    const listed = Object.entries(covers as Record<string, string[]>).flatMap(([record, names]) =>
      names.map((name) => `${record}.${name}`),
    );
    expect(listed.toSorted()).toEqual([...fields].sort());
  }
  expect(document.sources).toHaveLength(sources.length);
  expect(document.terms).toEqual(readData('terms.json'));
});

it('describes the dataset: licence with its URL, credit, coverage, and a checksum of each file', () => {
  const { about } = document;
  expect(about.licence).toMatchObject({
    name: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  });
  for (const language of ['en', 'es']) {
    for (const text of [about.title, about.contact, about.frequency, about.licence.covers, about.credit])
      expect(text[language]).toMatch(/\S/);
    const named = readData<{ publisher: string; terms: string }>('sources.json').filter(
      ({ publisher, terms }) => terms !== 'own' && !about.credit[language].includes(publisher),
    );
    expect(named).toEqual([]);
    expect(about.credit[language]).toContain(document.edition);
  }
  expect(about.spatial.code).toBe('CO');
  expect([about.temporal.from, about.temporal.to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
  for (const { name, file, series, record } of model.families) {
    const stored = file ?? series?.file;
    const bytes = stored === undefined ? undefined : readFileSync(join(dataFolder, stored));
    const checksum = bytes === undefined ? null : createHash('sha256').update(bytes).digest('hex');
    expect([name, document.families.find((each: Entry) => each.record === record).checksum]).toEqual([
      name,
      checksum,
    ]);
  }
});

describe('terms that our licence does not cover', () => {
  const recordsUnder = (holds: (terms: Entry) => boolean) =>
    document.families
      .filter(({ terms }: { terms: readonly Entry[] }) => terms.some(holds))
      .map(({ record }: Entry) => record);

  it('list the family whose publisher restricts its list', () => {
    expect(recordsUnder(({ bulk }) => bulk === 'forbidden')).toEqual(['Volcano']);
  });

  it('list the families with share-alike values, which the licence of the dataset excludes', () => {
    expect(recordsUnder(({ id }) => id === 'cc-by-sa')).toEqual([
      'City',
      'PostalCode',
      'IndigenousReservation',
      'NativeCommunity',
    ]);
    for (const language of ['en', 'es'])
      expect(document.about.licence.covers[language]).toContain('CC BY-SA 4.0');
  });

  it('include the credit line that the publisher of the postal codes requires', () => {
    const { citation } = document.families.find(({ record }: Entry) => record === 'PostalCode');
    const credit = 'MINTIC - Servicios Postales Nacionales 4-72 (Unidad Código Postal Colombia)';
    expect(citation.es).toMatch(/Fuentes: /);
    for (const text of [citation.es, citation.en, document.about.credit.es]) expect(text).toContain(credit);
    expect(citation.es).toContain(`${credit} (2025-05-20)`);
  });
});

it('returns the licence of the data in the descriptions, beside that of the software', async () => {
  for (const path of ['/openapi.json', '/openapi.full.json']) {
    const { info } = (await server.inject(path)).json();
    expect([path, info.license.name, info['x-data-license']]).toEqual([
      path,
      'MIT',
      { name: document.about.licence.name, url: document.about.licence.url },
    ]);
  }
});

it('returns the version of the edition file, a date, and a fingerprint that begins the edition', () => {
  const [edition] = readData('edition.json');
  expect(document.version).toBe(edition?.version);
  expect(document.version).toMatch(/^20\d\d\.(0[1-9]|1[0-2])\.(0[1-9]|[12]\d|3[01])$/);
  expect(document.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(document.edition).toBe(`${edition?.version}-${document.fingerprint.slice(0, 8)}`);
});
