// Bytes that no client library sends: malformed, ambiguous, cut off, changed at random, or broken off by a reset.

import type { Random } from '../../lab/random.js';
import type { RawBytes, WellFormed } from './fuzz-request.js';
import { hostileRequest } from './hostile-request.js';
import { doubtful, refusedAtOnce, tooLarge } from './malformed-texts.js';
import { nearlyValidRequest } from './nearly-valid-request.js';
import type { Subject } from './subject.js';
import { validRequest } from './valid-request.js';

type Make = (random: Random, subject: Subject) => Omit<RawBytes, 'generator' | 'connection'>;

const last = { method: 'GET', target: '/api/v1/Region/1' };
const goodbye = latin1(`${last.method} ${last.target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

const makers: readonly Make[] = [
  (random) => {
    const what = random.pick(Object.keys(refusedAtOnce));
    return { what, bytes: latin1(refusedAtOnce[what]), ending: 'wait', statuses: [400] };
  },
  (random) => {
    const what = random.pick(Object.keys(tooLarge));
    return { what, bytes: latin1(tooLarge[what]), ending: 'wait', statuses: [431] };
  },
  (random) => {
    const what = random.pick(Object.keys(doubtful));
    return { what, bytes: latin1(doubtful[what]), ending: random.pick(['finish', 'reset']) };
  },
  (random) => {
    const bytes = Buffer.from(Array.from({ length: random.integer(1, 600) }, () => random.integer(0, 255)));
    return { what: 'random bytes', bytes, ending: 'finish' };
  },
  (random, subject) => {
    // A server that waits for a body and does not need it may close, so all responses come only without that.
    const requests = pipeline(random, subject).filter(
      ({ bytes }) => !/^expect:/im.test(bytes.toString('latin1')),
    );
    return {
      what: 'a pipeline',
      bytes: Buffer.concat([...requests.map(({ bytes }) => bytes), goodbye]),
      requests: [...requests, last],
      count: requests.length + 1,
      ending: 'wait',
    };
  },
  (random, subject) => {
    const requests = pipeline(random, subject).filter(({ method }) => method !== 'HEAD');
    const half = goodbye.subarray(0, random.integer(1, goodbye.length - 1));
    return {
      what: 'a pipeline that ends in half a request',
      bytes: Buffer.concat([...requests.map(({ bytes }) => bytes), half]),
      requests,
      ending: random.pick(['finish', 'reset']),
    };
  },
  (random, subject) => {
    const { bytes } = withBody(random, subject);
    return {
      what: 'a request that is cut off',
      bytes: bytes.subarray(0, random.integer(0, bytes.length)),
      ending: random.pick(['finish', 'reset']),
    };
  },
  (random, subject) => {
    const { bytes, method } = withBody(random, subject);
    const changed = Buffer.from(bytes);
    for (let changes = random.integer(1, 4); changes > 0; changes--)
      changed[random.integer(method.length, changed.length - 1)] = random.integer(0, 255);
    return { what: 'a request with changed bytes', bytes: changed, ending: 'finish' };
  },
  (random, subject) => {
    const { bytes } = validRequest(random, subject);
    return { what: 'a request that nobody waits for', bytes, ending: 'reset' };
  },
];

export function hostileBytes(random: Random, subject: Subject): RawBytes {
  return { generator: 'hostile bytes', connection: 'own', ...random.pick(makers)(random, subject) };
}

/** The service skips an unread body of this size without closing the connection. */
const LONGEST_BODY = 65_536;

function pipeline(random: Random, subject: Subject): WellFormed[] {
  const requests = Array.from({ length: random.integer(1, 6) }, () => anyRequest(random, subject));
  // Bytes that end their connection, directly or by an unread body, are the last ones on it.
  const goesOn = ({ bytes }: WellFormed) =>
    bytes.length < LONGEST_BODY && !/^(connection|transfer-encoding):/im.test(bytes.toString('latin1'));
  return requests.filter(goesOn);
}

function anyRequest(random: Random, subject: Subject): WellFormed {
  return random.pick([validRequest, validRequest, nearlyValidRequest, hostileRequest])(random, subject);
}

/** Bytes that are not a request have no method, so the response has a body even if they began with HEAD. */
function withBody(random: Random, subject: Subject): WellFormed {
  for (;;) {
    const request = anyRequest(random, subject);
    if (request.method !== 'HEAD') return request;
  }
}

function latin1(text: string | undefined): Buffer {
  return Buffer.from(text ?? '', 'latin1');
}
