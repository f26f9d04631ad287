// The box and the centroid of an area follow from its borders.
import { centroid } from '../engine/boundaries/area-size.js';
import { boxOf, rounding } from '../engine/boundaries/topo-json.js';
import type { ModelFamily, Row } from '../engine/model/model.js';
import {
  type DataRule,
  differs,
  expects,
  type Finding,
  finding,
  type RuleData,
  records,
  rowsOf,
} from './data-rule.js';
import { ruleAreas } from './points.js';

const sum = (rows: readonly Row[], field: string) =>
  Math.round(rows.reduce((total, row) => total + Number(row[field] ?? 0), 0) * 100) / 100;

/** Figures of one date add up from cities to their department and from departments to the country. */
export const sums: DataRule = {
  name: 'sums',
  about: {
    en: 'Populations and surfaces of cities add up to their department, those of departments to the country.',
    es: 'La población y la superficie de los municipios suman las de su departamento, y las de los departamentos las del país.',
  },
  advice: {
    en: 'Write the expected number, or correct the value of the municipality that changed it.',
    es: 'Escribe el número que se esperaba, o corrige el valor del municipio que lo cambió.',
  },
  *check(data) {
    const [cities, departments] = [rowsOf(data, 'city'), rowsOf(data, 'department')];
    for (const row of departments) {
      const own = cities.filter(({ departmentId }) => departmentId === row.id);
      const municipalities = own.filter(({ type }) => type === 'Municipio').length;
      const expected = {
        population: sum(own, 'population'),
        surfaceKm2: sum(own, 'surfaceKm2'),
        municipalities,
      };
      for (const [field, value] of Object.entries(expected)) {
        if (row[field] !== value)
          yield finding(data.model.family('department'), row, field, differs(value, row[field]));
      }
    }
    for (const row of rowsOf(data, 'country')) {
      for (const field of ['population', 'surfaceKm2']) {
        const value = sum(departments, field);
        if (row[field] !== value)
          yield finding(data.model.family('country'), row, field, differs(value, row[field]));
      }
    }
  },
};

const surfaceOf = ({ surfaceKm2 }: Row) => (typeof surfaceKm2 === 'number' ? Math.round(surfaceKm2) : null);

/** A surface is the exact one rounded to a square kilometre, because typed clients of the contract read an integer. */
export const wholeSquareKilometres: DataRule = {
  name: 'whole-surfaces',
  about: {
    en: 'The surface of a record is its exact surface rounded to the nearest square kilometre.',
    es: 'La superficie de un registro es la exacta redondeada al kilómetro cuadrado.',
  },
  advice: {
    en: 'Write the expected number, or correct the exact area.',
    es: 'Escribe el número que se esperaba, o corrige la superficie exacta.',
  },
  *check(data) {
    for (const { family, row } of records(data)) {
      if (family.field('surfaceKm2') === undefined || row.surface === surfaceOf(row)) continue;
      yield finding(family, row, 'surface', differs(surfaceOf(row), row.surface));
    }
  },
  fix: (family, rows) =>
    family.field('surfaceKm2') === undefined
      ? rows
      : rows.map((row) => ('surface' in row ? { ...row, surface: surfaceOf(row) } : row)),
};

const fields: Readonly<Record<string, readonly string[]>> = {
  naturalArea: ['landArea', 'maritimeArea', 'totalArea', 'actArea', 'actMaritimeArea'],
  indigenousReservation: ['areaHa'],
};

/** Areas in hectares are positive and have at most two decimals. More digits are noise of a map program. */
export const hectares: DataRule = {
  name: 'hectares',
  about: {
    en: 'Areas in hectares are positive and have at most two decimals.',
    es: 'Las áreas en hectáreas son positivas y tienen máximo dos decimales.',
  },
  advice: {
    en: 'Round the hectares to two decimals.',
    es: 'Redondea las hectáreas a dos decimales.',
  },
  *check(data) {
    for (const [name, areas] of Object.entries(fields)) {
      for (const row of rowsOf(data, name)) {
        for (const field of areas) {
          const value = row[field];
          if (typeof value !== 'number' || (value > 0 && Math.round(value * 100) / 100 === value)) continue;
          yield finding(data.model.family(name), row, field, {
            en: 'a positive number with at most two decimals',
            es: 'un número positivo con máximo dos decimales',
            found: value,
          });
        }
      }
    }
  },
};

/** Parts and total were measured on different maps. */
const TOLERANCE = 0.02;

const EARLIER_MAP =
  'The registry publishes its total only; its parts are those of the map of 2023, the last that is known';

/** Exceptions by the number of the area in the registry. */
const doNotAddUp: Readonly<Record<number, string>> = {
  114: EARLIER_MAP,
  118: EARLIER_MAP,
  206: EARLIER_MAP,
  424: EARLIER_MAP,
  575: EARLIER_MAP,
  580: EARLIER_MAP,
};

const hasNoArea = ({ landArea, maritimeArea }: Row) => landArea === null && maritimeArea === null;
const hectaresOf = ({ landArea, maritimeArea }: Row) => Number(landArea ?? 0) + Number(maritimeArea ?? 0);
const atSea = ({ daneCode }: Row) => daneCode === 0;

function* faultsOfParts(data: RuleData, parts: readonly Row[]): Iterable<Finding> {
  const family = data.model.family('naturalArea');
  const [first] = parts as [Row];
  for (const part of parts) {
    for (const field of family.wholes?.same ?? [])
      if (part[field] !== first[field])
        yield finding(family, part, field, differs(first[field], part[field]));
    const [own, other] = atSea(part) ? ['maritimeArea', 'landArea'] : ['landArea', 'maritimeArea'];
    if (part[other as string] !== null)
      yield finding(family, part, other, differs(null, part[other as string]));
    else if (hasNoArea(part))
      yield finding(family, part, own, { en: 'an area', es: 'un área en hectáreas', found: null });
  }
  if (parts.some(hasNoArea)) return;
  const [sum, total] = [parts.reduce((all, part) => all + hectaresOf(part), 0), Number(first.totalArea)];
  const addsUp = Math.abs(sum - total) <= TOLERANCE * total;
  if (addsUp === Number(first.areaGroupId) in doNotAddUp)
    yield finding(family, first, 'totalArea', addsUp ? listedInVain : notTheSum(sum, total));
}

const notTheSum = (sum: number, total: number) =>
  expects(
    {
      en: `the sum of the parts within 2 %, ${sum.toFixed(2)}`,
      es: `la suma de las partes, con un margen del 2 %: ${sum.toFixed(2)}`,
    },
    total,
  );

const listedInVain = {
  en: 'expected parts that do not add up, as it is listed, found parts that do',
  es: 'está en la lista de excepciones porque sus partes no suman el total, pero lo suman',
};

/** The parts of a protected area have an area and add up to its total, or are listed with the reason. */
export const areaParts: DataRule = {
  name: 'area-parts',
  about: {
    en: 'Every part of a protected area has an area on land or at sea, and the parts add up to the total, with named exceptions.',
    es: 'Cada parte de un área protegida tiene superficie en tierra o en el mar, y las partes suman el total, con excepciones anotadas.',
  },
  advice: {
    en: 'Check the hectares of each part and the total against the act.',
    es: 'Revisa en el acto las hectáreas de cada parte y el total.',
  },
  *check(data) {
    const groups = new Map<unknown, Row[]>();
    for (const row of rowsOf(data, 'naturalArea')) {
      const parts = groups.get(row.areaGroupId);
      if (parts === undefined) groups.set(row.areaGroupId, [row]);
      else parts.push(row);
    }
    for (const parts of groups.values()) yield* faultsOfParts(data, parts);
  },
};

export const areaFieldsRule: DataRule = {
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
