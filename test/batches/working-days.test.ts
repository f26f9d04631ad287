// Each row returns the same as a single request for working days, under any of the accepted column names.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();

async function post(path: string, type: string, payload: string) {
  const { statusCode, body } = await service.server.inject({
    method: 'POST',
    url: `/api/v1/WorkingDay/${path}`,
    headers: { 'content-type': type },
    payload,
  });
  expect(statusCode, body).toBe(200);
  return body;
}

/** The result includes the skipped days, so the operation reads every day. */
const get = async (path: string, query: Readonly<Record<string, string>>) =>
  (await service.server.inject(`/api/v1/WorkingDay/${path}?${new URLSearchParams(query)}`)).json();

const COUNTED = [
  { from: '2026-01-01', to: '2026-12-31' },
  { from: '2026-12-31', to: '2026-01-01' },
  { from: '2026-04-01', to: '2026-04-06' },
  { from: '2026-04-01', to: '2026-04-06', saturday: 'true' },
  { from: '1990-01-01', to: '2100-12-31' },
];

it('counts as the operation for one row does', async () => {
  const body = JSON.parse(await post('count', 'application/json', JSON.stringify({ rows: COUNTED })));
  for (const [index, row] of COUNTED.entries()) {
    const { workingDays } = await get('count', row as Record<string, string>);
    expect(body.rows[index]).toEqual({ row, workingDays, error: null });
    expect(workingDays).toBeTypeOf('number');
  }
});

it('adds as the operation for one row does, in numbers and texts', async () => {
  const rows = [
    { from: '2026-04-01', days: 5 },
    { from: '2026-04-01', days: '-5' },
    { from: '2026-04-01', days: 0 },
  ];
  const body = JSON.parse(await post('add', 'application/json', JSON.stringify({ rows })));
  for (const [index, row] of rows.entries()) {
    const { date } = await get('add', { from: row.from, days: String(row.days) });
    expect(body.rows[index]).toEqual({ row, date, error: null });
  }
});

it('reads a table with Spanish columns and passes the others through', async () => {
  const table = 'empleado;desde;hasta\nAna;2026-01-01;2026-01-31\nLuis;2026-02-01;\nEva;ayer;2026-01-31\n';
  const { workingDays } = await get('count', { from: '2026-01-01', to: '2026-01-31' });
  const lines = (await post('count', 'text/csv', table)).trim().split(/\r?\n/);
  expect(lines[0]).toBe('empleado;desde;hasta;atlas_workingDays;atlas_error');
  expect(lines[1]).toBe(`Ana;2026-01-01;2026-01-31;${workingDays};`);
  expect(lines[2]).toBe('Luis;2026-02-01;;;The row has no to.');
  expect(lines[3]).toMatch(/^Eva;ayer;2026-01-31;;.*desde.*YYYY-MM-DD/);
});

it.each([
  [null, /must be an object/],
  [{}, /has no from/],
  [{ from: '2026-02-30', to: '2026-03-01' }, /from/],
  [{ from: '2026-02-20', to: '9999-03-01' }, /to/],
  [{ from: '2026-02-20', to: '2026-03-01', saturday: 'perhaps' }, /saturday/],
])('names what is wrong with %j and answers the others', async (row, message) => {
  const good = { from: '2026-01-01', to: '2026-01-31' };
  const body = JSON.parse(await post('count', 'application/json', JSON.stringify({ rows: [row, good] })));
  expect(body.rows[0].error).toMatch(message);
  expect(body.rows[1].error).toBeNull();
});
