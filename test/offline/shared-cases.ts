// Requests that every way to the data can send: a path of the API, a call of the client and a command.

import type { Random } from '../../lab/random.js';
import type { Service } from '../../src/app.js';
import type { ModelFamily, Row } from '../../src/engine/model/model.js';
import { nameOf } from '../../src/engine/model/read-row.js';
import { isListed } from '../../src/engine/operations/operation.js';
import { fold } from '../../src/engine/text/fold.js';

type Call = (...args: unknown[]) => Promise<unknown>;

/** The client without its types, because each case names its method. */
export type AnyAtlas = Readonly<Record<string, Call & Readonly<Record<string, Call>>>>;

export interface SharedCase {
  /** Below `/api/v1/`. */
  readonly path: string;
  readonly call: (atlas: AnyAtlas) => Promise<unknown>;
  readonly command: readonly string[];
}

export function sharedCases({ engine: { model, catalog } }: Service, random: Random): readonly SharedCase[] {
  const some = (count: number, make: () => SharedCase) => Array.from({ length: count }, make);
  return [
    ...model.families
      .filter(isListed)
      .flatMap((family) => ofFamily(family, catalog.table(family).rows, random)),
    ...some(20, () => ofYear(random.integer(1984, 2100))),
    ...some(15, () => counted(dateIn(random), dateIn(random))),
    ...some(15, () => added(dateIn(random), random.integer(-300, 300))),
    ...some(35, () => located(random.integer(-4200, 12_500) / 1000, random.integer(-79_000, -67_000) / 1000)),
  ];
}

function ofFamily(family: ModelFamily, rows: readonly Row[], random: Random): readonly SharedCase[] {
  const { path, record } = family;
  const group = record.charAt(0).toLowerCase() + record.slice(1);
  const list = (text: string, options: object, ...command: readonly string[]): SharedCase => ({
    path: `${path}?${text}`,
    call: (atlas) => of(atlas, group, 'list')(options),
    command: ['list', record, ...command],
  });
  const idOf = () => random.pick(rows).id as number;
  const byId = (id: number): SharedCase => ({
    path: `${path}/${id}`,
    call: (atlas) => of(atlas, group, 'byId')(id),
    command: ['get', record, `${id}`],
  });
  const related = (id: number): SharedCase => {
    const { segments } = random.pick(family.lists);
    const [segment, method = segment] = segments as [string, string?];
    return {
      path: `${path}/${id}/${segment}`,
      call: (atlas) => of(atlas, group, method)(id),
      command: ['get', record, `${id}`, segment],
    };
  };
  const sortBy = random.pick(family.fields.filter(({ kind }) => kind !== 'texts')).name;
  const [limit, offset] = [random.integer(1, 30), random.integer(0, 5)];
  const text = random.pick(family.fields.filter(({ kind }) => kind === 'text')).name;
  const contains = fold(nameOf(family, random.pick(rows))).slice(0, 3);
  const gte = idOf();
  const paged = ['--limit', `${limit}`, '--offset', `${offset}`];
  return [
    ...[idOf(), idOf(), idOf(), idOf()].map(byId),
    byId(Math.max(...rows.map(({ id }) => id as number)) + 1),
    ...(family.lists.length === 0 ? [] : [idOf(), idOf()].map(related)),
    list(
      `sortBy=${sortBy}&sortDirection=desc&limit=${limit}&offset=${offset}`,
      { sortBy, sortDirection: 'desc', limit, offset },
      ...['--sort', sortBy, '--descending', ...paged],
    ),
    list(
      `${text}[contains]=${encodeURIComponent(contains)}&fields=id,${text}`,
      { where: { [text]: { contains } }, fields: ['id', text] },
      ...[`${text}.contains=${contains}`, '--fields', `id,${text}`],
    ),
    list(
      `id[gte]=${gte}&limit=${limit}`,
      { where: { id: { gte } }, limit },
      ...[`id.gte=${gte}`, '--limit', `${limit}`],
    ),
    {
      path: `${path}/count?id[gte]=${gte}`,
      call: (atlas) => of(atlas, group, 'count')({ where: { id: { gte } } }),
      command: ['count', record, `id.gte=${gte}`],
    },
  ];
}

const ofYear = (year: number): SharedCase => ({
  path: `Holiday/year/${year}`,
  call: (atlas) => of(atlas, 'holidays')(year),
  command: ['holidays', `${year}`],
});

const counted = (from: string, to: string): SharedCase => ({
  path: `WorkingDay/count?from=${from}&to=${to}`,
  call: (atlas) => of(atlas, 'workingDays')(from, to),
  command: ['working-days', from, to],
});

const added = (from: string, days: number): SharedCase => ({
  path: `WorkingDay/add?from=${from}&days=${days}`,
  call: (atlas) => of(atlas, 'addWorkingDays')(from, days),
  // A negative number after a space would be an option.
  command: ['working-days', from, `--add=${days}`],
});

const located = (lat: number, lon: number): SharedCase => ({
  path: `locate?lat=${lat}&lon=${lon}`,
  call: (atlas) => of(atlas, 'locate')(lat, lon),
  command: ['locate', '--', `${lat}`, `${lon}`],
});

const dateIn = (random: Random) =>
  new Date(Date.UTC(2000, 0, random.integer(1, 20_000))).toISOString().slice(0, 10);

function of(atlas: AnyAtlas, ...names: readonly string[]): Call {
  let found: unknown = atlas;
  for (const name of names) found = (found as Record<string, unknown>)[name];
  if (typeof found !== 'function') throw new Error(`The client has no ${names.join('.')}.`);
  return found as Call;
}
