// The lists over HTTP as a client reads them, and the places of their records by their keys.

export type Listed = Readonly<Record<string, unknown>> & { readonly id: number };

export interface Lists {
  readonly of: (path: string) => Promise<readonly Listed[]>;
  /** The records of a place. Those of a department or region include records that only have a municipality. */
  readonly in: (path: string, place: AreaInTest) => Promise<readonly Listed[]>;
}

export interface AreaInTest {
  readonly level: 'Country' | 'Region' | 'Department' | 'City';
  readonly name: string;
  /** The result for a municipality whose name others share. */
  readonly department?: string;
}

export function listsAt(address: string): Lists {
  const known = new Map<string, Promise<readonly Listed[]>>();
  const read = async (path: string) =>
    (await (await fetch(`${address}/api/v1/${path}?fields=all`)).json()) as readonly Listed[];
  const of = (path: string) => {
    const list = known.get(path) ?? read(path);
    known.set(path, list);
    return list;
  };
  return {
    of,
    in: async (path, place) => {
      const [rows, cities, departments, regions] = await Promise.all([
        of(path),
        of('City'),
        of('Department'),
        of('Region'),
      ]);
      const cityOf = new Map<unknown, Listed>(cities.map((city) => [city.id, city]));
      const departmentWith = new Map<unknown, Listed>(departments.map((each) => [each.id, each]));
      const departmentOf = (row: Listed): Listed | undefined =>
        departmentWith.get(row.departmentId ?? row.deparmentId ?? cityOf.get(row.cityId)?.departmentId);
      switch (place.level) {
        case 'Country':
          return rows;
        case 'Region': {
          const region = regions.find(({ name }) => name === place.name) as Listed;
          const own = (row: Listed) => (path === 'Department' ? row : departmentOf(row));
          return rows.filter((row) => own(row)?.regionId === region.id);
        }
        case 'Department':
          return rows.filter((row) => departmentOf(row)?.name === place.name);
        case 'City': {
          const called = cities.filter(
            (city) =>
              city.name === place.name &&
              (place.department === undefined || departmentOf(city)?.name === place.department),
          );
          if (called.length !== 1)
            throw new Error(`${called.length} municipalities are called ${place.name}.`);
          // An airport is found in its municipality and under the city that it serves.
          return rows.filter((row) => [row.municipalityId, row.cityId].includes(called[0]?.id));
        }
      }
    },
  };
}
