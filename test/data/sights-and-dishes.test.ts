// Attractions and dishes: their counts by department, the municipality of each point, and the names that people type.
import { describe, expect, it } from 'vitest';
import { locateAll } from '../areas/locate-all.js';
import { sharedService } from '../system/shared-service.js';
import { type Entry, readData } from './data-files.js';

const { server } = (await sharedService()).service;

async function get<T = readonly Entry[]>(path: string): Promise<T> {
  const response = await server.inject(`/api/v1${path}`);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json() as T;
}

const attractions = await get('/TouristicAttraction');
const dishes = await get('/TypicalDish');
const departments = readData('departments.json');
const cities = new Map(readData('cities.json').map((city) => [city.id, city]));

const countBy = (rows: readonly Entry[], departmentOf: (row: Entry) => unknown) =>
  departments.map(({ id, name }) => ({
    name,
    count: rows.filter((row) => departmentOf(row) === id).length,
  }));

const written = (counts: ReturnType<typeof countBy>) =>
  counts.map(({ name, count }) => `${name} ${count}`).join(', ');

describe('every department', () => {
  it('has two attractions or more, of at least 110', () => {
    expect(attractions.length).toBeGreaterThanOrEqual(110);
    const counts = countBy(attractions, ({ cityId }) => cities.get(cityId)?.departmentId);
    expect(counts).toHaveLength(33);
    expect(counts.filter(({ count }) => count < 2)).toEqual([]);
    expect(written(counts)).toMatchInlineSnapshot(
      `"Amazonas 2, Antioquia 11, Arauca 2, Atlántico 2, Bogotá 4, Bolívar 8, Boyacá 7, Caldas 3, Caquetá 2, Casanare 2, Cauca 4, Cesar 2, Chocó 3, Córdoba 2, Cundinamarca 6, Guainía 2, Guaviare 2, Huila 2, La Guajira 4, Magdalena 5, Meta 2, Nariño 3, Norte de Santander 3, Putumayo 2, Quindío 4, Risaralda 2, San Andrés y Providencia 3, Santander 4, Sucre 3, Tolima 3, Valle del Cauca 6, Vaupés 2, Vichada 2"`,
    );
  });

  it('has two dishes or more, of at least 115', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(115);
    const counts = countBy(dishes, ({ departmentId }) => departmentId);
    expect(counts.filter(({ count }) => count < 2)).toEqual([]);
    expect(written(counts)).toMatchInlineSnapshot(
      `"Amazonas 4, Antioquia 6, Arauca 4, Atlántico 7, Bogotá 2, Bolívar 4, Boyacá 3, Caldas 2, Caquetá 3, Casanare 3, Cauca 2, Cesar 3, Chocó 3, Córdoba 3, Cundinamarca 7, Guainía 3, Guaviare 2, Huila 3, La Guajira 4, Magdalena 3, Meta 2, Nariño 4, Norte de Santander 5, Putumayo 2, Quindío 2, Risaralda 2, San Andrés y Providencia 2, Santander 7, Sucre 3, Tolima 5, Valle del Cauca 14, Vaupés 2, Vichada 2"`,
    );
  });
});

/** Attractions whose point is in another municipality, or in none, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'La Ventana al Mundo': 'stands on the border of Barranquilla and Puerto Colombia',
  'Muelle de Puerto Colombia': 'a pier, which stands over the water',
};

it('has each attraction in its municipality, islets included, or a reason for the exception', async () => {
  const points = attractions.map(({ latitude, longitude }) => ({
    lat: Number(latitude),
    lon: Number(longitude),
  }));
  const located = await locateAll(points);
  const outside = attractions.flatMap(({ name, cityId }, at) =>
    located[at]?.city?.id === cityId ? [] : [String(name)],
  );
  expect(outside.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});

interface Hit {
  readonly family: string;
  readonly id: number;
  readonly name: string;
}

const search = async (typed: string) =>
  (await get<{ readonly hits: readonly Hit[] }>(`/search?q=${encodeURIComponent(typed)}&limit=10`)).hits;

it.each([
  ['Gorgona', 'Isla Gorgona'],
  ['Malpelo', 'Santuario de Fauna y Flora Malpelo'],
  ['Utría', 'Parque Nacional Natural Utría'],
  ['Capurganá', 'Capurganá y Sapzurro'],
  ['Mavecure', 'Cerros de Mavecure'],
  ['El Tuparro', 'Parque Nacional Natural El Tuparro'],
  ['Amacayacu', 'Parque Nacional Natural Amacayacu'],
  ['Chiribiquete', 'Parque Nacional Natural Serranía de Chiribiquete'],
  ['Tierradentro', 'Parque Arqueológico Nacional de Tierradentro'],
  ['Mompox', 'Centro histórico de Santa Cruz de Mompox'],
  ['La Candelaria', 'La Candelaria'],
  ['Plaza Botero', 'Plaza Botero'],
  ['Comuna 13', 'Comuna 13'],
  ['Piedra del Peñol', 'Piedra del Peñol'],
  ['Islas del Rosario', 'Islas del Rosario'],
  ['Laguna de La Cocha', 'Laguna de La Cocha'],
  ['Estoraques', 'Área Natural Única Los Estoraques'],
  ['Punta Gallinas', 'Punta Gallinas'],
  ['Providencia', 'Providencia'],
])('%s finds the attraction', async (typed, name) => {
  const found = (await search(typed)).filter(({ family }) => family === 'TouristAttraction');
  expect(found.map((hit) => hit.name)).toContain(name);
});

it.each([
  ['Piedra del Peñol', 'TouristAttraction', 'Piedra del Peñol'],
  ['la Piedra de Guatapé', 'TouristAttraction', 'Piedra del Peñol'],
  ['rondón', 'TypicalDish', 'Rondón'],
  ['bocadillo', 'TypicalDish', 'Bocadillo veleño'],
])('%s finds its own record before any other of the family', async (typed, family, name) => {
  const [first] = (await search(typed)).filter((hit) => hit.family === family);
  expect(first?.name).toBe(name);
});

it.each([
  ['Caquetá', ['Inchicapi', 'Viudo de pescado', 'Queso del Caquetá']],
  ['Vichada', ['Hayaca llanera', 'Ajicero', 'Mañoco']],
  ['Cundinamarca', ['Cocido boyacense', 'Cuchuco con espinazo']],
  ['Putumayo', ['Cachama ahumada', 'Mojojoy', 'Inchicapi']],
  ['Cesar', ['Arroz de camarón', 'Peto']],
  ['Magdalena', ['Arroz de bagre', 'Sancocho de bocachico', 'Viuda de bocachico']],
])('%s finds dishes that are associated with another department too', async (typed, names) => {
  const found = await get(`/TypicalDish/search/${encodeURIComponent(typed)}`);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

it('returns null as the picture of a new dish, because no source states an author and a licence', () => {
  const [old, added] = [
    dishes.filter(({ id }) => Number(id) <= 68),
    dishes.filter(({ id }) => Number(id) > 68),
  ];
  expect(old.every(({ imageUrl }) => typeof imageUrl === 'string')).toBe(true);
  expect(added.map(({ imageUrl }) => imageUrl)).toEqual(added.map(() => null));
});
