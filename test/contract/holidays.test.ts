// Section 4 of the contract: the holidays of a year by law, compared with a library and with independent rules.
import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { part } from '../system/size.js';
import { listMismatches } from './mismatches.js';
import { useService } from './service.js';
import { specifiedViews } from './specified-views.js';

const service = useService();
const library = new Holidays('CO');
const years = part(
  Array.from({ length: 2100 - 1984 + 1 }, (_, index) => 1984 + index),
  5,
);

type Holiday = { readonly date: string; readonly name: string };
const holidays = async (rest: string) =>
  (await service.list(`/api/v1/Holiday/year/${rest}`)) as unknown as readonly Holiday[];
const day = ({ date }: Holiday) => date.slice(0, 10);

const publicIn = (year: number) => library.getHolidays(year).filter(({ type }) => type === 'public');
const easterOf = (year: number) =>
  publicIn(year)
    .find(({ name }) => name === 'Pascua')
    ?.date.slice(0, 10) as string;

function after(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function mondayFrom(date: string): string {
  return after(date, (8 - new Date(date).getUTCDay()) % 7);
}

/** Name, day and first year of a holiday that is fixed, moved to Monday, or a number of days after Easter. */
const rules: readonly [
  name: string,
  kind: 'fixed' | 'monday' | 'easter',
  day: string | number,
  from?: number,
][] = [
  ['Año Nuevo', 'fixed', '01-01'],
  ['Reyes Magos', 'monday', '01-06'],
  ['San José', 'monday', '03-19'],
  ['Jueves Santo', 'easter', -3],
  ['Viernes Santo', 'easter', -2],
  ['Día del Trabajo', 'fixed', '05-01'],
  ['Ascensión del Señor', 'easter', 43],
  ['Corpus Christi', 'easter', 64],
  ['Sagrado Corazón de Jesús', 'easter', 71],
  ['San Pedro y San Pablo', 'monday', '06-29'],
  ['Virgen de Chiquinquirá', 'monday', '07-09', 2026],
  ['Día de la Independencia', 'fixed', '07-20'],
  ['Batalla de Boyacá', 'fixed', '08-07'],
  ['Asunción de la Virgen', 'monday', '08-15'],
  ['Día de la Raza', 'monday', '10-12'],
  ['Todos los Santos', 'monday', '11-01'],
  ['Independencia de Cartagena', 'monday', '11-11'],
  ['Inmaculada Concepción', 'fixed', '12-08'],
  ['Navidad', 'fixed', '12-25'],
];

function byTheLaw(year: number): string[] {
  return rules
    .filter(([, , , from = 1984]) => year >= from)
    .map(([name, kind, when]) => {
      if (kind === 'easter') return `${after(easterOf(year), when as number)} ${name}`;
      return `${kind === 'fixed' ? `${year}-${when}` : mondayFrom(`${year}-${when}`)} ${name}`;
    })
    .sort();
}

it('[op-17] [ops-holidays] [view-holiday] [rule-dates] returns the holidays of 2026', async () => {
  const found = await holidays('2026');
  expect(listMismatches(found, specifiedViews[17])).toEqual([]);
  expect(found).toHaveLength(19);
  expect(found[0]).toEqual({ date: '2026-01-01T00:00:00', name: 'Año Nuevo' });
  expect(found.map(day)).toEqual(
    '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-13 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25'
      .split(' ')
      .map((date) => `2026-${date}`),
  );
});

it('[holidays-law-51] [holidays-law-2578] returns the dates of date-holidays, 1984 to 2100', async () => {
  for (const year of years) {
    const expected = publicIn(year).filter(({ name }) => name !== 'Pascua');
    expect((await holidays(String(year))).map(day), String(year)).toEqual(
      expected.map(({ date }) => date.slice(0, 10)).sort(),
    );
  }
});

it('[holidays-law-51] [holidays-names] [rule-order] returns names and days by the rules of the law, by date', async () => {
  for (const year of years) {
    const found = await holidays(String(year));
    expect(found.map((one) => `${day(one)} ${one.name}`).sort()).toEqual(byTheLaw(year));
    expect(found.map(day)).toEqual(found.map(day).toSorted());
  }
});

it('[holidays-law-2578] moves 9 July to Monday from 2026 on', async () => {
  const chiquinquira = async (year: number) =>
    (await holidays(String(year))).filter(({ name }) => name.includes('Chiquinquirá')).map(day);
  expect(await chiquinquira(2025)).toEqual([]);
  const known = { 2026: '2026-07-13', 2028: '2028-07-10', 2029: '2029-07-09', 2033: '2033-07-11' };
  for (const [year, date] of Object.entries(known)) expect(await chiquinquira(Number(year))).toEqual([date]);
});

describe('[holidays-include-sunday] includeSunday', () => {
  it('adds Palm Sunday and Easter Sunday only', async () => {
    for (const year of [1984, 2008, 2024, 2026, 2038, 2100]) {
      const [plain, more] = [await holidays(`${year}`), await holidays(`${year}?includeSunday=TRUE`)];
      expect(more.map(day)).toEqual(more.map(day).toSorted());
      const added = more.filter(
        ({ date, name }) => !plain.some((one) => one.date === date && one.name === name),
      );
      expect(more).toHaveLength(plain.length + 2);
      expect(added).toEqual([
        { date: `${after(easterOf(year), -7)}T00:00:00`, name: 'Domingo de Ramos' },
        { date: `${easterOf(year)}T00:00:00`, name: 'Domingo de Resurrección' },
      ]);
      expect(await holidays(`${year}?includeSunday=False`)).toEqual(plain);
    }
  });

  it('changes no fixed holiday on a Sunday, as the response shows', async () => {
    for (const query of ['', '?includeSunday=false', '?includeSunday=true'])
      expect((await holidays(`2024${query}`)).map(day)).toContain('2024-12-08');
    const { text } = await service.get('/openapi.json');
    expect(text).toMatch(/Palm Sunday and Easter Sunday, nothing else/);
  });

  it('is true or false', async () => {
    for (const value of ['maybe', '1', 'yes', 'null'])
      for (const path of ['2026', '2026/month/4']) {
        const problem = await service.problem(400, `/api/v1/Holiday/year/${path}?includeSunday=${value}`);
        expect(problem.errors).toMatchObject([
          { parameter: 'includeSunday', value, allowed: ['true', 'false'] },
        ]);
      }
  });
});

describe('[ops-holidays] the holidays of a month', () => {
  it.each(['', '?includeSunday=true'])('are those of the year in it %s', async (query) => {
    for (const year of [1984, 2025, 2026, 2035]) {
      const all = await holidays(year + query);
      const months: Holiday[] = [];
      for (let month = 1; month <= 12; month++) {
        const found = await holidays(`${year}/month/${month}${query}`);
        expect(found.every(({ date }) => Number(date.slice(5, 7)) === month)).toBe(true);
        months.push(...found);
      }
      expect(months).toEqual(all);
    }
    expect(await holidays('2026/month/9')).toEqual([]);
  });

  it('require a month of the year', async () => {
    for (const month of ['0', '13', 'x', '1.5', '-1'])
      await service.problem(400, `/api/v1/Holiday/year/2026/month/${month}`);
    await service.problem(400, '/api/v1/Holiday/year/1983/month/1');
  });
});

it('[holidays-years] covers 1984 to 9999, and names the law for other years', async () => {
  const easters = { 1984: '04-22', 2285: '03-22', 4000: '04-09', 9999: '03-28' };
  for (const [year, date] of Object.entries(easters))
    expect((await holidays(`${year}?includeSunday=true`)).map(day)).toContain(`${year}-${date}`);
  for (const year of ['1983', '10000', '0', '-2026', '2147483648'])
    expect((await service.problem(400, `/api/v1/Holiday/year/${year}`)).detail).toMatch(/51 de 1983/);
  for (const year of ['x', '2026.5', '2e3']) await service.problem(400, `/api/v1/Holiday/year/${year}`);
});

it('[holidays-shared-date] lists both holidays on one date', async () => {
  const shared = (await holidays('2025')).filter((one) => day(one) === '2025-06-30').map(({ name }) => name);
  expect(shared.sort()).toEqual(['Sagrado Corazón de Jesús', 'San Pedro y San Pablo']);
});
