// A record with coordinates and a municipality lies inside the borders of that municipality or on an islet of it, or is listed with the reason.
import { nearestOnBorder } from '../engine/boundaries/border-distance.js';
import type { Row } from '../engine/model/model.js';
import { pointOf } from '../engine/model/point-of.js';
import { type DataRule, finding, records, rowsOf } from './data-rule.js';
import { boundaryOf, ruleAreas } from './rule-areas.js';

const ON_THE_LINE = 'It stands on the border, or so near to it that simplified lines cannot tell';

const outside: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  city: { 646: 'It no longer exists, and lies within Barrancominas now' },
  airport: {
    65: 'Its point is known to the minute alone; it is in Fundación by its name and its register',
  },
  volcano: {
    2: ON_THE_LINE,
    10: ON_THE_LINE,
    16: ON_THE_LINE,
  },
  touristAttraction: {
    17: ON_THE_LINE,
    48: 'A pier, which stands over the water',
  },
  urbanCenter: {
    955: ON_THE_LINE,
    3630: ON_THE_LINE,
    4345: ON_THE_LINE,
    4884: ON_THE_LINE,
    6042: ON_THE_LINE,
    6402: ON_THE_LINE,
    7750: ON_THE_LINE,
  },
};

export const pointsInAreas: DataRule = {
  name: 'points-in-areas',
  about: {
    en: 'A place lies inside the borders of its municipality or on one of its small islands, with named exceptions.',
    es: 'Un lugar queda dentro de los límites de su municipio o en una de sus islas pequeñas, con excepciones anotadas.',
  },
  advice: {
    en: 'Check the coordinates and the municipality.',
    es: 'Revisa las coordenadas y el municipio.',
  },
  *check(data) {
    const { drawn } = boundaryOf(data);
    const { index, containing } = ruleAreas(data, 'fine');
    const areas = rowsOf(data, drawn.name);
    const position = new Map(areas.map((row, at) => [row.id, at]));
    for (const { family, row } of records(data)) {
      const key = family === drawn ? 'id' : (family.locatedIn?.key.name ?? 'cityId');
      const [point, own] = [pointOf(family, row), position.get(row[key])];
      if (point === undefined || own === undefined) continue;
      const { longitude, latitude } = point;
      const at = containing(longitude, latitude);
      const listed = outside[family.name]?.[Number(row.id)];
      if ((at === own) === (listed === undefined)) continue;
      const areaName = at === undefined ? 'outside of all' : (areas[at] as Row).name;
      const where = at === undefined ? 'no queda en ningún municipio' : `queda en ${areaName}`;
      const off = nearestOnBorder(index.borderOf(own), longitude, latitude)?.kilometres ?? 0;
      yield finding(
        family,
        row,
        'latitude',
        at === own
          ? {
              en: 'expected outside of its municipality, as it is listed, found inside',
              es: 'está en la lista de excepciones fuera de su municipio, pero queda adentro',
            }
          : {
              en: `expected inside ${(areas[own] as Row).name}, found in ${areaName}, ${off.toFixed(2)} km beyond the border`,
              es: `debe quedar en ${(areas[own] as Row).name}, pero el punto ${where}, a ${off.toFixed(2)} km del límite`,
            },
      );
    }
  },
};
