// The tables of a family: its records with all fields, its figures of all records, or the days of its calendar.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Calendar } from '../../engine/model/family.js';
import type { Model, ModelFamily, ModelField, Row } from '../../engine/model/model.js';
import type { Series } from '../../engine/model/series.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';
import { type BundleColumn, type BundleTable, column, type ForeignKey } from './bundle-table.js';
import { SOURCES } from './table-names.js';

/** One table, or two of figures that have a default series: the series, then every release. */
export function familyTables(model: Model, catalog: Catalog, family: ModelFamily): readonly BundleTable[] {
  const base = {
    name: family.record,
    family: family.record,
    title: family.title,
    about: family.about,
    columns: family.fields.map(columnOf),
    lookups: [...new Set([...family.nameFields, ...Object.keys(family.knownBy), ...family.codes])],
  };
  const { series, calendar } = family;
  if (series !== undefined) {
    const all = { ...base, ...figures(model, catalog, family, series) };
    return series.inDefault === undefined
      ? [all]
      : [defaultSeries(all, series, series.inDefault), releases(all)];
  }
  if (calendar !== undefined) return [{ ...base, ...days(calendar, family) }];
  return [{ ...base, rows: catalog.table(family).rows, primaryKey: ['id'], foreignKeys: keysOf(family) }];
}

/** The obvious sum is right in it: one figure for each place and year, without words about its release, which has a separate table. */
function defaultSeries(all: BundleTable, series: Series, inDefault: string): BundleTable {
  const { breaks, place } = series;
  const left = [inDefault, breaks?.source];
  const columns = all.columns.filter(({ name, inWords }) => !inWords && !left.includes(name));
  return {
    ...all,
    name: `${all.name}Series`,
    about: {
      en: `${all.about.en} One figure for each place and year. Choose one \`${place?.level ?? LEVEL}\` before you add figures up.`,
      es: `${all.about.es} Una cifra por lugar y año. Elige un solo \`${place?.level ?? LEVEL}\` antes de sumar.`,
    },
    columns,
    rows: all.rows.filter((row) => row[inDefault] === true),
    primaryKey: [place?.level ?? LEVEL, place?.id ?? PLACE, series.year],
    foreignKeys: all.foreignKeys.filter(({ column }) => columns.some(({ name }) => name === column)),
  };
}

const releases = (all: BundleTable): BundleTable => ({
  ...all,
  name: `${all.name}Releases`,
  title: { en: `${all.title.en}, every release`, es: `${all.title.es}, todas las publicaciones` },
  about: {
    en: `${all.about.en} Superseded figures are included, so a place has several for some years. Do not add them up.`,
    es: `${all.about.es} Incluye las cifras reemplazadas, así que un lugar tiene varias en algunos años. No las sumes.`,
  },
});

const columnOf = (field: ModelField): BundleColumn => ({
  ...field,
  kind: field.kind === 'number' && field.whole ? 'integer' : field.kind,
});

/** Two relations can use one key. */
function keysOf(family: ModelFamily): readonly ForeignKey[] {
  const keys = toOneRelations(family).map(({ key, target }) => ({
    column: key.name,
    table: target.record,
    to: 'id',
  }));
  return keys.filter(({ column }, index) => keys.findIndex((key) => key.column === column) === index);
}

type Filled = Pick<BundleTable, 'columns' | 'rows' | 'primaryKey' | 'foreignKeys'>;

/** The columns of the place, if the fields do not describe it. */
const LEVEL = 'level';
const PLACE = 'placeId';

/** The figures of every family that has them, including sums. The level and the id name the record. */
function figures(model: Model, catalog: Catalog, family: ModelFamily, series: Series): Filled {
  const lists = model.families.flatMap((owner) => owner.figures.filter(({ target }) => target === family));
  const { level, id } = series.place ?? { level: LEVEL, id: PLACE };
  const own: readonly BundleColumn[] =
    series.place === undefined ? [column(LEVEL, 'text'), column(PLACE, 'integer')] : [];
  const rows = lists.flatMap((list) =>
    Array.from(catalog.table(list.owner).all).flatMap((ordinal) => {
      const place = { [level]: list.owner.path, [id]: catalog.table(list.owner).rows[ordinal]?.id };
      return catalog.figures(list, ordinal, { series: 'all' }).map((row): Row => ({ ...place, ...row }));
    }),
  );
  // The place can lack a field that the figures declare.
  const copied = (each: BundleColumn) =>
    series.place?.copies.includes(each.name) ? { ...each, nullable: true } : each;
  const words = [series.title, series.breaks?.sentence.en, series.breaks?.sentence.es];
  const sources = [series.release, series.breaks?.source].filter((name) => name !== undefined);
  return {
    columns: [...own, ...family.fields.map(columnOf).map(copied)].map((each) =>
      words.includes(each.name) ? { ...each, inWords: true } : each,
    ),
    rows,
    primaryKey: [level, id, series.year, series.release, ...series.shared],
    foreignKeys: sources.map((name) => ({ column: name, table: SOURCES, to: 'id' })),
  };
}

/** The last year in which working days are counted. The rules cover later ones. */
export const lastListedYear = ({ workingDays, to }: Calendar): number => workingDays?.to ?? to;

function days(calendar: Calendar, { nameFields }: ModelFamily): Omit<Filled, 'columns'> {
  const { from, date } = calendar;
  const length = lastListedYear(calendar) - from + 1;
  const rows = Array.from({ length }, (_, index) => calendar.rows(from + index, () => false)).flat();
  return { rows, primaryKey: [date, ...nameFields], foreignKeys: [] };
}
