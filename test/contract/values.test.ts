// The values of single fields: codes, dates, surfaces.
import { expect, it } from 'vitest';
import { part } from '../system/size.js';
import { send } from './http-client.js';
import { useService } from './service.js';

const service = useService();

it('[rule-nulls] returns codes and prefixes as texts with their leading zeros', async () => {
  const patterns: readonly [string, string, RegExp][] = [
    ['PostalCode', 'code', /^\d{6}$/],
    ['PostalCode', 'postalZone', /^\d{4}$/],
    ['City', 'postalCode', /^\d{6}$/],
    ['UrbanCenter', 'code', /^\d{8}$/],
  ];
  for (const [family, field, pattern] of part(patterns, 2)) {
    const values = (await service.list(`/api/v1/${family}?sortBy=${field}`)).map((row) => row[field]);
    const known = values.filter((value) => value !== null) as string[];
    expect(known.filter((value) => !pattern.test(value))).toEqual([]);
    expect(known[0]?.startsWith('0'), `${family}.${field}`).toBe(true);
  }
});

it('[rule-dates] returns calendar dates as YYYY-MM-DD', async () => {
  const fields = { President: 'startPeriodDate', IndigenousReservation: 'administrativeActDate' };
  for (const [family, field] of Object.entries(fields)) {
    const dates = (await service.list(`/api/v1/${family}`)).map((row) => String(row[field]));
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
  }
});

it('[ops-surface] returns whole square kilometres as the surface, and the exact figure on request', async () => {
  type Measured = { readonly surface: number | null; readonly surfaceKm2: number | null };
  for (const path of ['City', 'Department', 'Country/Colombia']) {
    const { text } = await send(service.address(), `/api/v1/${path}?fields=surface,surfaceKm2`);
    const measured = ([] as Measured[]).concat(JSON.parse(text));
    const known = measured.filter(({ surface }) => surface !== null);
    expect(known.length, path).toBeGreaterThan(0);
    const isRounded = ({ surface, surfaceKm2 }: Measured) =>
      Number.isInteger(surface) && Math.abs((surface as number) - (surfaceKm2 as number)) <= 0.5;
    expect(known.filter((each) => !isRounded(each))).toEqual([]);
    expect(
      known.some(({ surfaceKm2 }) => !Number.isInteger(surfaceKm2)),
      path,
    ).toBe(true);
  }
});
