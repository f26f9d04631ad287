// The client: methods made from the table of requests.
import type { GeneralMethods, Groups } from './generated/methods.js';
import { BATCHES, COMMON, GENERAL, GROUPS, MOST_ROWS } from './generated/table.js';
import type { AtlasPromise, Page } from './method.js';
import type { CallOptions } from './query.js';
import { type QueryOptions, requestPath } from './request-path.js';
import { type AtlasOptions, type AtlasResponse, createTransport, type Transport } from './transport.js';

export interface Atlas extends Groups, GeneralMethods {
  /** The holidays of a year. */
  holidays: Groups['holiday']['ofYear'];
  /** Another name of `search`: records of all families. */
  find: GeneralMethods['search'];
  /** The number of working days from one date to another. */
  workingDays: Groups['workingDay']['count'];
  /** The date that is a number of working days after another. */
  addWorkingDays: Groups['workingDay']['add'];
  /** Any other path below `/api/v1/` whose response is JSON. */
  get: (path: string, options?: QueryOptions) => AtlasPromise<unknown>;
}

type AnyMethod = (...args: unknown[]) => Promise<unknown>;
type PagingOptions = QueryOptions & { readonly pageSize?: number };
type Methods = Record<string, AnyMethod | ((options?: PagingOptions) => AsyncGenerator)>;

export function createAtlas(options: AtlasOptions): Atlas {
  const send = createTransport(options);
  const groups = Object.fromEntries(
    Object.entries(GROUPS).map(([name, text]) => [name, groupOf(send, text)] as const),
  );
  const { holiday, workingDay } = groups;
  const batches = Object.entries(BATCHES).map(([name, [path, rows]]) => [name, batchOf(send, path, rows)]);
  const general = methodsOf(send, '', GENERAL.split(' '));
  const atlas = {
    ...groups,
    ...general,
    ...Object.fromEntries(batches),
    find: general.search,
    holidays: holiday?.ofYear,
    workingDays: workingDay?.count,
    addWorkingDays: workingDay?.add,
    get: (path: string, query: QueryOptions = {}) => opened(send(path + requestPath('', [query]), query)),
  };
  return atlas as unknown as Atlas;
}

function groupOf(send: Transport, text: string): Methods {
  const [path = '', ...methods] = text.replace('+', COMMON).split(' ');
  const group: Methods = methodsOf(send, path, methods);
  const { page } = group as Record<string, AnyMethod>;
  if (page !== undefined) {
    const pages = pagesOf(page);
    group.pages = pages;
    group.each = async function* (options?: PagingOptions) {
      for await (const { data } of pages(options)) yield* data;
    };
  }
  return group;
}

function methodsOf(send: Transport, path: string, methods: readonly string[]): Record<string, AnyMethod> {
  return Object.fromEntries(
    methods.map((method) => {
      const [name, own = `/*/${name}`] = method.split('=', 2) as [string, string?];
      return [
        name,
        (...args) => {
          const last = args.at(-1);
          const options = typeof last === 'object' && last !== null ? (last as QueryOptions) : {};
          if (selectsNothing(options)) return opened(Promise.resolve({ data: nothing(name, args, options) }));
          return opened(
            send(requestPath(path + own, args), options, name === 'page' ? checkPage : undefined),
          );
        },
      ];
    }),
  );
}

/** The data, with the rest of the response for programs that need it. */
function opened<T>(response: Promise<AtlasResponse<T>>): AtlasPromise<T> {
  const data = response.then((read) => read.data);
  const withResponse = () => {
    // Its failure is reported by the response.
    data.catch(() => {});
    return response;
  };
  return Object.assign(data, { withResponse });
}

/** No record is one of none; the service would ignore the filter. */
const selectsNothing = ({ where }: QueryOptions) =>
  Object.values(where ?? {}).some((condition) => String(condition?.in ?? 'any') === '');

/** The response of the service if no record matches. */
function nothing(name: string, [page, pageSize]: readonly unknown[], options: QueryOptions): unknown {
  if (name === 'page') return { page, pageSize, totalRecords: 0, pageCount: 0, data: [] };
  if (name !== 'count') return [];
  if (options.countBy !== undefined) return { total: 0, groups: [] };
  const counted: Record<string, unknown> = { count: 0 };
  for (const figure of ['sum', 'mean', 'min', 'max']) {
    const fields = options[figure] as readonly string[] | undefined;
    if (fields) counted[figure] = Object.fromEntries(fields.map((field) => [field, null]));
  }
  return counted;
}

/** Far beyond the pages of any family, so that a loop over them ends. */
const MOST_PAGES = 100_000;

function checkPage(value: unknown): void {
  const { page, pageCount, data } = value as Page<unknown>;
  check(Array.isArray(data) && pageCount <= MOST_PAGES && (data.length > 0 || page >= pageCount));
}

function check(isSound: boolean): void {
  if (!isSound) throw new Error('not a response of the service');
}

const pagesOf = (page: AnyMethod) =>
  async function* (options: PagingOptions = {}): AsyncGenerator<Page<unknown>, void> {
    const { pageSize = 500, ...others } = options;
    for (let number = 1, pageCount = 1; number <= pageCount; number++) {
      const read = (await page(number, pageSize, others)) as Page<unknown>;
      yield read;
      pageCount = read.pageCount;
    }
  };

const batchOf =
  (send: Transport, path: string, name: string) =>
  async (rows: readonly unknown[], options: CallOptions = {}) => {
    const answered: unknown[] = [];
    for (let start = 0; start < rows.length; start += MOST_ROWS) {
      const sent = rows.slice(start, start + MOST_ROWS);
      let list: unknown;
      const checkRows = (value: unknown) => {
        list = (value as Record<string, unknown>)[name];
        check(Array.isArray(list) && list.length === sent.length);
      };
      await send(path, options, checkRows, JSON.stringify({ [name]: sent }));
      answered.push(...(list as readonly unknown[]));
    }
    return answered;
  };
