// Lists the records whose period includes a year.
import type { Catalog } from '../../../catalog/catalog.js';
import type { ModelFamily, Row } from '../../../model/model.js';
import { API, operationId, type RecordKind } from '../../operation.js';
import { NO_ARGUMENTS, pathParameter } from '../../request/parameter.js';
import { integerType } from '../../values/value-type.js';
import { range, rankedListParameters } from './whole-list.js';

export const activeInYear: RecordKind = {
  operations: (family) => {
    const { period } = family;
    if (period === undefined) return [];
    const { active } = period;
    const year = pathParameter('year', integerType(1, 9999), {
      en: `the year; the list contains every record ${active.en} on any of its days.`,
      es: `el año; la lista contiene los registros ${active.es} en cualquiera de sus días.`,
    });
    return [
      {
        id: operationId(family, 'InYear'),
        owner: family,
        family,
        shape: family.view('activeInYear'),
        path: `${API}/${family.path}/year/{year}`,
        parameters: [year, ...rankedListParameters(family)],
        result: 'list',
        summary: {
          en: `${family.title.en} ${active.en} in a year`,
          es: `${family.title.es} ${active.es} en un año`,
        },
        description: {
          en: `Lists ${family.all.en} ${active.en} on any day of a year. A year without any returns an empty list.`,
          es: `Devuelve ${family.all.es} ${active.es} en algún día de un año. Si no hay, devuelve una lista vacía.`,
        },
        cacheable: true,
        mayMiss: false,
        select: (catalog, args) => {
          const { all, rows } = catalog.table(family);
          const wanted = args.required(year);
          return all.filter((ordinal) => {
            const [first, last] = yearsOfRow(period, rows[ordinal] as Row);
            return first <= wanted && (last === undefined || last >= wanted);
          });
        },
        examples: (rows) => rows.map((row) => NO_ARGUMENTS.with(year, yearsOfRow(period, row)[0])),
        enumerate: (catalog) =>
          yearsOfRecords(catalog, family, period).map((value) => NO_ARGUMENTS.with(year, value)),
      },
    ];
  },
};

type Period = NonNullable<ModelFamily['period']>;

/** Uses only the first year of a period that is still open. */
function yearsOfRow({ from, to }: Period, row: Row): readonly [first: number, last: number | undefined] {
  const [start, end] = [row[from], row[to]] as [string, string | null];
  return [Number(start.slice(0, 4)), end === null ? undefined : Number(end.slice(0, 4))];
}

/** The years from the first to the last year of any period. An open period ends with the edition. */
function yearsOfRecords(catalog: Catalog, family: ModelFamily, period: Period): readonly number[] {
  const edition = Number(catalog.edition.version.slice(0, 4));
  const years = catalog.table(family).rows.flatMap((row) => {
    const [first, last = edition] = yearsOfRow(period, row);
    return [first, last];
  });
  return range(Math.min(...years), Math.max(...years));
}
