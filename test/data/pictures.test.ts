// A record with a credited picture returns its file, page, author and licence on request, and its provenance names the page of the credit.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { type Entry, readData } from './data-files.js';

const { server, model } = (await sharedService()).service;
const FIELDS = ['pictureUrl', 'picturePageUrl', 'pictureAuthor', 'pictureLicence', 'pictureLicenceUrl'];

const get = async (path: string) => (await server.inject(`/api/v1/${path}`)).json();

const families = model.families.filter(({ fields }) => fields.some(({ credit }) => credit !== undefined));

it('are families with pictures, which declare the same fields together', () => {
  expect(families.map(({ record }) => record).sort()).toEqual([
    'City',
    'HeritageCity',
    'TouristAttraction',
    'TypicalDish',
  ]);
  for (const { fields } of families)
    expect(
      fields.filter(({ name }) => name.startsWith('picture')).map(({ name, extended }) => [name, extended]),
    ).toEqual(FIELDS.map((name) => [name, true]));
});

describe.each(families)('$record', ({ path, file, record }) => {
  const rows = readData(file as string);
  const credited = rows.filter(({ pictureUrl }) => pictureUrl !== null);

  it('returns the credit of a picture if it is requested by name, and null without one', async () => {
    expect(credited.length).toBeGreaterThan(1);
    const [one, other] = [credited[0] as Entry, rows.find(({ pictureUrl }) => pictureUrl === null) as Entry];
    for (const row of [one, other])
      expect(await get(`${path}/${row.id}?fields=id,${FIELDS.join()}`)).toEqual(
        Object.fromEntries(['id', ...FIELDS].map((name) => [name, row[name]])),
      );
    expect(Object.keys(await get(`${path}/${one.id}`)).filter((name) => FIELDS.includes(name))).toEqual([]);
  });

  it('have a provenance with the credits of projects, and not with the page of the picture', async () => {
    const { fields, terms } = await get(`${path}/${credited[0]?.id}/provenance`);
    for (const name of FIELDS) {
      const { source } = fields.find(({ field }: Entry) => field === name);
      expect([name, source.id, source.terms, source.licence]).toEqual([
        name,
        'credited-pictures',
        'pictures',
        null,
      ]);
      expect(source.title).toMatch(/credits of public projects, not on the pages/);
      expect(source.titleEs).toMatch(/créditos de proyectos públicos, no según las páginas/);
    }
    expect(terms.map(({ id }: Entry) => id)).toContain('pictures');
  });

  it('lists the other pictures as ones without a known author and licence', async () => {
    const { fields } = await get(`${path}/${rows[0]?.id}/provenance`);
    const known = fields.filter(({ source }: { source: Entry | null }) => source?.id === 'pictures');
    expect(known.length).toBe(record === 'City' ? 0 : 1);
    for (const { source } of known)
      expect([source.title, source.titleEs]).toEqual([
        expect.stringContaining('author and licence are not known'),
        expect.stringContaining('no se conocen el autor ni la licencia'),
      ]);
  });
});

describe('an English name', () => {
  it.each(['TouristicAttraction', 'TypicalDish'])(
    'of %s is null or found, and in no default response',
    async (path) => {
      const all: readonly Entry[] = await get(`${path}?fields=id,englishName`);
      const [plain] = await get(path);
      expect(plain).not.toHaveProperty('englishName');
      for (const { id, englishName } of all.filter((each) => each.englishName !== null)) {
        const { hits }: { hits: readonly Entry[] } = await get(
          `search?families=${path}&q=${encodeURIComponent(String(englishName))}`,
        );
        expect(
          hits.map((each) => each.id),
          String(englishName),
        ).toContain(id);
      }
    },
  );
});
