// Borders close, every municipality that exists is drawn at every precision, and no border crosses another.
import { OUTSIDE } from '../../src/engine/boundaries/arcs.js';
import { crossings } from '../../src/engine/boundaries/crossings.js';
import { type DataRule, type Finding, finding, type RuleData, rowsOf } from './data-rule.js';
import { boundaryOf, precisions, ruleAreas } from './rule-areas.js';

/** No longer exist, and lie within another now. */
const former: ReadonlySet<unknown> = new Set([646]);

/** Simplified lines that run close to each other may cross by less than this many steps of the grid. */
const STEPS = 2;

export const boundaries: DataRule = {
  name: 'boundaries',
  about: {
    en: 'Borders close, every municipality that exists has them at every precision, and none crosses another.',
    es: 'Los límites cierran, cada municipio que existe los tiene en las dos precisiones y ninguno cruza a otro.',
  },
  advice: {
    en: 'Undo the change of the borders. They are drawn by a program.',
    es: 'Deshaz el cambio de los límites. Los dibuja un programa.',
  },
  *check(data) {
    const { drawn, files } = boundaryOf(data);
    for (const precision of precisions) {
      const file = `data/${files[precision]}`;
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
                  en: `expected no borders in ${file}, found some`,
                  es: `no debe tener límites en ${file}, pero los tiene`,
                }
              : { en: `expected borders in ${file}, found none`, es: `le faltan los límites en ${file}` },
          );
      }
      yield* openRings(data, file, precision);
      for (let arc = 0; arc < arcs.count; arc++)
        if (arcs.left[arc] === arcs.right[arc] && arcs.left[arc] !== OUTSIDE)
          yield {
            file,
            id: arc + 1,
            field: 'left',
            message: {
              en: 'expected another area on the other side',
              es: 'el límite tiene la misma área a ambos lados',
            },
            at: arc + 1,
          };
      for (const { arc, other, depth } of crossings(arcs))
        if (depth > STEPS)
          yield {
            file,
            id: arc + 1,
            field: 'line',
            message: {
              en: `expected not to cross arc ${other + 1}, found ${depth.toFixed(1)} steps of the grid beyond it`,
              es: `el límite cruza el arco ${other + 1} por ${depth.toFixed(1)} pasos de la cuadrícula`,
            },
            at: arc + 1,
          };
    }
  },
};

/** At every point where arcs end, as many begin as end with the same area to their left. */
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
      yield {
        file,
        id: arc + 1,
        field: 'line',
        message: {
          en: 'expected a closed ring, found an open end',
          es: 'el contorno queda abierto en un extremo',
        },
        at: arc + 1,
      };
}
