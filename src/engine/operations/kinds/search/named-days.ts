// Days of a calendar that a query names, such as `Good Friday 2029` or `20 de julio`. They are computed, so that no index has them.
import type { Catalog } from '../../../catalog/catalog.js';
import type { FindIndex } from '../../../find/find-index.js';
import { familyWords } from '../../../find/findable.js';
import type { ModelFamily, Row } from '../../../model/model.js';
import { nameOf } from '../../../model/read-row.js';
import { memo } from '../../../scheduling/shared-work.js';
import type { Language } from '../../../text/localized.js';
import { linkToAll } from './found-record.js';

type FamilyCalendar = NonNullable<ModelFamily['calendar']>;

interface NamedDays {
  /** The names of rows by the keys that people type. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** The year of the edition. A response must not depend on the day of the request. */
  readonly year: number;
}

const known = memo<Catalog, NamedDays, ModelFamily>();

/** The hits for the days that the key names, in the year beside it or else in that of the edition and the next. */
export function daysNamed(
  catalog: Catalog,
  families: readonly ModelFamily[],
  { queryKey }: Pick<FindIndex, 'queryKey'>,
  key: string,
  queryText: string,
  language: Language,
) {
  return families.flatMap((family) => {
    const { calendar } = family;
    if (calendar === undefined) return [];
    const { names, year: usual } = known(catalog, family, () =>
      namedDays(catalog, family, calendar, queryKey),
    );
    const [, text = key, digits] = /^(.+) (\d{4})$/.exec(key) ?? [];
    const year = Number(digits ?? usual);
    if (year < calendar.from || year > calendar.to) return [];
    const own = familyWords(family);
    const bare = text.split(' ').filter((word) => !own.includes(word));
    const found = names.get(text) ?? names.get(bare.join(' ')) ?? [];
    const years = digits === undefined ? [year, year + 1].filter((each) => each <= calendar.to) : [year];
    return found.map((name) => ({
      family: family.record,
      id: null,
      name,
      context: `${family.noun.bare[language]}, ${years.flatMap((each) => datesOf(family, calendar, name, each)).join(', ')}`,
      score: 1,
      field: family.nameFields[0] ?? '',
      matched: queryText,
      link: linkToAll(family, year),
      change: null,
      certain: true,
    }));
  });
}

const rowsOf = ({ rows }: FamilyCalendar, year: number): readonly Row[] => rows(year, () => false);
const dayOf = ({ date }: FamilyCalendar, row: Row) => String(row[date]).slice(0, 10);

const datesOf = (family: ModelFamily, calendar: FamilyCalendar, name: string, year: number) =>
  rowsOf(calendar, year)
    .filter((row) => nameOf(family, row) === name)
    .map((row) => dayOf(calendar, row));

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month, 1)));

function namedDays(
  catalog: Catalog,
  family: ModelFamily,
  calendar: FamilyCalendar,
  keyOf: (text: string) => string,
): NamedDays {
  const year = Number(catalog.edition.version.slice(0, 4)) || calendar.example;
  const names = new Map<string, string[]>();
  const add = (key: string, name: string) => {
    const others = names.get(key) ?? [];
    if (!others.includes(name)) names.set(key, [...others, name]);
  };
  const [own] = family.nameFields.map((each) => family.field(each));
  const months = (['es', 'en'] as const).map((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return MONTHS.map((month) => format(month));
  });
  for (const row of rowsOf(calendar, year)) {
    const name = nameOf(family, row);
    for (const text of [name, ...Object.values(own?.valueNames?.[name] ?? {})]) add(keyOf(text), name);
    // A day that moves is not known by a date.
    const [day, next] = [year, year + 1].map((each) => datesOf(family, calendar, name, each)[0]?.slice(5));
    if (day === undefined || day !== next) continue;
    const [month, date] = day.split('-').map(Number) as [number, number];
    const [spanish, english] = months.map((each) => each[month - 1]);
    for (const text of [`${date} de ${spanish}`, `${english} ${date}`, `${date} ${english}`]) add(text, name);
  }
  for (const [text, meant] of Object.entries(calendar.alsoNamed ?? {}))
    for (const name of meant) add(keyOf(text), name);
  return { names, year };
}
