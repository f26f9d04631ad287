// One request for every operation that returns an array of records, where `limit` and `offset` apply.
import { type Row, rowsOf, rowsWith } from './data-files.js';
import { families, oldPaths, relatedLists, withoutName } from './families.js';
import type { RecordName } from './records.js';

const pathOf = (record: RecordName) => families.find((family) => family.record === record)?.path;

/** The parent with the most children, so that the list can be sliced. */
function fullest(parent: RecordName, child: RecordName, key: string, byWayOfCities = false): number {
  const count = ({ id }: Row) =>
    byWayOfCities
      ? rowsWith('City', 'departmentId', id).flatMap((city) => rowsWith(child, key, city.id)).length
      : rowsWith(child, key, id).length;
  return rowsOf(parent).reduce((most, row) => (count(row) > count(most) ? row : most)).id;
}

const lists = families.map(({ path }) => path);

const searches = families.map(({ path, record }) =>
  // A digit as keyword limits the responses of the one family with thousands of long records.
  record === 'PostalCode' ? `${path}/search/0500` : `${path}/search/an`,
);

const names = families
  .filter(({ record }) => !withoutName.includes(record))
  .map(({ path }) => `${path}/name/a`);

const related = relatedLists.flatMap(({ parent, segments, record, key, byWayOfCities }) => {
  const id = fullest(parent, record, key, byWayOfCities);
  return segments.map((segment) => `${pathOf(parent)}/${id}/${segment}`);
});

const old = oldPaths.map(({ path, parent, record, key }) =>
  path.replace('{}', String(fullest(parent, record, key))),
);

const sorted = [...lists, ...related, ...old];

export const arrayOperations: readonly string[] = [
  ...sorted,
  ...searches,
  ...names,
  ...['PostalCode/code/050001', 'Airport/code/SKBO', 'UrbanCenter/code/05001000', 'President/year/1949'],
].map((path) => `/api/v1/${path}`);

/** Operations whose order the contract leaves to the client. */
export const sortableOperations: readonly string[] = sorted.map((path) => `/api/v1/${path}`);
