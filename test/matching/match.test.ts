// Rows with typed place names match the right DANE codes or are reported as ambiguous, and never match a wrong code.
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readDataFile } from '../contract/data-files.js';
import { seed } from '../contract/seed.js';
import { familyOf } from '../query-options/families.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, part } from '../system/size.js';
import { corruptedRows, plain } from './corruptions.js';
import { inOneColumn } from './rows-in-one-column.js';
import { inTwoColumns } from './rows-in-two-columns.js';

interface Answered {
  readonly status: 'matched' | 'ambiguous' | 'unmatched';
  readonly daneCode: string | null;
  readonly cityId: number | null;
  readonly departmentId: number | null;
  readonly score: number;
  readonly reason: string;
  readonly explanation: string;
  readonly candidates: readonly {
    readonly family: string;
    readonly id: number;
    readonly name: string;
    readonly daneCode: string | null;
    readonly department: string | null;
    readonly score: number;
  }[];
  readonly error: string | null;
}

type Given = Readonly<Record<string, unknown>>;

const { address } = await sharedService();

function send(body: string, type: string, { method = 'POST', language = 'en' } = {}) {
  const headers = { 'content-type': type, 'accept-language': language };
  return fetch(`${address}/api/v1/match`, { method, headers, body });
}

async function match(
  rows: readonly Given[],
  options?: Parameters<typeof send>[2],
): Promise<readonly Answered[]> {
  const response = await send(JSON.stringify({ rows }), 'application/json', options);
  expect(response.status).toBe(200);
  return ((await response.json()) as { readonly rows: readonly Answered[] }).rows;
}

async function matchAll(rows: readonly Given[]): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  for (let from = 0; from < rows.length; from += 1000)
    answers.push(...(await match(rows.slice(from, from + 1000))));
  return answers;
}

const one = async (row: Given, options?: Parameters<typeof send>[2]) =>
  (await match([row], options))[0] as Answered;

/** The code, `?` for an ambiguous row, or `-` for none. */
const outcome = ({ status, daneCode }: Answered) =>
  status === 'matched' ? daneCode : status === 'ambiguous' ? '?' : '-';

const cities = familyOf('City').rows.filter(({ daneCode }) => daneCode !== null);
const departments = familyOf('Department').rows;
const departmentOf = new Map(departments.map((row) => [row.id, row]));

interface DescribedBatch {
  readonly post: {
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}

it('describes the first name of each kind of column', async () => {
  const { document } = await (await sharedService()).description('/openapi.full.json');
  const { schema } = (document.paths['/api/v1/match'] as unknown as DescribedBatch).post.requestBody.content[
    'application/json'
  ];
  expect(JSON.stringify(schema)).toContain(
    '"properties":{"municipality":{"type":"string"},"department":{"type":"string"},"place":{"type":"string"}}',
  );
});

describe('a table of messy rows', () => {
  const rows = [
    ...inTwoColumns.map(([department, municipality, code]) => ({ department, municipality, code })),
    ...inOneColumn.map(([place, code]) => ({ place, code })),
  ];

  it('has at least 200 rows, of which 98 % match and none is wrong', async () => {
    const answers = await match(rows);
    const differing = answers.flatMap((answer, index) => {
      const { code, ...given } = rows[index] as (typeof rows)[number];
      return outcome(answer) === code ? [] : [{ ...given, code, outcome: outcome(answer) }];
    });
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(differing.filter((row) => !['?', '-'].includes(row.outcome as string))).toEqual([]);
    expect(differing.length / rows.length, JSON.stringify(differing)).toBeLessThanOrEqual(0.02);
  });
});

it('matches a name alone with a larger place by a typo, and never with its department', async () => {
  const answers = await match([
    { municipality: 'Guaca' },
    { municipality: 'Guaca', department: 'Santander' },
    { municipality: 'Guasca' },
    { place: 'Guaca, Santander' },
  ]);
  expect(answers.map(outcome)).toEqual(['?', '68318', '25322', '68318']);
  expect(answers[0]?.candidates.map(({ name }) => name)).toEqual(['Guaca', 'Guasca']);
});

describe('every official name', () => {
  it('returns the municipality if the department is given', async () => {
    const rows = part(cities, 5).flatMap(({ name, officialName, departmentId, daneCode }) =>
      [name, officialName].map((municipality) => ({
        departamento: departmentOf.get(departmentId as number)?.name,
        municipio: municipality,
        daneCode,
      })),
    );
    const answers = await matchAll(rows.map(({ daneCode: _, ...row }) => row));
    expect(
      answers.flatMap((answer, index) => (outcome(answer) === rows[index]?.daneCode ? [] : [answer])),
    ).toEqual([]);
  });

  it('returns the department if it is one', async () => {
    const answers = await match(departments.map(({ name }) => ({ department: name })));
    expect(answers.map(({ daneCode, departmentId, cityId }) => [daneCode, departmentId, cityId])).toEqual(
      departments.map(({ daneCode, id }) => [daneCode, id, null]),
    );
  });

  it('is ambiguous if several municipalities have it, and returns all of them', async () => {
    const byName = new Map<string, typeof cities>();
    for (const row of cities)
      byName.set(plain(row.name as string), [...(byName.get(plain(row.name as string)) ?? []), row]);
    const homonyms = [...byName].filter(([, same]) => same.length > 1);
    expect(homonyms.length).toBeGreaterThan(60);
    for (const column of ['municipality', 'place']) {
      const answers = await match(homonyms.map(([name]) => ({ [column]: name })));
      for (const [index, { status, daneCode, candidates }] of answers.entries()) {
        const [name, same] = homonyms[index] as (typeof homonyms)[number];
        expect([name, status, daneCode]).toEqual([name, 'ambiguous', null]);
        const codes = candidates.map((candidate) => candidate.daneCode);
        if (same.length < 4) for (const { daneCode: code } of same) expect(codes, name).toContain(code);
      }
    }
  });
});

it('returns the record of an old name under its current name, within its department', async () => {
  interface Alias {
    readonly family: string;
    readonly id: number;
    readonly alias: string;
    readonly kind: string;
  }
  const aliases = (readDataFile('aliases') as readonly Alias[]).filter(
    ({ family, kind }) => family === 'city' && kind === 'oldName',
  );
  const byId = new Map(cities.map((row) => [row.id, row]));
  const rows = aliases.map(({ id, alias }) => ({
    department: departmentOf.get(byId.get(id)?.departmentId as number)?.name,
    municipality: alias,
  }));
  const answers = await match(rows);
  const differing = answers.flatMap((answer, index) =>
    outcome(answer) === byId.get((aliases[index] as Alias).id)?.daneCode
      ? []
      : [{ ...rows[index], outcome: outcome(answer) }],
  );
  expect(differing.filter((row) => row.outcome !== '?')).toEqual([]);
  expect(differing.length).toBeLessThanOrEqual(1);
});

it('matches no corrupted row with another municipality', async () => {
  const rows = corruptedRows(fewer(5000, 10), seed);
  const answers = await matchAll(rows.map(({ row }) => row));
  const wrong = answers.flatMap((answer, index) =>
    answer.status === 'matched' && answer.daneCode !== rows[index]?.code ? [answer] : [],
  );
  expect(wrong).toEqual([]);
  const right = answers.filter(({ status }) => status === 'matched').length;
  expect(right / rows.length).toBeGreaterThan(0.8);
});

describe('a row', () => {
  it('is returned unchanged, with the code, the ids, the score and the reason', async () => {
    expect(await one({ department: 'Antioquia', municipality: 'MEDELLIN', guests: 3 })).toEqual({
      row: { department: 'Antioquia', municipality: 'MEDELLIN', guests: 3 },
      status: 'matched',
      daneCode: '05001',
      cityId: 12,
      departmentId: 2,
      change: null,
      score: 1,
      reason: 'exact',
      explanation: 'This is the exact name of Medellín (Antioquia).',
      candidates: [],
      error: null,
    });
  });

  it.each([
    [{ municipality: 'MEDELLIN' }, 'exact'],
    [{ municipality: 'Pto. Asís' }, 'abbreviation'],
    [{ municipality: 'Tumaco' }, 'alias'],
    [{ municipality: 'Rafael Reyes' }, 'former'],
    [{ municipality: 'Barranca bermeja' }, 'spelling'],
    [{ municipality: 'Bucaramnga' }, 'typo'],
    [{ municipality: 5001 }, 'code'],
    [{ municipality: 'Armenia' }, 'homonym'],
    [{ municipality: 'Tnea' }, 'similar'],
    [{ department: 'Antioquia', municipality: 'Cali' }, 'contradiction'],
    [{ place: 'Pla, Magdalena' }, 'contradiction'],
    [{ department: 'Texas', municipality: 'Cali' }, 'unknownDepartment'],
    [{ municipality: 'Cundinamarca' }, 'departmentOnly'],
    [{ municipality: 'Springfield' }, 'notFound'],
    [{ municipality: ' ', notes: 'Cali' }, 'empty'],
    [{ municipality: null }, 'empty'],
    [{}, 'empty'],
  ])('%j has the reason %s', async (row, reason) => {
    expect((await one(row)).reason).toBe(reason);
  });

  it('adds the larger area to a name that ends with it', async () => {
    const found = await one({ department: 'Antioquia', municipality: 'Santa Fe' });
    expect(found).toMatchObject({ status: 'matched', daneCode: '05042', reason: 'spelling' });
  });

  it('describes a contradiction truly, whichever candidates there are', async () => {
    const { explanation } = await one({ department: 'Antioquia', municipality: 'Cali' });
    expect(explanation).toMatch(/^No place fits all the names and codes in the row; it may be Cali \(/);
  });

  it('can be a text', async () => {
    const response = await send('["Vcio (Meta)"]', 'application/json');
    expect(await response.json()).toMatchObject({ rows: [{ row: 'Vcio (Meta)', daneCode: '50001' }] });
  });

  it('is explained in Spanish, too', async () => {
    const { explanation } = await one({ lugar: 'Armenia' }, { language: 'es' });
    expect(explanation).toBe(
      'Varios lugares tienen este nombre: Armenia (Antioquia), Armenia (Quindío). Agrega el área mayor a la que pertenece, o elige uno.',
    );
  });

  it('has the same result with QUERY as with POST', async () => {
    const row = { ciudad: 'Cartagena', depto: 'Bolívar' };
    expect(await one(row, { method: 'QUERY' })).toEqual(await one(row));
  });
});

it('returns a table as a table with added columns', async () => {
  const table = 'n,Departamento,Municipio\r\n1,Antioquia,MEDELLIN\r\n2,,Armenia\r\n3,,\r\n';
  const response = await send(table, 'text/csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  const lines = parse(await response.text(), { columns: true }) as readonly Record<string, string>[];
  expect(
    lines.map((row) => [row.n, row.atlas_status, row.atlas_daneCode, row.atlas_cityId, row.atlas_reason]),
  ).toEqual([
    ['1', 'matched', '05001', '12', 'exact'],
    ['2', 'ambiguous', '', '', 'homonym'],
    ['3', 'unmatched', '', '', 'empty'],
  ]);
  expect(lines[1]).toMatchObject({
    'atlas_candidates.0.daneCode': '05059',
    'atlas_candidates.1.daneCode': '63001',
  });
});
