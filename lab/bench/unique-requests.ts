// Requests of all kinds, no two alike, as strangers, crawlers and assistants send them over a long time.
import type { DearRequest } from '../steps/dear-request.js';

const SYLLABLES = ['ba', 'ca', 'do', 'gua', 'la', 'mi', 'na', 'pe', 'qui', 'ri', 'sa', 'to', 'ya', 'zi'];

/** A word for each number, as a name might be. */
const word = (n: number): string => {
  let [rest, text] = [n + 14, ''];
  for (; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) text += SYLLABLES[rest % SYLLABLES.length];
  return text;
};
const pointRequest = (n: number) =>
  `${(-4 + (n % 16_000) / 1000).toFixed(4)},${(-79 + ((n * 7) % 12_000) / 1000).toFixed(4)}`;
const json = (path: string, body: unknown): DearRequest => ({
  path,
  method: 'POST',
  type: 'application/json',
  accept: 'application/json, text/event-stream',
  body: JSON.stringify(body),
});

const kinds: readonly ((n: number) => DearRequest)[] = [
  (n) => ({ path: `/api/v1/City/${(n % 1100) + 1}?x=${n}` }),
  (n) => ({ path: `/api/v1/City/search/${word(n)}` }),
  (n) => ({ path: `/api/v1/search?q=${word(n)}+${word(n + 1)}` }),
  (n) => ({ path: `/api/v1/suggest?q=${word(n)}` }),
  (n) => ({
    path: `/api/v1/locate?lat=${pointRequest(n).split(',')[0]}&lon=${pointRequest(n).split(',')[1]}`,
  }),
  (n) => ({ path: `/api/v1/UrbanCenter?near=${pointRequest(n)}&limit=20` }),
  (n) => ({
    path: `/api/v1/PostalCode?limit=50&offset=${n % 3500}&sortBy=-code&fields=id,code${n % 2 ? ',cityId' : ''}`,
  }),
  (n) => ({ path: `/api/v1/City?population[gte]=${n}&fields=id,name` }),
  (n) => ({ path: `/en/search?q=${word(n)}`, accept: 'text/html' }),
  (n) => ({ path: `/es/datos/municipios?page=${(n % 23) + 1}&sort=-population&x=${n}`, accept: 'text/html' }),
  (n) => ({ path: `/en/data/municipalities/${(n % 1100) + 1}`, accept: 'text/html' }),
  (n) => ({ path: `/en/${word(n)}`, accept: 'text/html' }),
  (n) => ({ path: `/api/v1/${word(n)}` }),
  (n) => ({ path: `/en/tools/working-days?from=2026-01-01&days=${n % 20_000}`, accept: 'text/html' }),
  (n) => json('/api/v1/match', [{ municipio: word(n), departamento: word(n * 3) }]),
  (n) => json('/api/v1/locate', [{ lat: n % 10, lon: -74 - (n % 997) / 1000 }]),
  (n) =>
    json('/mcp', { jsonrpc: '2.0', id: n, method: 'tools/call', params: { name: word(n), arguments: {} } }),
];

export const uniqueRequest = (n: number): DearRequest =>
  (kinds[n % kinds.length] as (n: number) => DearRequest)(Math.floor(n / kinds.length));
