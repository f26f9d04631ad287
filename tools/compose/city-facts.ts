// The facts about a city that sentences can use, from its record, its relations and its rank among the others.
import type { Row } from '../../src/model/model.js';
import { byId, type RuleData, rowsOf } from '../data-rules/data-rule.js';
import { kilometres, type Point } from '../data-rules/distance.js';
import { type Direction, directionOf } from './spanish.js';

export type Climate = 'cálido' | 'templado' | 'frío' | 'de páramo';

export interface CityFacts {
  readonly id: number;
  readonly name: string;
  readonly noun: 'municipio' | 'área no municipalizada';
  readonly department: string;
  readonly departmentId: number;
  readonly region: string;
  readonly capital: string;
  readonly isCapital: boolean;
  readonly direction: Direction;
  /** To the capital, rounded as people say it. */
  readonly distance: number;
  readonly elevation: number | null;
  readonly climate: Climate | null;
  readonly population: number | null;
  readonly populationRank: number;
  readonly surface: number | null;
  readonly surfaceRank: number;
  readonly cityCount: number;
  /** Nearest seats first. */
  readonly neighbours: readonly {
    readonly name: string;
    readonly department: string;
    readonly distance: number;
    readonly direction: Direction;
  }[];
  /** Populated centres other than the seat, with their direction from it. */
  readonly settlements: readonly { readonly name: string; readonly direction: Direction }[];
  readonly reservations: readonly string[];
  readonly peoples: readonly string[];
  readonly airports: readonly string[];
  readonly volcanoes: readonly string[];
  readonly attractions: readonly string[];
  readonly presidents: readonly string[];
  readonly festivals: readonly { readonly name: string; readonly month: string }[];
}

/** The thermal floors of Colombian geography. */
function climateAt(elevation: number): Climate {
  if (elevation < 1000) return 'cálido';
  if (elevation < 2000) return 'templado';
  return elevation < 3000 ? 'frío' : 'de páramo';
}

const rounded = (km: number) => (km < 20 ? Math.max(1, Math.round(km)) : Math.round(km / 5) * 5);
const pointOf = (row: Row): Point => ({ latitude: Number(row.latitude), longitude: Number(row.longitude) });
/** People name the capital without the initials of its district. */
const spoken = (name: unknown) => String(name).replace(/ D\.C\.$/, '');

function bearing(from: Point, to: Point): number {
  const across = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return (Math.atan2(across, to.latitude - from.latitude) * 180) / Math.PI;
}

function groupByCity(rows: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) groups.set(row.cityId, [...(groups.get(row.cityId) ?? []), row]);
  return groups;
}

export function cityFacts(data: RuleData): readonly CityFacts[] {
  const cities = rowsOf(data, 'city');
  const [city, department, region, people] = ['city', 'department', 'region', 'nativeCommunity'].map((name) =>
    byId(data, name),
  ) as [
    ReadonlyMap<unknown, Row>,
    ReadonlyMap<unknown, Row>,
    ReadonlyMap<unknown, Row>,
    ReadonlyMap<unknown, Row>,
  ];
  const children = (family: string) => groupByCity(rowsOf(data, family));
  const [settlements, reservations, airports, volcanoes, attractions, presidents, festivals] = [
    'urbanCenter',
    'indigenousReservation',
    'airport',
    'volcano',
    'touristAttraction',
    'president',
    'traditionalFairAndFestival',
  ].map(children) as ReadonlyMap<unknown, readonly Row[]>[];
  const names = (rows: readonly Row[] | undefined) => [
    ...new Set((rows ?? []).map(({ name }) => String(name))),
  ];

  return cities.map((row) => {
    const home = department.get(row.departmentId) as Row;
    const capital = city.get(home.cityCapitalId) as Row;
    const siblings = cities.filter(
      ({ departmentId, population }) => departmentId === row.departmentId && population !== null,
    );
    const rank = (field: string) =>
      siblings.filter((other) => Number(other[field]) > Number(row[field])).length + 1;
    const seat = pointOf(row);
    const near = cities
      .filter(({ id, daneCode }) => id !== row.id && daneCode !== null)
      .map((other) => ({ other, distance: kilometres(seat, pointOf(other)) }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 4);
    return {
      id: Number(row.id),
      name: String(row.name),
      noun: row.type === 'Área no municipalizada' ? 'área no municipalizada' : 'municipio',
      department: String(home.name),
      departmentId: Number(home.id),
      region: String(region.get(home.regionId)?.name),
      capital: spoken(capital.name),
      isCapital: capital.id === row.id,
      direction: directionOf(bearing(pointOf(capital), seat)),
      distance: rounded(kilometres(seat, pointOf(capital))),
      elevation: row.elevation as number | null,
      climate: row.elevation === null ? null : climateAt(Number(row.elevation)),
      population: row.population as number | null,
      populationRank: rank('population'),
      surface: row.surfaceKm2 as number | null,
      surfaceRank: rank('surfaceKm2'),
      cityCount: siblings.length,
      neighbours: near.map(({ other, distance }) => ({
        name: spoken(other.name),
        department: String(department.get(other.departmentId)?.name),
        distance,
        direction: directionOf(bearing(seat, pointOf(other))),
      })),
      settlements: (settlements?.get(row.id) ?? [])
        .filter(({ type, name }) => type === 'Centro poblado' && name !== row.name)
        .map((center) => ({
          name: String(center.name),
          direction: directionOf(bearing(seat, pointOf(center))),
        })),
      reservations: names(reservations?.get(row.id)),
      peoples: [
        ...new Set(
          (reservations?.get(row.id) ?? []).map(({ nativeCommunityId }) =>
            String(people.get(nativeCommunityId)?.name),
          ),
        ),
      ],
      airports: names(airports?.get(row.id)),
      volcanoes: names(volcanoes?.get(row.id)),
      attractions: names(attractions?.get(row.id)?.filter(({ name }) => name !== row.name)),
      presidents: [
        ...new Set((presidents?.get(row.id) ?? []).map(({ name, lastName }) => `${name} ${lastName}`)),
      ],
      festivals: (festivals?.get(row.id) ?? []).map(({ name, month }) => ({
        name: String(name),
        month: String(month).toLowerCase(),
      })),
    };
  });
}
