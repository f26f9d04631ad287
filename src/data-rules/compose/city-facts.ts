// Finds the subregion and the neighbours of a city, which its composed text uses and its fields do not have.
import { OUTSIDE } from '../../engine/boundaries/arcs.js';
import { neighboursOf } from '../../engine/boundaries/topo-json.js';
import type { Row } from '../../engine/model/model.js';
import { byId, type RuleData, rowsOf } from '../data-rule.js';
import { ruleAreas } from '../points.js';

/** In kilometres. A shorter border can be a corner that simplification has stretched. */
const SHORTEST = 1;

interface CityFacts {
  readonly id: number;
  readonly name: string;
  readonly noun: 'municipio' | 'área no municipalizada';
  readonly department: string;
  /** "la provincia Gualivá". */
  readonly subregion: string | undefined;
  /** Longest border first. The department follows if it differs and has another name. */
  readonly neighbours: readonly string[];
}

/** The neighbours of each city, longest border first. */
function borderingCities(data: RuleData): (city: Row) => readonly Row[] {
  const cities = rowsOf(data, 'city');
  const area = (at: number) => (at === OUTSIDE ? undefined : at);
  const all = neighboursOf(ruleAreas(data, 'fine').arcs, area);
  return (city) =>
    [...(all.get(cities.indexOf(city)) ?? [])]
      .filter(([, kilometres]) => kilometres >= SHORTEST)
      .sort(([, one], [, other]) => other - one)
      .map(([at]) => cities[at] as Row);
}

export function cityFacts(data: RuleData, wanted: (id: number) => boolean): readonly CityFacts[] {
  const department = byId(data, 'department');
  const subregions = new Map(data.subregions.map((line) => [line.id, `la ${line.kind} ${line.name}`]));
  const neighbours = borderingCities(data);
  const nameOf = (id: unknown) => String(department.get(id)?.name);
  const named = ({ name, departmentId }: Row, home: unknown) => {
    const [short, of] = [cityShortName(name), nameOf(departmentId)];
    return departmentId === home || of === short ? short : `${short} (${of})`;
  };
  return rowsOf(data, 'city')
    .filter(({ id }) => wanted(Number(id)))
    .map((row) => ({
      id: Number(row.id),
      name: String(row.name),
      noun: row.type === 'Área no municipalizada' ? 'área no municipalizada' : 'municipio',
      department: nameOf(row.departmentId),
      subregion: subregions.get(Number(row.id)),
      neighbours: neighbours(row).map((each) => named(each, row.departmentId)),
    }));
}

/** People name the capital without the abbreviation of its district. */
export const cityShortName = (name: unknown) => String(name).replace(/ D\.C\.$/, '');
