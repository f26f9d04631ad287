// The facts about a city that its composed text uses, from its record, its relations and its way from the capital.
import type { Row } from '../../engine/model/model.js';
import { byId, type RuleData, rowsOf } from '../data-rule.js';
import { kilometres, type Point } from '../points.js';
import { directionOf } from './spanish.js';

/** The climate that a height implies, by the thermal floors of Colombian geography. */
type Climate = 'cálido' | 'templado' | 'frío' | 'de páramo';

/** From where on, in metres. */
const floors: readonly (readonly [from: number, climate: Climate])[] = [
  [3000, 'de páramo'],
  [2000, 'frío'],
  [1000, 'templado'],
  [Number.NEGATIVE_INFINITY, 'cálido'],
];

/** Sources differ this much about the height of a seat. */
const MARGIN = 100;

/** None near the limit of a floor, where the height does not decide. */
export function climateAt(elevation: number): Climate | undefined {
  const floorOf = (height: number) => floors.find(([from]) => height >= from)?.[1];
  const climate = floorOf(elevation - MARGIN);
  return climate === floorOf(elevation + MARGIN) ? climate : undefined;
}

interface CityFacts {
  readonly id: number;
  readonly name: string;
  readonly noun: 'municipio' | 'área no municipalizada';
  readonly department: string;
  readonly capital: string;
  readonly isCapital: boolean;
  readonly direction: ReturnType<typeof directionOf>;
  /** To the capital, rounded as in speech. */
  readonly distance: number;
  readonly elevation: number | null;
  readonly climate: Climate | undefined;
  readonly population: number | null;
  readonly hasReservations: boolean;
  readonly airports: readonly string[];
  readonly volcanoes: readonly string[];
  readonly presidents: readonly string[];
}

const rounded = (km: number) => (km < 20 ? Math.max(1, Math.round(km)) : Math.round(km / 5) * 5);
const pointOf = (row: Row): Point => ({ latitude: Number(row.latitude), longitude: Number(row.longitude) });

function bearing(from: Point, to: Point): number {
  const across = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return (Math.atan2(across, to.latitude - from.latitude) * 180) / Math.PI;
}

/** Of a family, by city: the result of `nameOf` for each record, once. */
function namesByCity(
  data: RuleData,
  family: string,
  nameOf: (row: Row) => string = ({ name }) => String(name),
): (cityId: unknown) => readonly string[] {
  const names = new Map<unknown, Set<string>>();
  for (const row of rowsOf(data, family)) {
    names.set(row.cityId, (names.get(row.cityId) ?? new Set()).add(nameOf(row)));
  }
  return (cityId) => [...(names.get(cityId) ?? [])];
}

export function cityFacts(data: RuleData): readonly CityFacts[] {
  const [city, department] = [byId(data, 'city'), byId(data, 'department')];
  const reservations = namesByCity(data, 'indigenousReservation');
  const airports = namesByCity(data, 'airport');
  const volcanoes = namesByCity(data, 'volcano');
  const presidents = namesByCity(data, 'president', ({ name, lastName }) => `${name} ${lastName}`);

  return rowsOf(data, 'city').map((row) => {
    const home = department.get(row.departmentId) as Row;
    const capital = city.get(home.cityCapitalId) as Row;
    const [seat, centre] = [pointOf(row), pointOf(capital)];
    return {
      id: Number(row.id),
      name: String(row.name),
      noun: row.type === 'Área no municipalizada' ? 'área no municipalizada' : 'municipio',
      department: String(home.name),
      capital: shortName(capital.name),
      isCapital: capital.id === row.id,
      direction: directionOf(bearing(centre, seat)),
      distance: rounded(kilometres(seat, centre)),
      elevation: row.elevation as number | null,
      climate: row.elevation === null ? undefined : climateAt(Number(row.elevation)),
      population: row.population as number | null,
      hasReservations: reservations(row.id).length > 0,
      airports: airports(row.id),
      volcanoes: volcanoes(row.id),
      presidents: presidents(row.id),
    };
  });
}

/** People name the capital without the initials of its district. */
export const shortName = (name: unknown) => String(name).replace(/ D\.C\.$/, '');
