// The rows of a table as points on the map: in the URL of the map, each filter has the name of the family in front, as in `airport.cityId=12`.

/** More filters than a table has room for, or longer values, are left out. */
const MOST_FILTERS = 12;
const LONGEST_VALUE = 200;

export const POINTS_PARAMETER = 'points';

type Options = readonly (readonly [name: string, value: string])[];

/** The query of the map with these rows alone. */
export const rowsOnMap = (family: string, options: Options): string =>
  [
    [POINTS_PARAMETER, family] as const,
    ...bounded(options).map(([name, value]) => [`${family}.${name}`, value]),
  ]
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`)
    .join('&');

/** The filters of a family in the URL of the map. */
export const filtersIn = (family: string, query: URLSearchParams): Options =>
  bounded(
    [...query].flatMap(([name, value]) =>
      name.startsWith(`${family}.`) ? [[name.slice(family.length + 1), value] as const] : [],
    ),
  );

const bounded = (options: Options) =>
  options.filter(([, value]) => value !== '' && value.length <= LONGEST_VALUE).slice(0, MOST_FILTERS);
