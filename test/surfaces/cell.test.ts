// One value as plain text for a formula: a found, a missing and an ambiguous one, and wrong parameters.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { address } = await sharedService();
const get = (path: string) => fetch(`${address}/api/v1${path}`, { headers: { 'accept-language': 'en' } });

async function cell(path: string): Promise<string> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return response.text();
}

it.each([
  ['/match.txt?place=Sta%20Marta', '47001'],
  ['/match.txt?municipality=Rionegro&department=Antioquia', '05615'],
  ['/match.txt?department=ANTIOQUIA', '05'],
  ['/match.txt?place=Sta%20Marta&fields=name', 'Santa Marta'],
  ['/match.txt?place=bogota&fields=officialName', 'Bogotá, D.C.'],
  ['/match.txt?municipality=cali&fields=department.name', 'Valle del Cauca'],
  ['/resolve/05001.txt', 'Medellín'],
  ['/resolve/05001.txt?fields=name', 'Medellín'],
  ['/resolve/5001.txt?fields=daneCode', '05001'],
  ['/resolve/05001.txt?fields=pdet', 'false'],
  ['/resolve/BOG.txt?fields=city.name', 'Bogotá D.C.'],
  ['/WorkingDay/add.txt?from=2026-01-05&days=3', '2026-01-08'],
  ['/WorkingDay/add.txt?from=2026-01-05&days=3&fields=days', '3'],
  ['/locate.txt?lat=6.25&lon=-75.57', 'Medellín'],
  ['/locate.txt?lat=6.25&lon=-75.57&fields=city.daneCode', '05001'],
  ['/locate.txt?point=6.25,-75.57&fields=department.name', 'Antioquia'],
])('%s is %s', async (path, value) => {
  expect(await cell(path)).toBe(value);
});

describe.each(['', 'revisar'])('returns the text of otherwise, %j,', (otherwise) => {
  it.each([
    ['for an unknown name', '/match.txt?place=Xyzzyland'],
    ['for an ambiguous name', '/match.txt?place=Rionegro'],
    ['for an empty cell', '/match.txt?place='],
    ['for a name that is too long', `/match.txt?place=${'a'.repeat(201)}`],
    ['for an unknown code', '/resolve/ZZZZ.txt?'],
    ['for an unknown value', '/resolve/05.txt?fields=otherName'],
    ['for a point abroad', '/locate.txt?lat=10&lon=-60'],
  ])('%s', async (_, path) => {
    const response = await get(`${path}&otherwise=${otherwise}`);
    // A department has no second name, so its request uses another field.
    if (path.includes('otherName')) return expect(response.status).toBe(400);
    expect([response.status, await response.text()]).toEqual([200, otherwise]);
  });
});

it('consists of one line, even if a text has several', async () => {
  expect(await cell('/match.txt?place=&otherwise=a%0Ab%09c%00')).toMatch(/^a b c/);
});

it('changes neither the operations themselves nor names that end in .txt', async () => {
  const json = await (await get('/resolve/05001')).json();
  expect(json).toHaveProperty('records');
  for (const path of ['/City/name/medell%C3%ADn.txt', '/City/search/santa.txt']) {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
  }
  expect((await get('/City/12.txt')).status).toBe(400);
});

describe('wrong parameters', () => {
  it.each([
    ['/match.txt', 'place'],
    ['/match.txt?lugar=Cali', 'lugar'],
    ['/match.txt?place=Cali&place=Bogota', 'two values'],
    ['/match.txt?place=Cali&fields=name,id', 'one field'],
    ['/match.txt?place=Cali&fields=nam', 'nam'],
    ['/match.txt?place=Cali&fields=department', 'single value'],
    ['/resolve/05001.txt?field=name', 'field'],
    ['/WorkingDay/add.txt?from=2026-02-30&days=3', '2026-02-30'],
    ['/WorkingDay/add.txt?from=2026-02-03&days=3&fields=skipped', 'single value'],
    ['/WorkingDay/add.txt?from=2026-02-03', 'days'],
    ['/locate.txt?lat=6.25', 'lon'],
    ['/locate.txt?lat=6.25&lon=-75.57&fields=city', 'single value'],
    ['/locate.txt?lat=6.25&lon=-75.57&fields=city.mayor', 'city.mayor'],
    [`/match.txt?place=Cali&otherwise=${'a'.repeat(1001)}`, '1000'],
  ])('are problems: %s', async (path, detail) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ]);
    expect(((await response.json()) as { readonly detail: string }).detail).toContain(detail);
  });

  it('return 405 for another method', async () => {
    const response = await fetch(`${address}/api/v1/match.txt`, { method: 'POST', body: '' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});
