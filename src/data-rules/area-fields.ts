// The box and the centroid of an area follow from its borders.
import { centroid } from '../engine/boundaries/area-size.js';
import { boxOf, rounding } from '../engine/boundaries/geo-json.js';
import type { ModelFamily, Row } from '../engine/model/model.js';
import { type DataRule, finding, type RuleData, rowsOf } from './data-rule.js';
import { differs } from './messages.js';
import { ruleAreas } from './rule-areas.js';

export const areaFields: DataRule = {
  name: 'area-fields',
  about: {
    en: 'The box and the centroid of an area follow from its borders; `node dist/tools/changes/data-compose.js` writes them.',
    es: 'El recuadro y el centro de un área salen de sus límites. `node dist/tools/changes/data-compose.js` los escribe.',
  },
  advice: {
    en: 'Write the expected number. It is measured on the borders and is not typed by hand.',
    es: 'Escribe el número que se esperaba. Se mide sobre los límites y no se digita a mano.',
  },
  *check(data) {
    for (const family of areaFamilies(data))
      for (const row of rowsOf(data, family.name))
        for (const [field, value] of Object.entries(measured(data, family, row)))
          if (row[field] !== value) yield finding(family, row, field, differs(value, row[field]));
  },
};

export const areaFamilies = ({ model }: RuleData): readonly ModelFamily[] =>
  model.families.filter(({ boundary }) => boundary !== undefined);

export function measured(data: RuleData, family: ModelFamily, row: Row): Row {
  const { arcs, polygons } = ruleAreas(data, 'fine');
  const drawn = polygons(family, row);
  const isDrawn = drawn.length > 0;
  const [west, south, east, north] = isDrawn ? boxOf(arcs, drawn) : [null, null, null, null];
  const round = rounding(arcs.grid);
  const middle = isDrawn ? centroid(arcs, drawn) : undefined;
  return {
    west,
    south,
    east,
    north,
    centroidLatitude: middle === undefined ? null : round(middle.latitude),
    centroidLongitude: middle === undefined ? null : round(middle.longitude),
  };
}
