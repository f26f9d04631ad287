// Figures by year agree with themselves and with the records: parts add up, every municipality has them, 2025 is its population.
import type { Row } from '../engine/model/model.js';
import { FROM } from '../engine/model/series.js';
import type { StoredBreak } from '../engine/model/series-breaks.js';
import {
  byId,
  type DataRule,
  differs,
  type Finding,
  lineFinding,
  prefixed,
  type RuleData,
  rowsOf,
} from './data-rule.js';

/** A step is large if the population changes by more than this share in a year. */
export const LARGE_STEP = 0.15;

interface DefaultFigure {
  readonly line: Row;
  readonly total: number;
  readonly breaks: readonly StoredBreak[];
}

interface YearStep {
  readonly level: 'city' | 'department';
  readonly id: unknown;
  readonly year: number;
  readonly before: number;
  readonly after: number;
  /** The causes that the data states. */
  readonly causes: readonly string[];
}

export const populationLines = (data: RuleData): readonly Row[] => data.lines.get('population') ?? [];

export const breaksOf = (line: Row): readonly StoredBreak[] => (line.breaks ?? []) as readonly StoredBreak[];

/** Figures of the default series by municipality and year. A valid series has one. */
export function defaultSeries(data: RuleData): ReadonlyMap<unknown, ReadonlyMap<number, DefaultFigure[]>> {
  const found = new Map<unknown, Map<number, DefaultFigure[]>>();
  for (const line of populationLines(data)) {
    if (line.inDefaultSeries !== true) continue;
    const own = found.get(line.cityId) ?? new Map<number, DefaultFigure[]>();
    found.set(line.cityId, own);
    for (const [nth, total] of (line.total as readonly number[]).entries()) {
      const year = Number(line[FROM]) + nth;
      const breaks = breaksOf(line).filter((each) => each.year === year);
      own.set(year, [...(own.get(year) ?? []), { line, total, breaks }]);
    }
  }
  return found;
}

/** The large steps of all municipalities and of the departments that they add up to. */
export function largeSteps(data: RuleData): readonly YearStep[] {
  const cities = byId(data, 'city');
  const causes = data.model.family('population').series?.breaks?.causes ?? {};
  const departments = new Map<unknown, Map<number, { total: number; causes: Set<string> }>>();
  const steps: YearStep[] = [];
  for (const [id, series] of defaultSeries(data)) {
    const department = cities.get(id)?.departmentId;
    const sums = departments.get(department) ?? new Map<number, { total: number; causes: Set<string> }>();
    departments.set(department, sums);
    const years = new Map<number, { total: number; causes: ReadonlySet<string> }>();
    for (const [year, figures] of series)
      for (const { total, breaks } of figures) {
        years.set(year, { total, causes: new Set(breaks.map(({ cause }) => cause)) });
        const sum = sums.get(year) ?? { total: 0, causes: new Set<string>() };
        sums.set(year, sum);
        sum.total += total;
        for (const { cause } of breaks) if (causes[cause]?.inSums) sum.causes.add(cause);
      }
    steps.push(...stepsOf('city', id, years));
  }
  for (const [id, years] of departments) steps.push(...stepsOf('department', id, years));
  return steps;
}

function* stepsOf(
  level: YearStep['level'],
  id: unknown,
  years: ReadonlyMap<number, { readonly total: number; readonly causes: ReadonlySet<string> }>,
): Iterable<YearStep> {
  for (const [year, { total: after, causes }] of years) {
    const before = years.get(year - 1)?.total;
    if (before === undefined || Math.abs(after / before - 1) <= LARGE_STEP) continue;
    yield { level, id, year, before, after, causes: [...causes] };
  }
}

/** The number of large steps by cause. A step with several causes counts for the first in the closed list. */
export function countsByCause(data: RuleData, level: YearStep['level']): Readonly<Record<string, number>> {
  const order = Object.keys(data.model.family('population').series?.breaks?.causes ?? {});
  const counts = Object.fromEntries(order.map((cause) => [cause, 0]));
  for (const step of largeSteps(data).filter((each) => each.level === level)) {
    const cause = order.find((each) => step.causes.includes(each));
    if (cause !== undefined) counts[cause] = (counts[cause] ?? 0) + 1;
  }
  return counts;
}

const sums = [
  ['urban', 'rural'],
  ['men', 'women'],
] as const;
const IN_FORCE = 'in force';
const YEAR_OF_RECORDS = 2025;

const countsOfLine = (line: Row, name: string) => line[name] as readonly (number | null)[] | null;

export const populationFigures: DataRule = {
  name: 'population-figures',
  about: {
    en: 'Urban and rural, men and women add up to the total; every municipality has figures, and that of 2025 is its population.',
    es: 'Urbana y rural, hombres y mujeres suman el total. Cada municipio tiene cifras, y la de 2025 es su población.',
  },
  advice: {
    en: 'Copy the figures from the release of DANE again.',
    es: 'Copia otra vez las cifras de la publicación del DANE.',
  },
  *check(data) {
    const lines = data.lines.get('population') ?? [];
    const seen = new Set<string>();
    for (const [at, line] of lines.entries()) {
      yield* partsThatDiffer(line, at);
      for (const nth of countsOfLine(line, 'total')?.keys() ?? []) {
        const year = Number(line.from) + nth;
        const figure = `${line.cityId} ${line.release} ${year}`;
        if (seen.has(figure))
          yield report(line, at)('from', {
            en: `expected ${year} once in ${line.release}, found it again`,
            es: `el año ${year} está dos veces en ${line.release}`,
          });
        seen.add(figure);
      }
    }
    const current = new Map<unknown, number | null>();
    for (const [at, line] of lines.entries()) {
      const count = countsOfLine(line, 'total')?.[YEAR_OF_RECORDS - Number(line.from)];
      if (count === undefined || line.status !== IN_FORCE) continue;
      if (current.has(line.cityId))
        yield report(line, at)('total', {
          en: `expected one figure of ${YEAR_OF_RECORDS} in force, found two`,
          es: `hay dos cifras vigentes de ${YEAR_OF_RECORDS}`,
        });
      current.set(line.cityId, count);
    }
    for (const { id, population } of rowsOf(data, 'city')) {
      const figure = current.get(id) ?? null;
      if (figure !== population) yield report({ cityId: id })('total', differs(population, figure));
    }
  },
};

function* partsThatDiffer(line: Row, at: number): Iterable<Finding> {
  const totals = countsOfLine(line, 'total') ?? [];
  for (const [index, total] of totals.entries()) {
    for (const names of sums) {
      const [one, other] = names.map((name) => countsOfLine(line, name)?.[index] ?? null);
      if (one === null && other === null) continue;
      const year = Number(line.from) + index;
      if (Number(one) + Number(other) !== total)
        yield report(line, at)(
          names.join(' + '),
          prefixed(year, differs(total, Number(one) + Number(other))),
        );
    }
  }
}

const report = ({ cityId }: Row, at?: number) => lineFinding('population.json', cityId, at);
