// Figures by year agree with themselves and with the records: parts add up, every municipality has them, 2025 is its population.
import type { Row } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import { type DataRule, type Finding, rowsOf } from './data-rule.js';
import { differs, prefixed } from './messages.js';

const sums = [
  ['urban', 'rural'],
  ['men', 'women'],
] as const;
const IN_FORCE = 'in force';
const YEAR_OF_RECORDS = 2025;

const countsOf = (line: Row, name: string) => line[name] as readonly (number | null)[] | null;

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
      for (const nth of countsOf(line, 'total')?.keys() ?? []) {
        const year = Number(line.from) + nth;
        const figure = `${line.cityId} ${line.release} ${year}`;
        if (seen.has(figure))
          yield report(
            line,
            'from',
            {
              en: `expected ${year} once in ${line.release}, found it again`,
              es: `el año ${year} está dos veces en ${line.release}`,
            },
            at,
          );
        seen.add(figure);
      }
    }
    const current = new Map<unknown, number | null>();
    for (const [at, line] of lines.entries()) {
      const count = countsOf(line, 'total')?.[YEAR_OF_RECORDS - Number(line.from)];
      if (count === undefined || line.status !== IN_FORCE) continue;
      if (current.has(line.cityId))
        yield report(
          line,
          'total',
          {
            en: `expected one figure of ${YEAR_OF_RECORDS} in force, found two`,
            es: `hay dos cifras vigentes de ${YEAR_OF_RECORDS}`,
          },
          at,
        );
      current.set(line.cityId, count);
    }
    for (const { id, population } of rowsOf(data, 'city')) {
      const figure = current.get(id) ?? null;
      if (figure !== population) yield report({ cityId: id }, 'total', differs(population, figure));
    }
  },
};

function* partsThatDiffer(line: Row, at: number): Iterable<Finding> {
  const totals = countsOf(line, 'total') ?? [];
  for (const [index, total] of totals.entries()) {
    for (const names of sums) {
      const [one, other] = names.map((name) => countsOf(line, name)?.[index] ?? null);
      if (one === null && other === null) continue;
      const year = Number(line.from) + index;
      if (Number(one) + Number(other) !== total)
        yield report(
          line,
          names.join(' + '),
          prefixed(year, differs(total, Number(one) + Number(other))),
          at,
        );
    }
  }
}

const report = ({ cityId }: Row, field: string, message: Localized, at?: number): Finding => ({
  file: 'data/population.json',
  id: cityId,
  field,
  message,
  ...(at !== undefined && { at }),
});
