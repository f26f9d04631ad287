// One request of each kind for a family, with the rows that it returns, for tests of every new parameter.
import type { Row } from '../contract/data-files.js';
import { ranked } from '../contract/ranking.js';
import { isFull } from '../system/size.js';
import { childrenOf, country, type Family, holiday, listedFamilies } from './families.js';
import { type View, viewOf } from './operation-views.js';

type OperationKind =
  | 'list'
  | 'one'
  | 'name'
  | 'search'
  | 'page'
  | 'related'
  | 'code'
  | 'inOffice'
  | 'only'
  | 'calendar';

export interface Operation {
  readonly kind: OperationKind;
  /** The path of the description, with parameters in braces. */
  readonly template: string;
  /** The path with values for its parameters, and with the parameters that the contract requires. */
  readonly path: string;
  /** All results in the order of the response. For pages, the results of all pages. */
  readonly found: readonly Row[];
  /** The part that is shown without filters and sorting. */
  readonly shown: readonly Row[];
  /** The view of its records. */
  readonly view: View;
}

/** Lists with more records are requested less often, because their responses take longer. */
export const LONG = isFull ? 1200 : 60;

const PAGE = { page: 2, pageSize: 4 };

interface Further {
  readonly query?: string;
  readonly shown?: readonly Row[];
  /** The family of the parent, which a related list omits. */
  readonly parent?: string;
}

/** The value replaces the parameter in the template, if there is one. */
function operation(
  family: Family,
  kind: OperationKind,
  template: string,
  value: string | number | undefined,
  found: readonly Row[],
  { query = '', shown = found, parent }: Further = {},
): Operation {
  const path = template.replace(/\{\w+\}/, encodeURIComponent(value ?? ''));
  return {
    kind,
    template: `/api/v1/${template}`,
    path: `/api/v1/${path}${query}`,
    found,
    shown,
    view: viewOf(family, kind, template, parent),
  };
}

const known = new Map<Family, readonly Operation[]>();

/** Collected once for many test files. */
export function operationsOf(family: Family): readonly Operation[] {
  const operations = known.get(family) ?? findOperations(family);
  known.set(family, operations);
  return operations;
}

function findOperations(family: Family): readonly Operation[] {
  const { path, rows } = family;
  if (family === country) return [operation(family, 'only', `${path}/Colombia`, undefined, rows)];
  if (family === holiday) return calendar();
  const middle = rows[Math.floor(rows.length / 2)] as Row;
  return [
    operation(family, 'list', path, undefined, rows),
    operation(family, 'one', `${path}/{id}`, middle.id, [middle]),
    operation(family, 'page', `${path}/pagedList`, undefined, rows, {
      query: `?Page=${PAGE.page}&PageSize=${PAGE.pageSize}`,
      shown: rows.slice((PAGE.page - 1) * PAGE.pageSize, PAGE.page * PAGE.pageSize),
    }),
    search(family, middle),
    ...byName(family, middle),
    ...related(family),
    ...byCode(family, middle),
    ...inOffice(family),
  ];
}

/** The operations with filters and a place, which are those that return more than one record. */
export const narrowable = ({ kind }: Operation) => kind !== 'one' && kind !== 'only';

/** The operations that a client can sort. */
export const sortable = ({ kind }: Operation) =>
  ['list', 'page', 'related', 'name', 'search', 'code', 'inOffice'].includes(kind);

/** The operations that `limit` and `offset` cut, which are all arrays except holidays. */
export const limitable = ({ kind }: Operation) =>
  ['list', 'related', 'name', 'search', 'code', 'inOffice'].includes(kind);

/** A short part of the first word, which finds more than one record. */
const piece = (text: string) => (/\p{L}{3}/u.exec(text)?.[0] ?? text.slice(0, 3)).toLowerCase();

function search(family: Family, row: Row): Operation {
  const own = family.search.filter((field) => !field.includes('.'));
  const keyword = piece(row[own[0] as string] as string);
  return operation(
    family,
    'search',
    `${family.path}/search/{keyword}`,
    keyword,
    ranked(family.record, family.search, keyword),
  );
}

function byName(family: Family, row: Row): readonly Operation[] {
  if (!family.fields.some(({ name }) => name === 'name')) return [];
  const part = piece(row.name as string);
  return [
    operation(family, 'name', `${family.path}/name/{name}`, part, ranked(family.record, ['name'], part)),
  ];
}

/** Every related list with records of the family, each of the parent that has the most of them. */
function related(family: Family): readonly Operation[] {
  return listedFamilies.flatMap((parent) =>
    [...parent.relations, ...parent.lists]
      .filter(({ to, target }) => to === 'many' && target === family.record)
      .flatMap((list) => {
        const { id, children } = parent.rows
          .map((row) => ({ id: row.id, children: childrenOf(list, row) }))
          .reduce((most, one) => (one.children.length > most.children.length ? one : most));
        const further = furtherPaths[`${parent.record} ${family.record}`];
        const under = `${parent.path}/{id}/${list.name}`;
        return [
          operation(family, 'related', under, id, children, { parent: parent.record }),
          ...(further === undefined ? [] : [operation(family, 'related', further, id, children)]),
        ];
      }),
  );
}

/** Paths of existing clients under the family's own name, whose responses contain the parent. */
const furtherPaths: Readonly<Record<string, string>> = {
  'City PostalCode': 'PostalCode/city/{cityId}',
  'City UrbanCenter': 'UrbanCenter/city/{cityId}',
  'Department TypicalDish': 'TypicalDish/{departmentId}/department',
  'Department IntangibleHeritage': 'IntangibleHeritage/{departmentId}/department',
  'City TraditionalFairAndFestival': 'TraditionalFairAndFestival/{cityId}/city',
};

const codes: Readonly<Record<string, readonly string[]>> = {
  PostalCode: ['code'],
  Airport: ['iataCode', 'oaciCode'],
  UrbanCenter: ['code'],
};

function byCode(family: Family, row: Row): readonly Operation[] {
  const { record, path, rows } = family;
  const fields = codes[record];
  if (fields === undefined) return [];
  const code = row[fields.at(-1) as string] as string;
  const found = rows.filter((one) => fields.some((field) => one[field] === code));
  return [operation(family, 'code', `${path}/code/{code}`, code, found)];
}

function inOffice(family: Family): readonly Operation[] {
  const { record, path, rows } = family;
  if (record !== 'President') return [];
  const found = rows.filter(
    ({ startPeriodDate, endPeriodDate }) =>
      (startPeriodDate as string) < '1910' && ((endPeriodDate as string | null) ?? '9999') >= '1909',
  );
  return [operation(family, 'inOffice', `${path}/year/{year}`, 1909, found)];
}

function calendar(): readonly Operation[] {
  const { path, rows } = holiday;
  const inJune = rows.filter(({ date }) => (date as string).startsWith('2026-06'));
  return [
    operation(holiday, 'calendar', `${path}/year/{year}`, 2026, rows),
    {
      ...operation(holiday, 'calendar', `${path}/year/{year}/month/{month}`, 2026, inJune),
      path: `/api/v1/${path}/year/2026/month/6`,
    },
  ];
}

export const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
