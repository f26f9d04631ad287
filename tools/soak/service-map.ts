// The possible requests, read from the service itself: families with their ids, related lists, texts, entity tags.

export interface ServiceMap {
  readonly families: readonly {
    readonly path: string;
    readonly ids: readonly number[];
    readonly sortable: readonly string[];
  }[];
  /** Lists that belong to a record: the path before and after its id. */
  readonly related: readonly {
    readonly before: string;
    readonly after: string;
    readonly ids: readonly number[];
  }[];
  /** Long texts of the records. */
  readonly texts: readonly string[];
  /** Records with their current entity tag. */
  readonly held: readonly { readonly path: string; readonly etag: string }[];
}

interface Description {
  readonly paths: Readonly<Record<string, { readonly get: { readonly parameters?: readonly Parameter[] } }>>;
}

interface Parameter {
  readonly name: string;
  readonly schema: { readonly anyOf?: readonly { readonly enum?: readonly string[] }[] };
}

/** A keep-alive connection would look like a leaked descriptor. */
const ONCE = { connection: 'close', 'accept-encoding': 'identity' };
const HELD = 300;
const LONG_TEXT = 40;

export async function readServiceMap(origin: string): Promise<ServiceMap> {
  const json = async (path: string) => (await fetch(origin + path, { headers: ONCE })).json();
  const { paths } = (await json('/openapi.full.json')) as Description;
  const families: ServiceMap['families'][number][] = [];
  const texts: string[] = [];
  for (const path of Object.keys(paths).filter(
    (each) => paths[`${each}/{id}`] && paths[`${each}/pagedList`],
  )) {
    const rows = (await json(path)) as readonly Readonly<Record<string, unknown>>[];
    const sortBy = paths[path]?.get.parameters?.find(({ name }) => name === 'sortBy');
    const sortable = sortBy?.schema.anyOf?.[0]?.enum ?? [];
    families.push({ path, ids: rows.map(({ id }) => id as number), sortable });
    for (const value of rows.flatMap((row) => Object.values(row)))
      if (typeof value === 'string' && value.length >= LONG_TEXT) texts.push(value);
  }
  const bounded = new Map<string, readonly number[]>();
  for (const { path, ids } of families)
    bounded.set(`${path}/`, paths[`${path}/{id}/boundary`] ? await withBoundary(origin, path, ids) : ids);
  const related = Object.keys(paths).flatMap((path) => {
    const [before, after] = path.split('{id}');
    const ids = bounded.get(before ?? '');
    return before && after && ids ? [{ before, after, ids }] : [];
  });
  return { families, related, texts, held: await readTags(origin, families) };
}

/** A record that is only a name today has no boundary and no neighbours, so the service rightly returns 404 for them. */
async function withBoundary(origin: string, path: string, ids: readonly number[]) {
  const found: number[] = [];
  for (const id of ids) {
    const { status } = await fetch(`${origin}${path}/${id}/boundary`, { method: 'HEAD', headers: ONCE });
    if (status === 200) found.push(id);
  }
  return found;
}

async function readTags(origin: string, families: ServiceMap['families']): Promise<ServiceMap['held']> {
  const paths = families.flatMap(({ path, ids }) => ids.slice(0, HELD).map((id) => `${path}/${id}`));
  const every = Math.ceil(paths.length / HELD);
  const held = paths.filter((_, index) => index % every === 0);
  const tags: { path: string; etag: string }[] = [];
  for (const path of held) {
    const answer = await fetch(origin + path, { headers: ONCE });
    await answer.arrayBuffer();
    tags.push({ path, etag: answer.headers.get('etag') as string });
  }
  return tags;
}
