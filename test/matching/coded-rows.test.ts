// Codes together with names, in every position, match the right record. A code that contradicts its name matches none.
import { expect, it } from 'vitest';
import { familyOf } from '../query-options/families.js';
import { sharedService } from '../system/shared-service.js';
import { isFull, part } from '../system/size.js';

const { address } = await sharedService();

type Given = Readonly<Record<string, unknown>>;

async function codesOf(rows: readonly Given[]): Promise<readonly string[]> {
  const codes: string[] = [];
  for (let from = 0; from < rows.length; from += 1000) {
    const response = await fetch(`${address}/api/v1/match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows: rows.slice(from, from + 1000) }),
    });
    expect(response.status).toBe(200);
    const answered = (await response.json()) as { rows: { status: string; daneCode: string | null }[] };
    codes.push(
      ...answered.rows.map(({ status, daneCode }) => (status === 'matched' ? String(daneCode) : status)),
    );
  }
  return codes;
}

const departments = new Map(familyOf('Department').rows.map((row) => [row.id, row]));
const cities = familyOf('City')
  .rows.filter(({ daneCode }) => daneCode !== null)
  .map(({ name, officialName, daneCode, departmentId }) => {
    const { name: area, daneCode: areaCode } = departments.get(departmentId as number) as Given;
    return {
      name: String(name),
      official: String(officialName),
      code: String(daneCode),
      area: String(area),
      areaCode: String(areaCode),
    };
  });
type City = (typeof cities)[number];

const ONE_IN = 10;

const forms: Readonly<Record<string, (city: City) => Given>> = {
  'code - name': ({ name, code }) => ({ municipio: `${code} - ${name}` }),
  'code name': ({ name, code }) => ({ municipio: `${code} ${name.toUpperCase()}` }),
  'name (code)': ({ name, code }) => ({ municipio: `${name.toUpperCase()} (${code})` }),
  'name - code': ({ official, code }) => ({ municipio: `${official} - ${code}` }),
  'code without its zero': ({ name, code }) => ({ municipio: `${Number(code)} ${name}` }),
  'code with a dot': ({ code }) => ({ municipio: `${code.slice(0, 2)}.${code.slice(2)}` }),
  'code with a dot, name': ({ name, code }) => ({
    municipio: `${code.slice(0, 2)}.${code.slice(2)} ${name}`,
  }),
  'place: code name, area': ({ name, code, area }) => ({ lugar: `${code} ${name}, ${area}` }),
  'place: area - name - code': ({ name, code, area }) => ({ lugar: `${area} - ${name} - ${code}` }),
  'place: both codes': ({ name, code, area, areaCode }) => ({
    lugar: `${areaCode} ${area} / ${code} ${name}`,
  }),
  'columns with codes': ({ name, code, area, areaCode }) => ({
    departamento: `${areaCode} - ${area}`,
    municipio: `${code} - ${name}`,
  }),
  'area with its code': ({ name, area, areaCode }) => ({
    departamento: `${area} (${areaCode})`,
    municipio: name,
  }),
  'area as its code': ({ name, areaCode }) => ({ departamento: areaCode, municipio: name }),
  'area code before the name': ({ name, areaCode }) => ({ municipio: `${areaCode} ${name}` }),
};

it('matches no row wrongly, and at least 97 of 100 correctly', async () => {
  const rows = Object.entries(forms).flatMap(([form, write], index) =>
    part(cities, ONE_IN, index).map((city) => ({ form, city, given: write(city) })),
  );
  const codes = await codesOf(rows.map(({ given }) => given));
  const wrong: string[] = [];
  const missed: string[] = [];
  for (const [index, { form, city, given }] of rows.entries()) {
    const expectedCode = codes[index] as string;
    if (expectedCode === city.code) continue;
    (/^\d+$/.test(expectedCode) ? wrong : missed).push(
      `${form}: ${JSON.stringify(given)} ${city.code} ${expectedCode}`,
    );
  }
  console.log(`${rows.length} rows, ${missed.length} undecided, ${wrong.length} wrong`);
  expect(rows.length).toBeGreaterThan(isFull ? 15_000 : 1500);
  expect(wrong).toEqual([]);
  expect(1 - missed.length / rows.length, missed.slice(0, 50).join('\n')).toBeGreaterThanOrEqual(0.97);
});

it('ignores a code that contradicts the name', async () => {
  // The next row in the list is another municipality, mostly of the same department.
  const rows = part([...cities.entries()], ONE_IN).flatMap(([index, city]) => {
    const other = cities[(index + 1) % cities.length] as City;
    return other.name === city.name
      ? []
      : [{ municipio: `${other.code} - ${city.name}` }, { lugar: `${city.name} ${other.code}` }];
  });
  const codes = await codesOf(rows);
  expect(
    rows.flatMap((row, index) =>
      /^\d+$/.test(codes[index] as string) ? [{ ...row, expectedCode: codes[index] }] : [],
    ),
  ).toEqual([]);
});

it.each([
  [{ municipio: '05001 - Medellín' }, '05001'],
  [{ municipio: 'CALI (76001)' }, '76001'],
  [{ municipio: '05.001' }, '05001'],
  [{ lugar: 'Bogotá DC - Cundinamarca' }, '11001'],
  [{ departamento: '', municipio: 'Bogotá' }, '11001'],
  [{ municipio: 'Bogotá, D.C.', departamento: null }, '11001'],
  [{ departamento: 'Cord', municipio: 'Montería' }, '23001'],
  [{ municipio: 'Buga' }, '76111'],
  [{ departamento: 'Valle', municipio: 'Buga' }, '76111'],
  [{ municipio: 'Fusa' }, '25290'],
  [
    { departamento: 'Archipiélago de San Andrés, Providencia y Santa Catalina', municipio: 'San Andrés' },
    '88001',
  ],
  [{ municipio: 'Medellín 99' }, 'ambiguous'],
  [{ departamento: '05', municipio: 'Cali' }, 'ambiguous'],
])('%j leads to %s', async (row, code) => {
  expect(await codesOf([row])).toEqual([code]);
});
