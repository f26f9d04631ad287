// The requests of the soak test: an endless mix of everything a client can request, mostly records and searches.
import type { Random } from '../random.js';
import type { readServiceMap } from './service-map.js';

type ServiceMap = Awaited<ReturnType<typeof readServiceMap>>;

interface SoakRequest {
  readonly kind: string;
  readonly text: string;
  readonly status: number;
  readonly hasBody: boolean;
}

const plainRequest = (path: string, status = 200, fields = '', method = 'GET') => ({
  text: `${method} ${path} HTTP/1.1\r\nHost: soak\r\n${fields}\r\n`,
  status,
  hasBody: method !== 'HEAD' && status !== 304,
});

const ACCEPTED_CODINGS = [
  'Accept-Encoding: br\r\n',
  'Accept-Encoding: gzip\r\n',
  'Accept-Encoding: gzip, br;q=0.9\r\n',
];
const RANDOM_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Shares in thousandths: small responses often, responses of megabytes seldom. */
const SHARES = {
  'a record': 420,
  'a record, compressed': 100,
  'a record, unchanged (304)': 100,
  'a record, HEAD': 20,
  'a search, a new keyword': 170,
  'a search, a new keyword, compressed': 30,
  'a page': 60,
  'a related list': 30,
  'a whole list': 4,
  'a whole list, sorted': 3,
  'a whole list, compressed': 8,
  'an unknown record (404)': 20,
  'an unknown path (404)': 15,
  'a bad parameter (400)': 20,
} as const;

type RequestKind = keyof typeof SHARES;

interface RequestMix {
  readonly next: () => SoakRequest;
  /** For a client that disconnects before it has read everything. */
  readonly large: () => SoakRequest;
}

export function createRequestMix(map: ServiceMap, random: Random): RequestMix {
  const { families, related, held } = map;
  const record = () => random.pick(random.pick(families).records);
  const search = () => `${random.pick(families).path}/search/${encodeURIComponent(keyword(map, random))}`;
  const page = () => {
    const { path, sortable } = random.pick(families);
    const sort = random.below(2) === 0 ? '' : `&SortBy=${random.pick(sortable)}`;
    return `${path}/pagedList?Page=1&PageSize=${1 + random.below(20)}${sort}`;
  };
  const sorted = () => {
    const { path, sortable } = random.pick(families);
    return `${path}?sortBy=${random.pick(sortable)}&sortDirection=${random.pick(['asc', 'desc'])}`;
  };
  const unchanged = () => {
    const { path, etag } = random.pick(held);
    return plainRequest(path, 304, `If-None-Match: ${etag}\r\n`);
  };
  const badParameter = () => {
    const { path } = random.pick(families);
    const bad = ['/pagedList?Page=0&PageSize=10', '?sortBy=nothing', '/0', '/abc', '/pagedList?Page=x'];
    return plainRequest(`${path}${random.pick(bad)}`, 400);
  };

  const make: Readonly<Record<RequestKind, () => Omit<SoakRequest, 'kind'>>> = {
    'a record': () => plainRequest(record()),
    'a record, compressed': () => plainRequest(record(), 200, random.pick(ACCEPTED_CODINGS)),
    'a record, unchanged (304)': unchanged,
    'a record, HEAD': () => plainRequest(record(), 200, '', 'HEAD'),
    'a search, a new keyword': () => plainRequest(search()),
    'a search, a new keyword, compressed': () => plainRequest(search(), 200, random.pick(ACCEPTED_CODINGS)),
    'a page': () => plainRequest(page()),
    'a related list': () => plainRequest(random.pick(random.pick(related))),
    'a whole list': () => plainRequest(random.pick(families).path),
    'a whole list, sorted': () => plainRequest(sorted()),
    'a whole list, compressed': () =>
      plainRequest(random.pick(families).path, 200, random.pick(ACCEPTED_CODINGS)),
    'an unknown record (404)': () =>
      plainRequest(`${random.pick(families).path}/${900_000_000 + random.below(1e8)}`, 404),
    'an unknown path (404)': () => plainRequest(`/api/v1/${letters(random, 9)}/${letters(random, 5)}`, 404),
    'a bad parameter (400)': badParameter,
  };
  // Drawn from a list that repeats each kind by its share.
  const kinds = Object.keys(SHARES) as RequestKind[];
  const draw = kinds.flatMap((kind) => Array<RequestKind>(SHARES[kind]).fill(kind));
  const largest = families.reduce((most, each) => (each.records.length > most.records.length ? each : most));
  return {
    next: () => {
      const kind = random.pick(draw);
      return { kind, ...make[kind]() };
    },
    large: () => ({ kind: 'a whole list, left in the middle', ...plainRequest(largest.path) }),
  };
}

/** A piece of a real text, of which millions exist, or letters that no record contains. */
function keyword({ texts }: ServiceMap, random: Random): string {
  if (random.below(4) === 0) return letters(random, 8);
  const text = random.pick(texts);
  const length = 5 + random.below(12);
  const start = random.below(Math.max(1, text.length - length));
  const piece = text.slice(start, start + length).trim();
  return piece === '' || piece === '.' || piece === '..' ? letters(random, 8) : piece;
}

function letters(random: Random, length: number): string {
  return Array.from({ length }, () => RANDOM_LETTERS[random.below(RANDOM_LETTERS.length)]).join('');
}
