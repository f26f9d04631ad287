// The default population series is one figure a year, never a count, and every break in it is stated in the data with its cause.
import type { Row } from '../engine/model/model.js';
import {
  byId,
  type DataRule,
  differs,
  type Finding,
  lineFinding,
  prefixed,
  type RuleData,
} from './data-rule.js';
import { breaksOf, countsByCause, defaultSeries, largeSteps, populationLines } from './population.js';

const TERRITORIAL = 'territorial change';
const SEAM = 'seam of releases';
const LEVEL_NAMES = { city: 'municipio', department: 'departamento' } as const;

export const populationSeries: DataRule = {
  name: 'population-series',
  about: {
    en: 'The default series has one figure a year and no counts; a change of release and every step above 15 % in a year have their cause in the data.',
    es: 'La serie principal tiene una cifra por año y ningún conteo. Un cambio de publicación y cada salto de más del 15 % en un año tienen su causa en los datos.',
  },
  advice: {
    en: 'State the break in the line of the series, with its year and its cause.',
    es: 'Anota el salto en la línea de la serie, con su año y su causa.',
  },
  *check(data) {
    for (const [id, series] of defaultSeries(data)) yield* seriesFindings(id, series);
    for (const { level, id, year, before, after, causes } of largeSteps(data))
      if (causes.length === 0)
        yield report(id)('breaks', {
          en: `${level} ${year}: ${before} to ${after} has no cause; state one`,
          es: `${LEVEL_NAMES[level]}, ${year}: el paso de ${before} a ${after} no tiene causa`,
        });
    const cities = byId(data, 'city');
    for (const line of populationLines(data)) yield* lineFindings(cities, line);
    yield* kindFindings(data);
  },
  report: (data) => {
    const counts = (level: keyof typeof LEVEL_NAMES) =>
      Object.entries(countsByCause(data, level))
        .map(([cause, count]) => `${count} ${cause}`)
        .join(', ');
    const [cities, departments] = [counts('city'), counts('department')];
    return {
      en: `steps of each city: ${cities}; steps of each department: ${departments}`,
      es: `saltos de los municipios: ${cities}; saltos de los departamentos: ${departments}`,
    };
  },
};

interface Figure {
  readonly line: Row;
  readonly breaks: ReturnType<typeof breaksOf>;
}

function* seriesFindings(id: unknown, series: ReadonlyMap<number, readonly Figure[]>): Iterable<Finding> {
  const years = [...series.keys()].toSorted((a, b) => a - b);
  for (const [index, year] of years.entries()) {
    const [figure, ...others] = series.get(year) as readonly [Figure, ...Figure[]];
    if (others.length > 0)
      yield report(id)('inDefaultSeries', {
        en: `expected one figure of ${year}, found two`,
        es: `hay dos cifras de ${year}`,
      });
    if (figure.line.kind === 'counted')
      yield report(id)('kind', {
        en: `expected no count in the default series, found one of ${year}`,
        es: `la serie principal no lleva conteos, pero tiene el de ${year}`,
      });
    if (figure.line.status === 'superseded')
      yield report(id)('status', {
        en: `expected the default figure of ${year} not to be superseded; write latest available`,
        es: `la cifra principal de ${year} no puede estar reemplazada; escribe latest available`,
      });
    const earlier = years[index - 1];
    if (earlier !== undefined && earlier !== year - 1)
      yield report(id)('from', {
        en: `expected every year, found ${earlier} and then ${year}`,
        es: `faltan años entre ${earlier} y ${year}`,
      });
    const before = earlier === undefined ? undefined : series.get(earlier)?.[0]?.line.release;
    const expected = before === undefined || before === figure.line.release ? null : before;
    const stated = figure.breaks.find(({ cause }) => cause === SEAM)?.before ?? null;
    if (stated !== expected)
      yield report(id)('breaks', prefixed(`${SEAM} ${year}`, differs(expected, stated)));
  }
}

/** Breaks belong to the default series. A transfer within a department does not change its sum. */
function* lineFindings(cities: ReadonlyMap<unknown, Row>, line: Row): Iterable<Finding> {
  const breaks = breaksOf(line);
  if (breaks.length > 0 && line.inDefaultSeries !== true)
    yield report(line.cityId)('breaks', {
      en: 'expected no breaks outside the default series, found some',
      es: 'solo la serie principal lleva saltos explicados',
    });
  for (const { year, cause, records = [] } of breaks) {
    if (cause !== TERRITORIAL) continue;
    for (const other of records) {
      const departments = [line.cityId, other].map((id) => cities.get(id)?.departmentId);
      if (departments[0] !== departments[1])
        yield report(line.cityId)('breaks', {
          en: `${year}: ${other} is in another department`,
          es: `${year}: el municipio ${other} es de otro departamento`,
        });
    }
  }
}

/** A department adds up figures of one kind, so all its municipalities have the same kind in a release and year. */
function* kindFindings(data: RuleData): Iterable<Finding> {
  const kinds = new Map<string, unknown>();
  for (const line of populationLines(data))
    for (const nth of (line.total as readonly unknown[]).keys()) {
      const key = `${line.release} ${Number(line.from) + nth}`;
      const kind = `${line.kind}, ${line.inDefaultSeries}`;
      const known = kinds.get(key) ?? kind;
      kinds.set(key, known);
      if (known !== kind) yield report(line.cityId)('kind', prefixed(key, differs(known, kind)));
    }
}

const report = (id: unknown) => lineFinding('population.json', id);
