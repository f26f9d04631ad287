// The client: methods made from the table of requests.
import type { GeneralMethods, Groups } from './generated/methods.js';
import { BATCHES, COMMON, GENERAL, GROUPS, MOST_ROWS } from './generated/table.js';
import type { Page } from './method.js';
import type { CallOptions } from './query.js';
import { type QueryOptions, requestPath } from './request-path.js';
import { type AtlasOptions, createTransport, type Transport } from './transport.js';

export interface Atlas extends Groups, GeneralMethods {
  /** The holidays of a year. */
  holidays: Groups['holiday']['ofYear'];
  /** The number of working days from one date to another. */
  workingDays: Groups['workingDay']['count'];
  /** The date that is a number of working days after another. */
  addWorkingDays: Groups['workingDay']['add'];
  /** Any other path below `/api/v1/` whose response is JSON. */
  get: (path: string, options?: QueryOptions) => Promise<unknown>;
}

type Method = (...args: unknown[]) => Promise<unknown>;
type Paging = QueryOptions & { readonly pageSize?: number };
type Methods = Record<string, Method | ((options?: Paging) => AsyncGenerator)>;

export function createAtlas(options: AtlasOptions): Atlas {
  const send = createTransport(options);
  const groups = Object.entries(GROUPS).map(([name, text]) => [name, groupOf(send, text)] as const);
  const { holiday, workingDay } = Object.fromEntries(groups);
  const batches = Object.entries(BATCHES).map(([name, [path, rows]]) => [name, batchOf(send, path, rows)]);
  const atlas = {
    ...Object.fromEntries(groups),
    ...methodsOf(send, '', GENERAL.split(' ')),
    ...Object.fromEntries(batches),
    holidays: holiday?.ofYear,
    workingDays: workingDay?.count,
    addWorkingDays: workingDay?.add,
    get: (path: string, query: QueryOptions = {}) => send(path + requestPath('', [query]), query),
  };
  return atlas as unknown as Atlas;
}

function groupOf(send: Transport, text: string): Methods {
  const [path = '', ...methods] = text.replace('+', COMMON).split(' ');
  const group: Methods = methodsOf(send, path, methods);
  const { page } = group as Record<string, Method>;
  if (page !== undefined) {
    const pages = pagesOf(page);
    group.pages = pages;
    group.each = async function* (options?: Paging) {
      for await (const { data } of pages(options)) yield* data;
    };
  }
  return group;
}

function methodsOf(send: Transport, path: string, methods: readonly string[]): Record<string, Method> {
  return Object.fromEntries(
    methods.map((method) => {
      const [name, own = `/*/${name}`] = method.split('=', 2) as [string, string?];
      return [
        name,
        (...args) => {
          const last = args.at(-1);
          const options = typeof last === 'object' && last !== null ? (last as QueryOptions) : {};
          return send(requestPath(path + own, args), options);
        },
      ];
    }),
  );
}

const pagesOf = (page: Method) =>
  async function* (options: Paging = {}): AsyncGenerator<Page<unknown>, void> {
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
      const body = JSON.stringify({ [name]: rows.slice(start, start + MOST_ROWS) });
      const answer = (await send(path, options, body)) as Record<string, unknown[]>;
      answered.push(...(answer[name] ?? []));
    }
    return answered;
  };
