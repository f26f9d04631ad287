// Counts the right results for the code of every department in every tool that accepts one, in a full run only.
import { describe, expect, it } from 'vitest';
import { familyOf } from '../../query-options/families.js';
import { isFull } from '../../system/size.js';
import { connectToShared } from '../connect.js';

const { client } = await connectToShared();
const departments = familyOf('Department').rows;

type Arguments = (code: string) => Readonly<Record<string, unknown>>;

/** The number of results that name the department of the code. It may only rise. */
const tools: readonly (readonly [tool: string, least: number, given: Arguments])[] = [
  ['get_cities_by_department', 33, (departmentId) => ({ departmentId, limit: 1 })],
  ['get_natural_areas_by_department', 33, (departmentId) => ({ departmentId, limit: 1 })],
  ['get_touristic_attractions_by_department', 33, (departmentId) => ({ departmentId, limit: 1 })],
  ['get_item_by_id', 33, (id) => ({ resource: 'Department', id, fields: ['id', 'name'] })],
  ['get_related_items', 33, (id) => ({ resource: 'Department', id, list: 'cities', limit: 1 })],
  ['get_history', 33, (id) => ({ resource: 'Department', id })],
  ['list_items', 33, (code) => ({ resource: 'City', in: code, limit: 1 })],
  ['count_items', 33, (code) => ({ resource: 'City', in: code })],
  ['get_neighbours', 33, (place) => ({ place })],
  ['what_is_near', 33, (place) => ({ resource: 'City', place, limit: 1 })],
];

describe.runIf(isFull)('the code of each department', () => {
  it.each(tools)('is accepted by %s', async (tool, least, given) => {
    const wrong: string[] = [];
    for (const { daneCode, id, name } of departments) {
      const { isError, text } = await client.call(tool, given(String(daneCode)));
      const isNamed =
        text.includes(`"place":{"resource":"Department","id":${id},`) ||
        text.includes(`"answer":{"id":${id},"name":"${name}"`);
      if (isError === true || !isNamed) wrong.push(`${daneCode}: ${text.slice(0, 200)}`);
    }
    console.log(`${tool}: ${departments.length - wrong.length} of ${departments.length}`);
    expect(departments.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
