// URLs that people guess: the problem names the one that was probably meant.
import { describe, expect, it } from 'vitest';
import { type Row, rowOf, rowsOf, rowsWith } from './data-files.js';
import { useService } from './service.js';

const service = useService();
const v1 = '/api/v1';

/** The path in the problem, and the record at that path. */
async function followed(status: number, path: string) {
  const { nearest = '', detail } = await service.problem(status, path);
  expect(detail).toContain(nearest);
  const answer = await service.get(nearest);
  expect([nearest, answer.status]).toEqual([nearest, 200]);
  return { nearest, detail, found: answer.json };
}

describe('[rule-guesses] suggests the intended path', () => {
  it('for the code of a city instead of its id', async () => {
    const { id, name } = rowsOf('City').find(({ daneCode }) => daneCode === '05001') as Row;
    const { nearest, detail, found } = await followed(404, `${v1}/City/05001`);
    expect(nearest).toBe(`${v1}/City/${id}`);
    expect(found).toMatchObject({ id, name });
    for (const text of ['05001', name as string]) expect(detail).toContain(text);
  });

  it.each(['Bogota', 'bogot%C3%A1', 'BOGOTA'])('the name of a city instead of its id: %s', async (name) => {
    const { nearest, detail, found } = await followed(400, `${v1}/City/${name}`);
    expect(nearest).toBe(`${v1}/City/167`);
    expect(found).toMatchObject({ name: 'Bogotá D.C.' });
    for (const text of [decodeURIComponent(name), 'Bogotá D.C.']) expect(detail).toContain(text);
  });

  it('for the name of a department instead of its id, before one of its lists', async () => {
    const { nearest, found } = await followed(400, `${v1}/Department/Antioquia/cities`);
    expect(rowOf('Department', 2).name).toBe('Antioquia');
    expect(nearest).toBe(`${v1}/Department/2/cities`);
    expect((found as Row[]).map(({ id }) => id)).toEqual(
      rowsWith('City', 'departmentId', 2).map(({ id }) => id),
    );
  });

  it('for no unknown name', async () => {
    for (const path of ['City/Xanadu', 'Department/Xanadu/cities'])
      expect(await service.problem(400, `${v1}/${path}`)).not.toHaveProperty('nearest');
  });

  it.each([
    [`${v1}/Holiday/2026`, `${v1}/Holiday/year/2026`],
    [`${v1}/Cities`, `${v1}/City`],
    [`${v1}/Municipio`, `${v1}/City`],
    [`${v1}/Municipio/12`, `${v1}/City/12`],
  ])('%s leads to %s', async (path, nearest) => {
    expect(await followed(404, path)).toMatchObject({ nearest });
  });
});
