// Judges a response by the rules for every response of the service, whatever the request.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Response } from './response-parser.js';

/** The facts about the request. There are none about bytes that are not a request. */
export interface JudgedRequest {
  readonly method: string;
  readonly target?: string;
  readonly expected?: readonly number[] | undefined;
  readonly forwarded?: boolean;
  readonly isMcp?: boolean | undefined;
}

export type Judge = (judged: JudgedRequest, response: Response) => string[];

/** A header that no response has unless a value broke out of its header. */
export const INJECTED = 'x-injected';

const statuses = new Set([200, 204, 302, 304, 400, 404, 405, 413, 414, 415, 429, 431]);
/** Statuses of the Model Context Protocol, for an accepted notification and for a rejected page of another site. */
const mcpStatuses = new Set([202, 403]);
const LONGEST_URL = 13_000;
const IDENTIFIER = /^[\x21-\x7e]{1,256}$/;

export function createJudge(edition: string): Judge {
  const isSound = createSoundness();

  return ({ method, target, expected, forwarded = false, isMcp = false }, { status, headers, body }) => {
    const found: string[] = [];
    const check = (right: boolean, complaint: string) => {
      if (!right) found.push(complaint);
    };
    const type = headers.get('content-type') ?? '';
    check(
      statuses.has(status) || (isMcp && mcpStatuses.has(status)),
      `${status} is no status of this service`,
    );
    const isLong = target !== undefined && target.length > LONGEST_URL;
    const document =
      status === 429 ? forwarded : (expected ?? [status]).includes(status) || (status === 414 && isLong);
    check(document, `the status is ${status}, not ${expected?.join(' or ') ?? 'one that fits'}`);
    check(headers.get('access-control-allow-origin') === '*', 'not every page may read it');
    check(headers.get('atlas-edition') === edition, `its edition is ${headers.get('atlas-edition')}`);
    check(!headers.has(INJECTED), 'a value became a header field');
    for (const name of ['x-request-id', 'traceparent'])
      check(IDENTIFIER.test(headers.get(name) ?? 'none'), `${name} is ${headers.get(name)}`);
    if (status === 405) check(headers.has('allow'), 'it does not say which methods are allowed');
    if (status === 429)
      check(/^\d+$/.test(headers.get('retry-after') ?? ''), 'it does not say when to retry');
    if (status === 302) check(headers.has('location'), 'it leads nowhere');
    if (isMcp && status !== 429) found.push(...mcpComplaints(status, type, body));
    else if (status >= 400 && isPage(type, target)) {
      const language = headers.get('content-language');
      check(language === 'en' || language === 'es', `a page is in ${language}`);
    } else if (status >= 400) {
      check(type === 'application/problem+json; charset=utf-8', `a problem is told as ${type}`);
      const language = headers.get('content-language');
      check(language === 'en' || language === 'es', `a problem is told in ${language}`);
      if (method !== 'HEAD') found.push(...problemComplaints(body, status, target));
    } else if (status === 200 && method !== 'HEAD') {
      check(
        isSound(type, body, headers.get('content-encoding')),
        `the ${type.split(';', 1)[0]} cannot be read`,
      );
    }
    return found;
  };
}

/** Outside the API, a browser gets a page, also for an unknown path; a request with random changes may ask for one. */
const isPage = (type: string, target = '') =>
  type.startsWith('text/html') && !/^\/+api(?:[/?]|$)/i.test(target);

/** A message or an error as JSON or as the one event of a stream, and nothing for a notification. */
function mcpComplaints(status: number, type: string, body: Buffer): string[] {
  const text = body.toString('utf8');
  if (status === 202) return text === '' ? [] : ['a notification is answered'];
  const json = type.startsWith('text/event-stream') ? eventData(text) : text;
  let document: Record<string, unknown>;
  try {
    document = JSON.parse(json ?? '');
  } catch {
    return ['the message cannot be read'];
  }
  const { code, message } = (document.error ?? {}) as Record<string, unknown>;
  const isError = typeof code === 'number' && typeof message === 'string' && message !== '';
  const isRight = document.jsonrpc === '2.0' && (status === 200 ? isError || 'result' in document : isError);
  return [
    ...(isRight ? [] : ['it is no message of the protocol']),
    ...(code === -32_603 ? ['it says that the service failed'] : []),
  ];
}

/** Only a line feed ends a line, because a message may contain other characters that end lines elsewhere. */
const eventData = (text: string) =>
  text
    .split('\n')
    .find((line) => /^data: ./s.test(line))
    ?.slice('data: '.length);

function problemComplaints(body: Buffer, status: number, target: string | undefined): string[] {
  let problem: Record<string, unknown>;
  try {
    problem = JSON.parse(body.toString('utf8'));
  } catch {
    return ['the problem cannot be read'];
  }
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const missing = ['type', 'title', 'detail', 'instance'].filter((name) => !isText(problem[name]));
  return [
    ...missing.map((name) => `the problem has no ${name}`),
    ...(problem.status === status ? [] : [`the problem says ${problem.status}, the response ${status}`]),
    ...(target === undefined || problem.instance === target ? [] : [`the instance is ${problem.instance}`]),
  ];
}

/** Each throws if it cannot read the text. */
const readers: readonly (readonly [type: string, read: (text: string) => void])[] = [
  ['application/json', JSON.parse],
  ['application/geo+json', JSON.parse],
  [
    'application/x-ndjson',
    (text) => {
      for (const line of text.split('\n').slice(0, -1)) JSON.parse(line);
      if (!/^$|\n$/.test(text)) throw new Error('The last line has no end.');
    },
  ],
  [
    'text/csv',
    (text) => {
      if (!/^[^\r\n].*\r\n$/s.test(text)) throw new Error('There is no table.');
    },
  ],
];

/** Large bodies repeat, so each is parsed once. */
function createSoundness(): (type: string, body: Buffer, coding: string | undefined) => boolean {
  const sound = new Set<string>();
  return (type, body, coding) => {
    const read = readers.find(([start]) => type.startsWith(start))?.[1];
    if (read === undefined) return true;
    const hash = createHash('sha1').update(body).digest('base64');
    if (sound.has(hash)) return true;
    try {
      read(decoded(body, coding).toString('utf8'));
    } catch {
      return false;
    }
    sound.add(hash);
    return true;
  };
}

function decoded(body: Buffer, coding: string | undefined): Buffer {
  if (coding === undefined) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  if (coding === 'gzip') return gunzipSync(body);
  throw new Error(`${coding} was not offered.`);
}
