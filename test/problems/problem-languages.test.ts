// Problems are in the language that the client prefers. They are the same in Spanish and English, and never mix both.
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '../../src/engine/problems/messages.js';
import { problems } from '../../src/engine/problems/problems.js';
import { type RequestOptions, send } from '../contract/http-client.js';
import { rawExchange } from '../contract/raw-exchange.js';
import type { Problem } from '../contract/service.js';
import { wrongRequests } from '../contract/wrong-requests.js';
import { misspelt, wrong } from '../query-options/strict-requests.js';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';
import { startAtlas } from '../system/start-atlas.js';
import { nameMessages } from './name-messages.js';
import { requestMessages } from './request-messages.js';
import { valueMessages } from './value-messages.js';

const all = [...requestMessages, ...valueMessages, ...nameMessages];

const GARBAGE = ';;q=,=es;q=2,\u00f1,es_CO,q';
const asksForEnglish = [undefined, 'en', 'fr', '*', 'es;q=0', 'en-GB,en;q=0.9,es;q=0.8', GARBAGE];
const asksForSpanish = ['es', 'ES-co', 'es-CO;q=0.8,en;q=0.5', 'fr,es;q=0.3,en;q=0.2'];

/** Words that every English sentence contains and no Spanish one. */
const ENGLISH =
  /\b(the|is|are|was|be|must|of|and|or|to|at|by|with|there|this|that|it|not|none|you|has|more|here|too|record|path|matches|unsupported)\b/i;

const { service, origin: address } = await startAtlas({ LOG_LEVEL: 'silent' });

async function ask(path: string, language: string | undefined, { headers, ...options }: RequestOptions = {}) {
  const preferred = language === undefined ? {} : { 'accept-language': language };
  const answer = await send(address, path, { ...options, headers: { ...headers, ...preferred } });
  expect(answer.headers.get('content-type'), path).toBe('application/problem+json; charset=utf-8');
  expect(answer.headers.get('vary'), path).toBe('Accept-Language');
  const problem = JSON.parse(answer.text) as Problem;
  return { problem, text: answer.text, language: answer.headers.get('content-language') };
}

const nameOf = ({ type }: Problem) => type.split('/').at(-1) as keyof typeof problems;
const sentencesOf = ({ title, detail, errors = [] }: Problem) => [
  title,
  detail,
  ...errors.map(({ message }) => message),
];

/** All members except the texts. */
function factsOf({ title: _, detail: __, ...rest }: Problem) {
  return { ...rest, errors: rest.errors?.map(({ message: _, ...error }) => error) };
}

/** Texts of the caller and names are not words of the service. */
const withoutNames = (text: string) => text.replace(/"[^"]*"|\/\S*|\b\w+\[\w*\]/g, '');

type Sayings = Record<string, (...facts: unknown[]) => unknown>;
const said = new Set<string>();
beforeAll(() => {
  const sayings = messages as Sayings;
  for (const [name, say] of Object.entries(sayings))
    vi.spyOn(sayings, name).mockImplementation((...facts) => {
      said.add(name);
      return say(...facts);
    });
});
afterAll(() => {
  vi.restoreAllMocks();
});

const expected = (text: string) => (text.endsWith('...') ? expect.stringContaining(text.slice(0, -3)) : text);

describe('word for word', () => {
  const cases = all.map((message, turn) => ({ ...message, turn }));

  // By default each message is requested with one preference for each language, and all preferences occur.
  it.each(cases)('$es', async ({ path, en, es, turn, ...options }) => {
    const plain = await ask(path, undefined, options);
    for (const preferred of part(asksForEnglish, asksForEnglish.length, turn)) {
      const { text, language } = await ask(path, preferred, options);
      expect([preferred, text, language]).toEqual([preferred, plain.text, 'en']);
    }
    expect(plain.problem).toMatchObject({
      title: problems[nameOf(plain.problem)].title.en,
      detail: expected(en),
    });
    for (const asked of part(asksForSpanish, asksForSpanish.length, turn)) {
      const { problem, language } = await ask(path, asked, options);
      const title = problems[nameOf(problem)].title.es;
      expect([asked, problem.title, problem.detail, language]).toEqual([asked, title, expected(es), 'es']);
      expect(factsOf(problem)).toEqual(factsOf(plain.problem));
    }
  });
});

describe('nothing but Spanish', () => {
  const requests: readonly (RequestOptions & { readonly path: string })[] = [
    ...wrongRequests.map(([method, path]) => ({ method, path: `/api/v1${path}` })),
    ...[...misspelt, ...wrong].map(([path]) => ({ path: `/api/v1/${path}` })),
    ...all,
  ];

  it.each(requests)('$path', async ({ path, ...options }) => {
    const english = (await ask(path, 'en', options)).problem;
    const spanish = (await ask(path, 'es', options)).problem;
    expect(factsOf(spanish)).toEqual(factsOf(english));
    const before = sentencesOf(english);
    for (const [index, sentence] of sentencesOf(spanish).entries()) {
      expect(sentence).not.toBe(before[index]);
      expect(withoutNames(sentence)).not.toMatch(ENGLISH);
      // Otherwise the list of words would not distinguish the languages.
      expect(withoutNames(before[index] as string)).toMatch(ENGLISH);
    }
  });
});

it('returns the messages of matched rows word for word', async () => {
  const names = [
    'Cali',
    'Tumaco',
    'Puerto Nare (La Magdalena)',
    '94663',
    'Pto. Asís',
    'Barranca bermeja',
    'Bucaramnga',
    '05001',
    'Armenia',
    'Tnea',
    'xxxxx',
    'Meta',
    'Zapayán (Punta de Piedras)',
    'Coscuez',
    '',
  ];
  const rows = [
    ...names.map((municipality) => ({ municipality })),
    { department: 'Antioquia', municipality: 'Cali' },
    { department: 'Texas', municipality: 'Cali' },
  ];
  const explained = async (language: string) => {
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const response = await fetch(`${address}/api/v1/match`, {
      method: 'POST',
      headers,
      body: JSON.stringify(rows),
    });
    return ((await response.json()) as { rows: { explanation: string }[] }).rows.map(
      ({ explanation }) => explanation,
    );
  };
  const [english, spanish] = [await explained('en'), await explained('es')];
  expect(new Set(english).size).toBe(rows.length);
  for (const sentence of english) expect(withoutNames(sentence)).toMatch(ENGLISH);
  for (const sentence of spanish) expect(withoutNames(sentence)).not.toMatch(ENGLISH);
});

describe('every other failure', () => {
  it.each([
    [
      'no Host',
      [],
      'An HTTP/1.1 request must have a Host header.',
      'Una solicitud HTTP/1.1 debe tener un encabezado Host.',
    ],
    [
      'two of them',
      ['Host: a', 'Host: a'],
      'The request has more than one Host header.',
      'La solicitud tiene más de un encabezado Host.',
    ],
    [
      'too many fields',
      Array.from({ length: 101 }, (_, index) => `X${index}: x`),
      'The request has more than 100 headers.',
      'La solicitud tiene más de 100 encabezados.',
    ],
  ])('a request with %s', async (_, fields, en, es) => {
    const request = (language: string) =>
      ['GET /api/v1 HTTP/1.1', `Accept-Language: ${language}`, 'Connection: close', ...fields, '', ''].join(
        '\r\n',
      );
    const details = await Promise.all(
      ['en', 'es'].map(async (language) => {
        const { body, headers } = await rawExchange(address, request(language));
        return [headers.get('content-language'), JSON.parse(body).detail];
      }),
    );
    expect(details).toEqual([
      ['en', en],
      ['es', es],
    ]);
  });

  it('returns the problem of a malformed request in English, because its language is unknown', async () => {
    const { body, headers } = await rawExchange(address, 'hello there\r\nAccept-Language: es\r\n\r\n');
    expect([headers.get('content-language'), headers.get('vary')]).toEqual(['en', undefined]);
    expect(JSON.parse(body).detail).toBe('This is not a well-formed HTTP request.');
  });

  it('returns the problem of a failure in the service in both languages', async () => {
    const fail = vi.spyOn(service.engine.renderer, 'passingList').mockImplementation(() => {
      throw new Error('broken on purpose');
    });
    const path = '/api/v1/City/search/bogota';
    const answers = [await ask(path, 'en'), await ask(path, 'es')];
    fail.mockRestore();
    expect(answers.map(({ problem }) => [problem.status, problem.detail])).toEqual([
      [500, 'The service failed while preparing the response; the request itself may be valid.'],
      [500, 'El servicio falló al preparar la respuesta; puede que la solicitud sea válida.'],
    ]);
  });

  it('returns Spanish problems for a private path and too many requests', async () => {
    const limit = { RATE_LIMIT: '1', RATE_LIMIT_WINDOW: '600', RATE_LIMIT_EXEMPT: 'none' };
    const settings = { ...limit, ADMIN_NETWORKS: '192.0.2.1', LOG_LEVEL: 'silent' };
    const { origin } = await startAtlas(settings, onTestFinished);
    const detail = async (path: string, language: string) => {
      const { text } = await send(origin, path, { headers: { 'accept-language': language } });
      return JSON.parse(text).detail.replace(/\d+(?= (seconds|segundos)\.$)/, 'N');
    };
    expect(await detail('/metrics', 'es')).toBe('No hay nada en /metrics.');
    expect([await detail('/api/v1', 'en'), await detail('/api/v1', 'es')]).toEqual([
      'Rate limit reached for 127.0.0.1: 1 request per 600 seconds. Try again in N seconds.',
      'Límite de solicitudes alcanzado para 127.0.0.1: 1 solicitud cada 600 segundos. Intenta de nuevo en N segundos.',
    ]);
  });
});

it('has the same headers for HEAD as for GET', async () => {
  const head = async (method: string) => {
    const { headers } = await send(address, '/api/v1/City/0', {
      method,
      headers: { 'accept-language': 'es' },
    });
    return ['content-language', 'content-length', 'vary'].map((name) => headers.get(name));
  };
  const fields = await head('GET');
  expect(fields[0]).toBe('es');
  expect(await head('HEAD')).toEqual(fields);
});

it('ignores the language that a reader chose on the site', async () => {
  const { language } = await ask('/docs/nope', 'en', { headers: { cookie: 'language=es' } });
  expect(language).toBe('en');
});

it('returns the same in every language for a valid request', async () => {
  // Another service, because the description is expensive and other tests have requested it there.
  const { address } = await sharedService();
  for (const path of ['/api/v1/City/167', '/api/v1/City/search/bogota', '/openapi.json']) {
    const [plain, spanish] = await Promise.all(
      [{}, { 'accept-language': 'es' }].map((headers) => send(address, path, { headers })),
    );
    expect(spanish?.text).toBe(plain?.text);
    for (const name of ['vary', 'etag', 'content-language'])
      expect([path, name, spanish?.headers.get(name)]).toEqual([path, name, plain?.headers.get(name)]);
  }
});

const ofFiles = ['rangeBeyondEnd', 'noBundle', 'filesAreListed', 'diskIsBusy'];

it('uses every message above', () => {
  // Other suites request the remaining messages: `abuse` unread and too many bodies, `areas` a row without a cell, `batches` wrong rows,
  // `surfaces` those of files, and the toy model a family without records.
  const elsewhere = [
    'noRecord',
    'tooMuchUnsent',
    'tooManyBodies',
    'missingCell',
    'notRow',
    'noFieldRead',
    ...ofFiles,
  ];
  const expected = Object.keys(messages).filter((name) => !elsewhere.includes(name));
  expect([...said].sort()).toEqual(expected.sort());
});
