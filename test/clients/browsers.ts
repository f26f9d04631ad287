// The automatic behaviour of browsers and HTTP libraries: preflights, caches, codings, and accepted types.
import type { ProgramKind } from './exchange.js';

const origin = { origin: 'https://mi-tienda.example' };

export const browsers: ProgramKind = {
  kind: 'browser',
  exchanges: [
    {
      program: 'a page of another origin reads the answer',
      asks: '/api/v1/Department',
      sends: origin,
      headers: { 'access-control-expose-headers': /\betag\b/i },
      reads: ['[].name: string'],
    },
    {
      program: 'and a problem too',
      asks: '/api/v1/City/999999',
      sends: origin,
      status: 404,
      reads: ['detail: string'],
    },
    {
      program: 'preflight of a GET that says it sends JSON',
      asks: 'OPTIONS /api/v1/Department',
      sends: {
        ...origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'content-type',
      },
      status: 204,
      headers: {
        'access-control-allow-methods': /\bGET\b/,
        'access-control-allow-headers': /\bcontent-type\b|\*/i,
        'access-control-max-age': /^[1-9]\d*$/,
      },
    },
    {
      program: 'axios on a server: content type and token on a plain GET',
      asks: '/api/v1/Airport/3',
      sends: { 'content-type': 'application/json', authorization: 'Bearer abc' },
      reads: ['name: string'],
    },
    {
      program: 'a link checker',
      asks: 'HEAD /api/v1/Department',
      headers: { 'content-length': /^[1-9]\d*$/, etag: /^".+"$/ },
    },
    {
      program: 'a browser that compresses',
      asks: '/api/v1/Department',
      sends: { 'accept-encoding': 'gzip' },
      headers: { 'content-encoding': /^gzip$/, vary: /accept-encoding/i },
      reads: ['length = 33'],
    },
    {
      program: 'a client that cannot read gzip',
      asks: '/api/v1/Department',
      sends: { 'accept-encoding': 'identity' },
      headers: { 'content-encoding': /^missing$/ },
      reads: ['length = 33'],
    },
    {
      program: 'OkHttp: the copy it has is still right',
      asks: '/api/v1/TypicalDish/search/arepa',
      headers: { etag: /^".+"$/, 'cache-control': /^public, max-age=300\b/ },
      revalidates: true,
      reads: ['[].name: string'],
    },
    {
      program: 'the address bar: no HTML, whatever a browser prefers',
      asks: '/api/v1/City/167',
      sends: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
      marked: true,
      reads: ['id = 167'],
    },
    {
      program: 'HttpURLConnection: what Java has always accepted',
      asks: '/api/v1/Region/1',
      sends: {
        accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2',
        'user-agent': 'Java/1.8.0_292',
      },
      reads: ['name = "Caribe"'],
    },
    {
      program: 'a client that asks for XML',
      asks: '/api/v1/Region/1',
      sends: { accept: 'application/xml' },
      reads: ['name = "Caribe"'],
    },
  ],
};
