// Programs that were written for the public service send requests to this one, and can read its responses.
import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.js';
import { programs } from './programs.js';
import { useReplay } from './replay.js';

const replay = useReplay();

describe.each(programs)('runs the expectations of a $kind', ({ exchanges }) => {
  const named = exchanges.map((exchange) => [`${exchange.asks} for ${exchange.program}`, exchange] as const);
  it.each(named)('%s', async (_, exchange) => {
    expect(await replay(exchange)).toEqual([]);
  });
});

describe('the table of programs', () => {
  it('has at least 75 requests of at least 12 kinds of program, and each can fail', () => {
    const rows = programs.flatMap(({ kind, exchanges }) => exchanges.map((exchange) => ({ kind, exchange })));
    const lines = rows.map(({ kind, exchange }) => `${kind} | ${exchange.asks} | ${exchange.program}`);
    console.log([...lines, `${rows.length} requests of ${programs.length} kinds of program`].join('\n'));
    expect(rows.length).toBeGreaterThanOrEqual(75);
    expect(programs.length).toBeGreaterThanOrEqual(12);
    expect(new Set(lines).size).toBe(lines.length);
    const idle = rows.filter(({ exchange: { reads = [], headers = {} } }) => {
      return reads.length + Object.keys(headers).length === 0;
    });
    expect(idle).toEqual([]);
  });

  it('finds each fault that would break a working program', async () => {
    const asks = '/api/v1/Department/1';
    const program = 'none';
    expect(await replay({ program, asks, reads: ['name = "Amazonas"'] })).toEqual([]);
    expect(await replay({ program, asks, status: 404 })).toHaveLength(1);
    expect(await replay({ program, asks, reads: ['name = "Vichada"'] })).toHaveLength(1);
    expect(await replay({ program, asks, headers: { 'content-type': /xml/ } })).toHaveLength(1);
    expect(await replay({ program, asks, lighterThan: 10 })).toHaveLength(1);
    expect(await replay({ program, asks, marked: true })).toHaveLength(1);
    expect(await replay({ program, asks: '/api/v1/City/1', reads: ['id = 1'] })).toHaveLength(1);
  });
});

describe('the expectations of a program', () => {
  const city = { id: 1, name: 'Leticia', surface: 6158, department: null, images: [] as string[] };
  const other = { ...city, id: 2, name: 'Ábrego', department: { id: 23, name: 'Norte', cities: null } };
  const answer = [city, other];

  it.each([
    '$: array',
    'length = 2',
    'length >= 2',
    '[].id: integer',
    '[].id distinct',
    '[].id ascending',
    '[].name descending',
    '[].department: plain|null',
    '[].department?.name = "Norte"',
    '[].name includes "Leticia"',
    '[].name ~ ^[ÁL]',
    '[].images: string[]',
    '[0] only id, name, surface, department, images',
  ])('can be read: %s', (line) => {
    expect(faultsOf(answer, line)).toEqual([]);
  });

  it.each([
    ['$: object', answer],
    ['length = 3', answer],
    ['length <= 1', answer],
    ['[2].id: integer', answer],
    ['[].postalCode: string|null', answer],
    ['[].department.name: string', answer],
    ['[].department: null', answer],
    ['[].department?.id: string', answer],
    ['[].name includes "Cali"', answer],
    ['[].name ~ ^L', answer],
    ['[].name ascending', answer],
    ['[].id descending', answer],
    ['[].surface distinct', answer],
    ['[0] only id, name', answer],
    ['[].name: string', []],
    ['[].name: string', { data: answer }],
    ['[].name: string', null],
    ['surface: integer', { surface: 1620.54 }],
    ['surface: integer', { surface: '1620' }],
    ['population: integer', { population: 2 ** 31 }],
    ['images: string[]', { images: null }],
    ['images: string[]', { images: [null] }],
    ['department: string|null', { department: '[Circular Reference]' }],
    ['department: object|null', { department: '[Circular Reference]' }],
    ['city: plain', { city: {} }],
    ['city: plain', { city: { id: 1, department: '[Circular Reference]' } }],
    ['city: plain', { city: { id: 1, airports: [{}] } }],
    ['city: plain', { city: { id: 1, radios: ['[Circular Reference]'] } }],
    ['city: plain', { city: { id: 1, department: { id: 2 } } }],
    ['date: date', { date: '2025-01-01T00:00:00' }],
    ['date: midnight', { date: '2025-01-01' }],
    ['latitude: coordinate', { latitude: 4.6 }],
  ])('cannot read %s of %j', (line, read) => {
    expect(faultsOf(read, line)).not.toEqual([]);
  });

  it('is rejected if a line is wrong', () => {
    expect(() => faultsOf(answer, 'length is 2')).toThrow('is no line');
    expect(() => faultsOf(answer, '[].id: whole')).toThrow('is no type');
  });
});
