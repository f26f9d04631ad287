// Borders close, every municipality that exists is drawn at every precision, borders meet at their ends only, and islets lie outside of all.
import { type Arcs, latitudeOf, longitudeOf, OUTSIDE } from '../engine/boundaries/arcs.js';
import { crossings } from '../engine/boundaries/rings.js';
import { roundedArcs } from '../engine/boundaries/topo-json.js';
import { precisions } from '../engine/model/family.js';
import {
  type DataRule,
  type Finding,
  finding,
  lineFinding,
  noRecord,
  type RuleData,
  rowsOf,
} from './data-rule.js';
import { boundaryOf, ruleAreas } from './points.js';

/** Municipalities that no longer exist and are now part of others. */
const former: ReadonlySet<unknown> = new Set([646]);

export const boundaries: DataRule = {
  name: 'boundaries',
  about: {
    en: 'Borders close, every municipality that exists has them at every precision and as valid polygons, and small islands lie in no other municipality.',
    es: 'Los límites cierran, cada municipio que existe los tiene en las dos precisiones, como polígonos válidos, y las islas pequeñas no quedan en otro municipio.',
  },
  advice: {
    en: 'Undo the change of the borders, which are drawn by a program. Correct the point or the municipality of an island.',
    es: 'Deshaz el cambio de los límites, que dibuja un programa. Corrige el punto o el municipio de una isla.',
  },
  *check(data) {
    const { drawn, files } = boundaryOf(data);
    for (const precision of precisions) {
      const file = files[precision];
      const report = arcFinding(file);
      const { arcs, index } = ruleAreas(data, precision);
      for (const [at, row] of rowsOf(data, drawn.name).entries()) {
        const isDrawn = index.arcsOf(at).length > 0;
        if (isDrawn === former.has(row.id))
          yield finding(
            drawn,
            row,
            undefined,
            isDrawn
              ? {
                  en: `expected no borders in data/${file}, found some`,
                  es: `no debe tener límites en data/${file}, pero los tiene`,
                }
              : {
                  en: `expected borders in data/${file}, found none`,
                  es: `le faltan los límites en data/${file}`,
                },
          );
      }
      yield* openRings(data, file, precision);
      for (let arc = 0; arc < arcs.count; arc++)
        if (arcs.left[arc] === arcs.right[arc] && arcs.left[arc] !== OUTSIDE)
          yield report(arc)('left', {
            en: 'expected another area on the other side',
            es: 'el límite tiene la misma área a ambos lados',
          });
      for (const { arc, other, at } of arcMeetings(data, file, arcs)) {
        const [longitude, latitude] = [
          longitudeOf(arcs.grid, arcs.x[at] as number).toFixed(4),
          latitudeOf(arcs.grid, arcs.y[at] as number).toFixed(4),
        ];
        yield report(arc)('line', {
          en: `expected to meet arc ${other + 1} at their ends only, found them together near ${latitude}, ${longitude}`,
          es: `el límite debe tocar el arco ${other + 1} solo en los extremos, pero lo toca cerca de ${latitude}, ${longitude}`,
        });
      }
    }
    yield* misplacedIslets(data);
  },
};

type Meetings = readonly { readonly arc: number; readonly other: number; readonly at: number }[];

const known = new WeakMap<object, Meetings>();

/** Once for each pair of arcs: on the grid, as TopoJSON has them, or in decimals, as GeoJSON does. Found once for the same lines. */
function arcMeetings({ boundaries: files }: RuleData, file: string, arcs: Arcs): Meetings {
  const lines = files.get(file) ?? [];
  const found = known.get(lines) ?? [
    ...new Map(
      [...crossings(arcs), ...crossings(roundedArcs(arcs))].map((each) => [
        `${each.arc} ${each.other}`,
        each,
      ]),
    ).values(),
  ];
  known.set(lines, found);
  return found;
}

/** Where borders are drawn, they decide. */
function* misplacedIslets(data: RuleData): Iterable<Finding> {
  const { drawn, islets = '' } = boundaryOf(data);
  const { index } = ruleAreas(data, 'fine');
  const areas = rowsOf(data, drawn.name);
  for (const [at, islet] of (data.boundaries.get(islets) ?? []).entries()) {
    const { area, name } = islet;
    const report = lineFinding(islets, name, at);
    if (!areas.some(({ id }) => id === area)) yield report('area', noRecord(drawn.name, area));
    const within = index.containing(Number(islet.longitude), Number(islet.latitude));
    if (within === undefined || areas[within]?.id === area) continue;
    const other = areas[within]?.name;
    yield report('latitude', {
      en: `expected outside of all other borders, found in ${other}`,
      es: `debe quedar por fuera de otros municipios, pero queda en ${other}`,
    });
  }
}

const arcFinding = (file: string) => (arc: number) => lineFinding(file, arc + 1, arc + 1);

/** Where arcs end, as many begin as end with the same area on their left. */
function* openRings(data: RuleData, file: string, precision: (typeof precisions)[number]): Iterable<Finding> {
  const { arcs } = ruleAreas(data, precision);
  const balance = new Map<string, { readonly arc: number; open: number }>();
  const count = (area: number, point: number, arc: number, step: number) => {
    if (area === OUTSIDE) return;
    const key = `${area} ${arcs.x[point]} ${arcs.y[point]}`;
    const known = balance.get(key) ?? { arc, open: 0 };
    known.open += step;
    balance.set(key, known);
  };
  for (let arc = 0; arc < arcs.count; arc++) {
    const [first, last] = [arcs.starts[arc] as number, (arcs.starts[arc + 1] as number) - 1];
    for (const [area, step] of [
      [arcs.left[arc] as number, 1],
      [arcs.right[arc] as number, -1],
    ] as const) {
      count(area, first, arc, step);
      count(area, last, arc, -step);
    }
  }
  for (const { arc, open } of balance.values())
    if (open !== 0)
      yield arcFinding(file)(arc)('line', {
        en: 'expected a closed ring, found an open end',
        es: 'el contorno queda abierto en un extremo',
      });
}
