// Questions about places at every level and of every family, compared with the lists over HTTP. No result is wrong, and a name of several
// places is reported as ambiguous.
import { describe, expect, it } from 'vitest';
import { partOfEach } from '../system/size.js';
import { connectToShared } from './connect.js';
import { type AreaInTest, type Listed, listsAt } from './recomputed.js';

const { client, address } = await connectToShared();
const lists = listsAt(address);

const country: AreaInTest = { level: 'Country', name: 'Colombia' };
const region = (name: string): AreaInTest => ({ level: 'Region', name });
const department = (name: string): AreaInTest => ({ level: 'Department', name });
const city = (name: string, of?: string): AreaInTest => ({
  level: 'City',
  name,
  ...(of && { department: of }),
});

type Question = readonly [
  resource: string,
  path: string,
  filter: Readonly<Record<string, string>>,
  means: AreaInTest,
];

/** Families with a municipality. */
const questions: readonly Question[] = [
  ['universidades', 'HigherEducationInstitution', { in: 'Antioquia' }, department('Antioquia')],
  ['universities', 'HigherEducationInstitution', { in: 'Santander' }, department('Santander')],
  ['HigherEducationInstitution', 'HigherEducationInstitution', { in: 'Medellín' }, city('Medellín')],
  ['HigherEducationInstitution', 'HigherEducationInstitution', { in: 'Caribe' }, region('Caribe')],
  ['HigherEducationInstitution', 'HigherEducationInstitution', { in: 'Colombia' }, country],
  ['HigherEducationInstitution', 'HigherEducationInstitution', { in: 'Bogotá' }, department('Bogotá')],
  ['presidents', 'President', { in: 'Antioquia' }, department('Antioquia')],
  ['presidentes', 'President', { in: 'Bogotá D.C.' }, city('Bogotá D.C.')],
  ['President', 'President', { in: 'Pacífico' }, region('Pacífico')],
  ['President', 'President', { in: 'Colombia' }, country],
  ['President', 'President', { in: 'Popayán' }, city('Popayán')],
  ['radios', 'Radio', { in: 'Antioquia' }, department('Antioquia')],
  ['emisoras', 'Radio', { in: 'Nariño' }, department('Nariño')],
  ['Radio', 'Radio', { in: 'Andina' }, region('Andina')],
  ['Radio', 'Radio', { in: 'Colombia' }, country],
  ['postal codes', 'PostalCode', { in: 'Antioquia' }, department('Antioquia')],
  ['códigos postales', 'PostalCode', { in: 'Boyacá' }, department('Boyacá')],
  ['PostalCode', 'PostalCode', { in: 'municipio de Boyacá' }, city('Boyacá')],
  ['PostalCode', 'PostalCode', { in: 'Leticia' }, city('Leticia')],
  ['PostalCode', 'PostalCode', { in: 'región Amazonía' }, region('Amazonía')],
  ['PostalCode', 'PostalCode', { in: 'Colombia' }, country],
  ['PostalCode', 'PostalCode', { in: 'Colombia', level: 'municipality' }, city('Colombia')],
  ['festivals', 'TraditionalFairAndFestival', { in: 'Santander' }, department('Santander')],
  ['festivales', 'TraditionalFairAndFestival', { in: 'Insular' }, region('Insular')],
  ['TraditionalFairAndFestival', 'TraditionalFairAndFestival', { in: 'Barranquilla' }, city('Barranquilla')],
  ['TraditionalFairAndFestival', 'TraditionalFairAndFestival', { in: 'Colombia' }, country],
  ['TraditionalFairAndFestival', 'TraditionalFairAndFestival', { in: 'Huila' }, department('Huila')],
  ['canales de televisión', 'TelevisionChannel', { in: 'Caldas' }, department('Caldas')],
  ['TelevisionChannel', 'TelevisionChannel', { in: 'Orinoquía' }, region('Orinoquía')],
  ['TelevisionChannel', 'TelevisionChannel', { in: 'Colombia' }, country],
  ['TelevisionChannel', 'TelevisionChannel', { in: 'Caldas, Antioquia' }, city('Caldas', 'Antioquia')],
  ['atractivos turísticos', 'TouristicAttraction', { in: 'Bolívar' }, department('Bolívar')],
  ['TouristicAttraction', 'TouristicAttraction', { in: 'Cartagena' }, city('Cartagena')],
  ['TouristicAttraction', 'TouristicAttraction', { in: 'Caribe' }, region('Caribe')],
  ['TouristicAttraction', 'TouristicAttraction', { in: 'Colombia' }, country],
  ['airports', 'Airport', { in: 'Arauca' }, department('Arauca')],
  ['aeropuertos', 'Airport', { in: 'Arauca', level: 'municipio' }, city('Arauca')],
  ['Airport', 'Airport', { in: 'Amazonía' }, region('Amazonía')],
  ['Airport', 'Airport', { in: 'Colombia' }, country],
  ['Airport', 'Airport', { in: 'Antioquia department' }, department('Antioquia')],
  ['aeropuertos', 'Airport', { in: 'Soledad' }, city('Soledad', 'Atlántico')],
  ['Airport', 'Airport', { in: 'Barranquilla' }, city('Barranquilla')],
  ['volcanes', 'Volcano', { in: 'Nariño' }, department('Nariño')],
  ['Volcano', 'Volcano', { in: 'Andina' }, region('Andina')],
  ['Volcano', 'Volcano', { in: 'Pasto' }, city('Pasto')],
  ['Volcano', 'Volcano', { in: 'Colombia' }, country],
  ['resguardos', 'IndigenousReservation', { in: 'Córdoba' }, department('Córdoba')],
  ['IndigenousReservation', 'IndigenousReservation', { in: 'Pacífico' }, region('Pacífico')],
  ['IndigenousReservation', 'IndigenousReservation', { in: 'Uribia' }, city('Uribia')],
  ['IndigenousReservation', 'IndigenousReservation', { in: 'Colombia' }, country],
  ['centros poblados', 'UrbanCenter', { in: 'Sucre' }, department('Sucre')],
  ['UrbanCenter', 'UrbanCenter', { in: 'Orinoquía' }, region('Orinoquía')],
  ['UrbanCenter', 'UrbanCenter', { in: 'Sucre, Santander' }, city('Sucre', 'Santander')],
  ['UrbanCenter', 'UrbanCenter', { in: 'Colombia' }, country],
  ['HeritageCity', 'HeritageCity', { in: 'Boyacá' }, department('Boyacá')],
  ['HeritageCity', 'HeritageCity', { in: 'Andina' }, region('Andina')],
  ['HeritageCity', 'HeritageCity', { in: 'Barichara' }, city('Barichara')],
  ['HeritageCity', 'HeritageCity', { in: 'Colombia' }, country],
  // Families that only have a department, and the departments themselves.
  ['platos típicos', 'TypicalDish', { in: 'Antioquia' }, department('Antioquia')],
  ['TypicalDish', 'TypicalDish', { in: 'Caribe' }, region('Caribe')],
  ['TypicalDish', 'TypicalDish', { in: 'Colombia' }, country],
  ['IntangibleHeritage', 'IntangibleHeritage', { in: 'Bolívar' }, department('Bolívar')],
  ['IntangibleHeritage', 'IntangibleHeritage', { in: 'Pacífico' }, region('Pacífico')],
  ['IntangibleHeritage', 'IntangibleHeritage', { in: 'Colombia' }, country],
  ['Map', 'Map', { in: 'Antioquia' }, department('Antioquia')],
  ['Map', 'Map', { in: 'Colombia' }, country],
  ['departamentos', 'Department', { in: 'Caribe' }, region('Caribe')],
  ['Department', 'Department', { in: 'Colombia' }, country],
  ['Region', 'Region', { in: 'Colombia' }, country],
  ['InternationalDesignation', 'InternationalDesignation', { in: 'Nariño' }, department('Nariño')],
  ['InternationalDesignation', 'InternationalDesignation', { in: 'Pasto' }, city('Pasto')],
  ['InternationalDesignation', 'InternationalDesignation', { in: 'Colombia' }, country],
  ['IndigenousPeople', 'IndigenousPeople', { in: 'Colombia' }, country],
  ['NativeCommunity', 'NativeCommunity', { in: 'Colombia' }, country],
  ['InvasiveSpecie', 'InvasiveSpecie', { in: 'Colombia' }, country],
  ['CategoryNaturalArea', 'CategoryNaturalArea', { in: 'Colombia' }, country],
  ['NaturalArea', 'NaturalArea', { in: 'Chocó' }, department('Chocó')],
];

const counted = async (resource: string, filter: object) => {
  const { isError, text, result } = await client.call('count_items', { resource, ...filter });
  expect(isError, text).not.toBe(true);
  return result;
};

it('covers every family with eighty questions or more', async () => {
  const all = questions.length + wrong.length + ambiguous.length + municipalities.length;
  expect(all).toBeGreaterThanOrEqual(80);
  const { families } = (await (await fetch(`${address}/api/v1`)).json()) as {
    families: readonly { readonly rows: number | null; readonly paths: readonly string[] }[];
  };
  const lists = families.filter(({ rows }) => (rows ?? 0) > 1).map(({ paths }) => paths[0]);
  const filter = new Set([...questions.map(([, path]) => path), 'City'].map((path) => `/api/v1/${path}`));
  expect(lists.filter((path) => !filter.has(path as string))).toEqual([]);
});

it.each(partOfEach(questions, ([, path]) => path, 4))(
  '%s (%s) in %j',
  async (resource, path, filter, means) => {
    const expected = await lists.in(path, means);
    const { answer, place } = await counted(resource, filter);
    expect([answer, place?.resource]).toEqual([{ count: expected.length }, means.level]);
    const list = await client.call('list_items', { resource, ...filter, limit: 100, fields: ['id'] });
    expect(list.result.total).toBe(expected.length);
    expect((list.result.answer as Listed[]).map(({ id }) => id)).toEqual(
      expected.slice(0, 100).map(({ id }) => id),
    );
  },
);

it('state which relation decides, if records name two areas', async () => {
  const { note, place } = await counted('Airport', { in: 'Barranquilla' });
  expect(note).toBe(
    `A place matches municipalityId (Id of the municipality it is in) or cityId (Id of the city it serves). \`where: {"municipalityId": ${place?.id}}\` or \`where: {"cityId": ${place?.id}}\` without \`in\` selects by one of them.`,
  );
  const { answer } = await counted('Airport', { where: { cityId: place?.id } });
  expect(answer).toEqual({ count: 1 });
  const list = await client.call('list_items', { resource: 'Airport', in: 'Soledad' });
  expect(list.result.note).toMatch(
    /^A place matches municipalityId .* lies in Soledad and serves Barranquilla\.$/,
  );
  expect(list.result.answer).toMatchObject([
    { city: { name: 'Barranquilla' }, municipality: { name: 'Soledad' } },
  ]);
  const groups = await counted('Airport', { countBy: 'city', limit: 200 });
  expect(groups.note).toMatch(/`countBy: "cityId"` groups by cityId \(Id of the city it serves\)/);
  expect(JSON.stringify(groups.answer)).toContain('"name":"Soledad","count":1');
  expect((await counted('Airport', { in: 'Atlántico' })).note).toBeUndefined();
});

it('expects records in most of them', async () => {
  const sizes = await Promise.all(
    questions.map(async ([, path, , means]) => (await lists.in(path, means)).length),
  );
  expect(sizes.filter((size) => size === 0).length).toBeLessThan(questions.length / 6);
  const known = [54, 21, 5, 12, 384, 8];
  for (const size of known) expect(sizes).toContain(size);
});

/** A department, and municipalities of that name. */
it.each(['Arauca', 'Bolívar', 'Boyacá', 'Caldas', 'Córdoba', 'Nariño', 'Risaralda', 'Sucre'])(
  '%s is the department, and the municipalities are named',
  async (name) => {
    const { place, also } = await counted('Airport', { in: name });
    expect(place).toMatchObject({ resource: 'Department', name });
    const called = (await lists.of('City')).filter((each) => each.name === name).map(({ id }) => id);
    expect((also ?? []).map(({ id }) => id).sort()).toEqual(called.sort());
  },
);

const ambiguous: readonly (readonly [name: string, tool: string, args: object])[] = [
  ['Armenia', 'count_items', { resource: 'Airport', in: 'Armenia' }],
  ['Villanueva', 'list_items', { resource: 'PostalCode', in: 'Villanueva' }],
  ['municipio de Nariño', 'count_items', { resource: 'UrbanCenter', in: 'municipio de Nariño' }],
  ['La Unión', 'what_is_near', { resource: 'Airport', place: 'La Unión' }],
  ['Rionegro', 'get_neighbours', { place: 'Rionegro' }],
];

it.each(ambiguous)(
  'returns for %s that it is ambiguous, with names that are not',
  async (name, tool, args) => {
    const { isError, text } = await client.call(tool, args as Record<string, unknown>);
    expect([isError, text]).toEqual([true, expect.stringContaining('is ambiguous')]);
    const bare = name.replace('municipio de ', '');
    const offered = [...(text.split('one of')[1] as string).matchAll(/"([^"]+)"/g)].map(
      ([, each]) => each as string,
    );
    expect(offered.length).toBe((await lists.of('City')).filter((each) => each.name === bare).length);
    const key = 'place' in args ? 'place' : 'in';
    for (const full of offered) {
      const again = await client.call(tool, { ...args, [key]: full });
      expect(again.isError, again.text).not.toBe(true);
      expect(again.result.place).toMatchObject({ resource: 'City', name: bare });
    }
  },
);

const wrong: readonly (readonly [tool: string, args: object, message: RegExp])[] = [
  [
    'count_items',
    { resource: 'TypicalDish', in: 'Cali' },
    /Typical dishes have no municipality.*Use.*department/s,
  ],
  ['count_items', { resource: 'Department', in: 'Cali' }, /Departments have no municipality.*region/s],
  ['count_items', { resource: 'NativeCommunity', in: 'Cali' }, /cannot be filtered by a place/],
  ['count_items', { resource: 'NaturalArea', in: 'Armenia' }, /Protected areas have no municipality/],
  ['count_items', { resource: 'Airport', in: 'Atlantis' }, /No place is called "Atlantis"/],
  [
    'count_items',
    { resource: 'Airport', in: 'Cali', level: 'planet' },
    /no level called "planet".*municipality/s,
  ],
  ['get_neighbours', { place: 'Volcán Galeras' }, /No place is called/],
  ['what_is_near', { resource: 'Airport', place: 'Atlantis' }, /No place is called/],
  ['what_is_near', { resource: 'Airport', place: 'Colombia' }, /Colombia has no coordinates/],
];

it.each(wrong)('returns an explained error from %s for %j', async (tool, args, message) => {
  const { isError, text } = await client.call(tool, args as Record<string, unknown>);
  expect([isError, text]).toEqual([true, expect.stringMatching(message)]);
});

const municipalities: readonly (readonly [filter: object, means: AreaInTest])[] = [
  [{}, country],
  [{ in: 'Colombia' }, country],
  [{ in: 'Amazonas' }, department('Amazonas')],
  [{ in: 'Antioquia' }, department('Antioquia')],
  [{ in: 'Amazonía' }, region('Amazonía')],
];

describe('returns municipalities', () => {
  it.each(municipalities)('%j', async (filter, means) => {
    const all = await lists.in('City', means);
    const proper = all.filter(({ type }) => type === 'Municipio').length;
    for (const resource of ['municipios', 'City']) {
      const { answer, note } = await counted(resource, filter);
      expect([answer, note]).toEqual([{ count: proper }, expect.stringContaining('type is Municipio')]);
    }
    const others = await counted('City', { ...filter, where: { 'type[ne]': 'Municipio' } });
    expect(others.answer).toEqual({ count: all.length - proper });
  });

  it('of which the least populated one is a municipality', async () => {
    const cities = (await lists.of('City')).filter(({ type }) => type === 'Municipio');
    const least = cities.reduce((a, b) => ((b.population as number) < (a.population as number) ? b : a));
    const { result } = await client.call('list_items', {
      resource: 'City',
      sortBy: 'population',
      limit: 1,
    });
    expect(result.answer).toMatchObject([{ id: least.id, name: least.name, population: least.population }]);
    const { result: of } = await client.call('get_cities_by_department', { departmentId: 'Amazonas' });
    expect(of.total).toBe(2);
  });
});
