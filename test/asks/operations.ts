// One request of each kind for a family, with the rows that it answers: what every new parameter is tried on.
import type { Row } from '../contract/data-files.js';
import { folded } from '../contract/matching.js';
import {
  type AskedFamily,
  childrenOf,
  country,
  familyOf,
  holiday,
  listedFamilies,
  rowsWith,
} from './families.js';

export type OperationKind =
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

export interface AskedOperation {
  readonly kind: OperationKind;
  /** As the description has it, with parameters in braces. */
  readonly template: string;
  /** With values for them, and what the contract requires of the query. */
  readonly path: string;
  /** Everything that is found, in id order; of a page, all that there is to page through. */
  readonly found: readonly Row[];
  /** What of it is shown, unless it is filtered or sorted otherwise. */
  readonly shown: readonly Row[];
  /** The field whose name is a parameter of the path, and so no filter here. */
  readonly taken: string | undefined;
}

/** Lists with more records are asked for less often, since each answer takes its time. */
export const LONG = 1200;

const PAGE = { page: 2, pageSize: 4 };

interface Further {
  readonly query?: string;
  readonly shown?: readonly Row[];
  readonly taken?: string;
}

/** The value, where there is one, takes the place of the parameter in the template. */
function operation(
  kind: OperationKind,
  template: string,
  value: string | number | undefined,
  found: readonly Row[],
  { query = '', shown = found, taken }: Further = {},
): AskedOperation {
  const path = template.replace(/\{\w+\}/, encodeURIComponent(value ?? ''));
  return { kind, template: `/api/v1/${template}`, path: `/api/v1/${path}${query}`, found, shown, taken };
}

export function operationsOf(family: AskedFamily): readonly AskedOperation[] {
  const { path, rows } = family;
  if (family === country) return [operation('only', `${path}/Colombia`, undefined, rows)];
  if (family === holiday) return calendar();
  const middle = rows[Math.floor(rows.length / 2)] as Row;
  return [
    operation('list', path, undefined, rows),
    operation('one', `${path}/{id}`, middle.id, [middle]),
    operation('page', `${path}/pagedList`, undefined, rows, {
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

/** Those that take filters and a place: all that answer more than one record. */
export const narrowable = ({ kind }: AskedOperation) => kind !== 'one' && kind !== 'only';

/** Those that can be sorted by the client. */
export const sortable = ({ kind }: AskedOperation) => ['list', 'page', 'related'].includes(kind);

/** A short piece of the first word, so that more than one record is found. */
const piece = (text: string) => (/\p{L}{3}/u.exec(text)?.[0] ?? text.slice(0, 3)).toLowerCase();

function search(family: AskedFamily, row: Row): AskedOperation {
  const own = family.search.filter((field) => !field.includes('.'));
  const keyword = piece(row[own[0] as string] as string);
  const found = family.rows.filter((one) =>
    family.search.some((field) => textAt(family, one, field).includes(folded(keyword))),
  );
  return operation('search', `${family.path}/search/{keyword}`, keyword, found);
}

function textAt(family: AskedFamily, row: Row, field: string): string {
  const [own, inner] = field.split('.') as [string, string?];
  if (inner === undefined) return folded((row[own] as string | null) ?? '');
  const relation = family.relations.find(({ name }) => name === own);
  const target = familyOf(relation?.target as string);
  const [related] = rowsWith(target, 'id', row[relation?.key as string]);
  return folded((related?.[inner] as string | null | undefined) ?? '');
}

function byName({ path, fields, rows }: AskedFamily, row: Row): readonly AskedOperation[] {
  if (!fields.some(({ name }) => name === 'name')) return [];
  const part = piece(row.name as string);
  const found = rows.filter(({ name }) => folded(name as string).includes(folded(part)));
  return [operation('name', `${path}/name/{name}`, part, found, { taken: 'name' })];
}

/** Every list of the family's records under another record, each under the parent that has the most of them. */
function related(family: AskedFamily): readonly AskedOperation[] {
  return listedFamilies.flatMap((parent) =>
    [...parent.relations, ...parent.lists]
      .filter(({ to, target }) => to === 'many' && target === family.record)
      .flatMap((list) => {
        const { id, children } = parent.rows
          .map((row) => ({ id: row.id, children: childrenOf(list, row) }))
          .reduce((most, one) => (one.children.length > most.children.length ? one : most));
        const further = furtherPaths[`${parent.record} ${family.record}`];
        return [
          operation('related', `${parent.path}/{id}/${list.name}`, id, children, { taken: 'id' }),
          ...(further === undefined
            ? []
            : [operation('related', further, id, children, { taken: list.key })]),
        ];
      }),
  );
}

/** Paths that existing clients know, under the family's own name. */
const furtherPaths: Readonly<Record<string, string>> = {
  'City PostalCode': 'PostalCode/city/{cityId}',
  'City UrbanCenter': 'UrbanCenter/city/{cityId}',
  'Department TypicalDish': 'TypicalDish/{departmentId}/department',
  'Department IntangibleHeritage': 'IntangibleHeritage/{departmentId}/department',
};

const codes: Readonly<Record<string, readonly string[]>> = {
  PostalCode: ['code'],
  Airport: ['iataCode', 'oaciCode'],
  UrbanCenter: ['code'],
};

function byCode({ record, path, rows }: AskedFamily, row: Row): readonly AskedOperation[] {
  const fields = codes[record];
  if (fields === undefined) return [];
  const code = row[fields.at(-1) as string] as string;
  const found = rows.filter((one) => fields.some((field) => one[field] === code));
  return [operation('code', `${path}/code/{code}`, code, found, { taken: 'code' })];
}

function inOffice({ record, path, rows }: AskedFamily): readonly AskedOperation[] {
  if (record !== 'President') return [];
  const found = rows.filter(
    ({ startPeriodDate, endPeriodDate }) =>
      (startPeriodDate as string) < '1910' && ((endPeriodDate as string | null) ?? '9999') >= '1909',
  );
  return [operation('inOffice', `${path}/year/{year}`, 1909, found)];
}

function calendar(): readonly AskedOperation[] {
  const { path, rows } = holiday;
  const inJune = rows.filter(({ date }) => (date as string).startsWith('2026-06'));
  return [
    operation('calendar', `${path}/year/{year}`, 2026, rows),
    {
      ...operation('calendar', `${path}/year/{year}/month/{month}`, 2026, inJune),
      path: `/api/v1/${path}/year/2026/month/6`,
    },
  ];
}

export const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
