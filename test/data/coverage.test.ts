// The cities and departments are complete, except for the exceptions listed here.
import { describe, expect, it } from 'vitest';
import { readData } from './data-files.js';

const cities = readData('cities.json');
const departments = readData('departments.json');
const values = (rows: typeof cities, field: string) =>
  rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined);

describe('cities', () => {
  it('are those of DIVIPOLA and one that is no longer an entity', () => {
    expect(new Set(values(cities, 'daneCode')).size).toBe(1122);
    expect(cities.filter(({ daneCode }) => daneCode === null)).toMatchObject([
      { id: 646, name: 'Mapiripana', type: null },
    ]);
  });

  it.each([
    ['surface', [646]],
    ['population', [646]],
    ['postalCode', []],
    ['daneCode', [646]],
    ['officialName', [646]],
    ['type', [646]],
    ['latitude', []],
    ['longitude', []],
  ])('has for all a %s, except for %j', (field, exceptions) => {
    const without = cities.filter((row) => row[field] === null || row[field] === undefined);
    expect(without.map(({ id }) => id)).toEqual(exceptions);
  });

  it('have plausible figures', () => {
    const odd = cities.filter(
      ({ id, surface, population }) => id !== 646 && !(Number(surface) > 5 && Number(population) > 50),
    );
    expect(odd).toEqual([]);
  });

  it('are the three kinds that DANE counts', () => {
    const count = (type: string) => cities.filter((row) => row.type === type).length;
    expect(count('Municipio') + count('Isla') + count('Área no municipalizada')).toBe(1122);
    expect([count('Isla'), count('Área no municipalizada')]).toEqual([1, 18]);
  });

  it('have populations and surfaces that add up to those of the country', () => {
    const [country] = readData('country.json');
    const total = (field: string) =>
      Math.round(cities.reduce((sum, row) => sum + Number(row[field]), 0) * 100) / 100;
    expect(country).toMatchObject({ population: total('population'), surfaceKm2: total('surfaceKm2') });
  });
});

describe('departments', () => {
  it('are 33, each with its codes', () => {
    expect(departments).toHaveLength(33);
    for (const field of ['daneCode', 'isoCode']) {
      expect(new Set(values(departments, field)).size, field).toBe(33);
    }
  });

  it('have the position of their capital', () => {
    const seats = new Map(cities.map((city) => [city.id, [city.latitude, city.longitude]]));
    for (const { name, cityCapitalId, latitude, longitude } of departments) {
      expect([latitude, longitude], String(name)).toEqual(seats.get(cityCapitalId));
    }
  });

  it('count the municipalities of DANE', () => {
    const total = departments.reduce((sum, { municipalities }) => sum + Number(municipalities), 0);
    expect(total).toBe(cities.filter(({ type }) => type === 'Municipio').length);
  });
});
