// Requests to the surfaces that follow public standards, with right and odd values. They are cells, reconciliation and OGC API Features.

import type { Random } from '../../lab/random.js';
import type { WellFormed } from './fuzz-request.js';
import { oddText, prototypeNames } from './odd-texts.js';
import { wellFormed } from './write-request.js';

const PATHS: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  ['/api/v1/match.txt', ['place', 'municipality', 'department', 'fields', 'otherwise']],
  ['/api/v1/resolve/05001.txt', ['fields', 'otherwise']],
  ['/api/v1/WorkingDay/add.txt', ['from', 'days', 'saturday', 'fields']],
  ['/api/v1/locate.txt', ['lat', 'lon', 'point', 'fields']],
  ['/reconcile/es', ['queries', 'extend']],
  ['/reconcile/en/suggest/entity', ['prefix', 'cursor', 'type']],
  ['/reconcile/en/suggest/property', ['prefix', 'type']],
  ['/reconcile/es/suggest/type', ['prefix', 'cursor']],
  ['/reconcile/es/properties', ['type', 'limit']],
  ['/reconcile/es/preview', ['id']],
  ['/ogc/collections/Airport', []],
  ['/ogc/collections/Airport/items', ['limit', 'offset', 'bbox', 'datetime', 'name', 'elevation[gt]']],
  ['/ogc/collections/Department/items', ['limit', 'bbox', 'population']],
  ['/ogc/collections/City/items/12', []],
];
const VALUES = [
  '',
  '1',
  '-1',
  '1e9',
  'City',
  'City/12',
  'name',
  'cali',
  '2026-01-05',
  '-75,4,-74,5',
  '{"q":{"query":"cali"}}',
  '../x',
];

export function surfaceRequest(random: Random): WellFormed {
  const [path, parameters] = random.pick(PATHS);
  const names = [...parameters, ...parameters, ...prototypeNames, 'x'];
  const pairs = Array.from({ length: random.integer(0, 4) }, (): [string, string] => [
    random.pick(names),
    random.chance(0.7) ? random.pick(VALUES) : oddText(random),
  ]);
  const target = pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
  return wellFormed(
    'surfaces',
    path,
    { method: random.pick(['GET', 'GET', 'HEAD']), target },
    [200, 400, 404, 414],
  );
}
