// Well-formed HTTP requests of an attacker, whose URLs and headers are the attack.

import type { Random } from '../../lab/random.js';
import type { WellFormed } from './fuzz-request.js';
import { INJECTED } from './judge.js';
import { foreignCode, prototypeNames } from './odd-texts.js';
import { hostileFields, ordinaryFields } from './request-fields.js';
import type { Subject } from './subject.js';
import { validTarget } from './valid-request.js';
import { type Field, wellFormed } from './write-request.js';

/** Encoded values for the path. */
const hostileParts = [
  '..',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '%2e%2e/%2e%2e/package.json',
  '%252e%252e%252f',
  '..\\..\\windows\\win.ini',
  '..%5c..%5cwin.ini',
  '....//....//etc/passwd',
  '..;/..;/',
  '/etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd',
  '%2f',
  'a%2Fb',
  '%2F%2F%2F',
  '%00',
  'a%00b',
  '1%00.json',
  '%ed%a0%80',
  '%ed%b0%80%ed%a0%80',
  '%c0%af',
  '%c0%80',
  '%e0%80%af',
  '%f0%80%80%af',
  '%f4%90%80%80',
  '%f8%88%80%80%80',
  '%ff%fe',
  '%80',
  '%c3',
  '%e2%82',
  '%',
  '%1',
  '%zz',
  '%u0041',
  '%%%',
  '100%',
  '%25',
  '%2525252525',
  `%0d%0a${INJECTED}:%201`,
  `x%0d%0aContent-Length:%200%0d%0a%0d%0aHTTP/1.1%20200%20OK%0d%0a${INJECTED}:%201`,
  `%e5%98%8a%e5%98%8d${INJECTED}:1`,
  '*',
  ':id',
  '{id}',
  '%7Bid%7D',
  ';jsessionid=1',
  '1;a=b',
  '1#fragment',
  '1%23fragment',
  '1%3FsortBy=x',
  '~',
  '@x.example',
  'http://x.example/',
  'a'.repeat(5000),
  '/'.repeat(3000),
  'a/'.repeat(2000),
  '../'.repeat(1000),
  '%C3%A1'.repeat(1001),
];

const hostileQueries = [
  ...prototypeNames.flatMap((name) => [
    `sortBy=${name}`,
    `${name}=x`,
    `${name}[x]=1`,
    `Page=${name}&PageSize=1`,
  ]),
  'Page=1&PageSize=2147483647&SortBy=__proto__',
  'Page=2147483647&PageSize=2147483647',
  'Page=1&PageSize=99999999999',
  'sortBy=%',
  'sortBy=%00',
  'sortBy=%ff%fe',
  'sortBy=%ed%a0%80',
  'sortBy[]=id&sortBy[]=name',
  'sortBy=id&sortBy=id&sortBy=ID',
  '=',
  '&&&&&&',
  '?',
  '????',
  '%',
  '#',
  `${'a&'.repeat(3000)}`,
  `${'sortBy=id&'.repeat(700)}`,
  `sortBy=${'x'.repeat(9000)}`,
  `x=%0d%0a${INJECTED}:%201`,
];

const hostileAsks = [
  ...prototypeNames.flatMap((name) => [
    `fields=${name}`,
    `expand=${name}`,
    `${name}[gte]=1`,
    `id[${name}]=1`,
  ]),
  ...['fields', 'expand', 'relations', 'near', 'radius', 'bbox', 'format', 'limit'].flatMap((name) => [
    `${name}=%00`,
    `${name}=%ff%fe`,
    `${name}=${','.repeat(6000)}`,
    `${name}=${'id,'.repeat(3000)}id`,
    `${name}=x%0d%0a${INJECTED}:%201`,
    `${name}=${'.'.repeat(9000)}`,
  ]),
  `id[in]=${Array.from({ length: 2000 }, (_, index) => index).join()}`,
  `name[contains]=${'a'.repeat(9000)}`,
  `name[in]=${'a,'.repeat(4000)}a`,
  `sortBy=${'-id,'.repeat(2500)}id`,
  Array.from({ length: 900 }, (_, index) => `x${index}[gte]=1`).join('&'),
  'near=90,180&radius=2000&bbox=180,-90,-180,90',
  'near=4.65,-74.1&radius=1e-300',
  'fields=id&Page=1&PageSize=1&x=%3E%3B%20rel%3D%22next%22',
  `Page=1&PageSize=1&x=%0d%0a${INJECTED}:%201&y=%3E,%3C`,
];

const hosts = [
  'x.example',
  'x.example:99999',
  '[::1]',
  'a@b',
  '',
  '127.0.0.1:80, other',
  '-',
  '..',
  'xn--',
  '%00',
];

type Make = (
  random: Random,
  subject: Subject,
) => { readonly target: string; readonly fields?: readonly Field[] };

const makers: Readonly<Record<string, Make>> = {
  'a hostile value': (random, subject) => {
    const { path } = subject.pickOperation(random);
    return { target: path.replaceAll(/\{\w+\}/g, () => hostilePart(random)) };
  },
  'a hostile part': (random, subject) => {
    const segments = subject
      .pickOperation(random)
      .path.replaceAll(/\{\w+\}/g, '1')
      .split('/');
    return { target: segments.with(random.integer(1, segments.length - 1), hostilePart(random)).join('/') };
  },
  'a hostile end': (random, subject) => ({
    target: `${validTarget(random, subject, subject.pickOperation(random)).split('?')[0]}/${hostilePart(random)}`,
  }),
  'a hostile document': (random, { documents }) => ({
    target: `${random.pick(['', ...documents])}/${hostilePart(random)}`,
  }),
  'a hostile query': (random, subject) => {
    const path = validTarget(random, subject, subject.pickOperation(random)).split('?')[0];
    return { target: `${path}?${random.pick(hostileQueries)}` };
  },
  'a hostile ask': (random, subject) => {
    const path = validTarget(random, subject, subject.pickOperation(random)).split('?')[0];
    return { target: `${path}?${random.pick(hostileAsks)}` };
  },
  'hostile fields': (random, subject) => ({
    target: validTarget(random, subject, subject.pickOperation(random)),
    fields: hostileFields(random),
  }),
  'a forged host': (random, subject) => ({
    target: validTarget(random, subject, subject.pickOperation(random)),
    fields: [['Host', random.pick(hosts)], ...ordinaryFields(random)],
  }),
  'a whole address': (random, subject) => {
    const target = validTarget(random, subject, subject.pickOperation(random));
    const origin = random.pick([
      'http://x.example',
      'https://x.example:1',
      'http://a:b@x.example',
      'HTTP://X',
      'ftp://x',
    ]);
    return { target: origin + target };
  },
};

const kinds = Object.keys(makers);

export function hostileRequest(random: Random, subject: Subject): WellFormed {
  const what = random.pick(kinds);
  const method = random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE']);
  const { target, fields } = (makers[what] as Make)(random, subject);
  return wellFormed('hostile', what, { method, target, fields: fields ?? ordinaryFields(random) });
}

function hostilePart(random: Random): string {
  if (random.chance(0.7)) return random.pick(hostileParts);
  return encodeURIComponent(random.pick([...prototypeNames, ...foreignCode]));
}
