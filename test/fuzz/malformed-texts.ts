// Whole requests that are not well-formed HTTP, or that two servers could read in two ways; each character is one byte.

const path = '/api/v1/Region/1';
const start = `GET ${path} HTTP/1.1\r\nHost: x\r\n`;
const smuggled = 'GET /api/v1/City HTTP/1.1\r\nHost: y\r\n\r\n';

/** Rejected as soon as they arrive, so the server responds and closes the connection by itself. */
export const refusedAtOnce: Readonly<Record<string, string>> = {
  'no HTTP at all': 'hello there\r\n\r\n',
  'no target': 'GET HTTP/1.1\r\nHost: x\r\n\r\n',
  'an unknown method': `FETCH ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'a method in small letters': `get ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'a method in two': `G ET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'a blank in the target': 'GET /api/v1/ Region HTTP/1.1\r\nHost: x\r\n\r\n',
  'a target that is not encoded': 'GET /api/v1/City/search/Bogot\xc3\xa1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'half a pair of surrogates': 'GET /api/v1/City/search/\xed\xa0\x80 HTTP/1.1\r\nHost: x\r\n\r\n',
  'a slash in more bytes than it takes': 'GET /api/v1/..\xc0\xaf..\xc0\xaf HTTP/1.1\r\nHost: x\r\n\r\n',
  'an unknown version': `GET ${path} HTTP/9.9\r\nHost: x\r\n\r\n`,
  'another protocol': `GET ${path} HTTPS/1.1\r\nHost: x\r\n\r\n`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  'the hello of TLS': `\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03${'\x7f'.repeat(32)}\x20${'\x01'.repeat(32)}`,
  'a broken field': `${start}bro ken: 1\r\n\r\n`,
  'a blank before the colon': `${start}Content-Length : 0\r\n\r\n`,
  'no name': `${start}: x\r\n\r\n`,
  'no colon': `${start}x\r\n\r\n`,
  'a control character': `${start}A: \x01\r\n\r\n`,
  'a zero byte': `${start}A: a\0b\r\n\r\n`,
  'a bare carriage return': `${start}A: a\rb\r\n\r\n`,
  'no Host': `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`,
  'a length and chunks': `${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunks and a length': `${start}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`,
  'two lengths': `${start}Content-Length: 0\r\nContent-Length: 39\r\n\r\n${smuggled}`,
  'a negative length': `${start}Content-Length: -1\r\n\r\n`,
  'a length with a sign': `${start}Content-Length: +3\r\n\r\nabc`,
  'a length in words': `${start}Content-Length: three\r\n\r\nabc`,
  'a length beyond all numbers': `${start}Content-Length: ${'9'.repeat(40)}\r\n\r\n`,
};

/** There are more headers than the service reads. */
export const tooLarge: Readonly<Record<string, string>> = {
  'a large field': `${start}Cookie: ${'a'.repeat(20_000)}\r\n\r\n`,
  'a large name': `${start}${'a'.repeat(20_000)}: 1\r\n\r\n`,
  'a large target': `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'many fields': `${start}${'X-Many: 0123456789\r\n'.repeat(1500)}\r\n`,
};

/** The server may read them in different ways, so any valid response is accepted. */
export const doubtful: Readonly<Record<string, string>> = {
  'HTTP/0.9': `GET ${path}\r\n\r\n`,
  'HTTP/0.9 in one line': `GET ${path}\r\n`,
  'two hosts': `GET ${path} HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n`,
  'a host of garbage': `GET ${path} HTTP/1.1\r\nHost: \xff\x80 / ? #\r\n\r\n`,
  'a folded field': `${start}A: a\r\n b\r\n\tc\r\n\r\n`,
  'a folded length': `${start}Content-Length:\r\n 39\r\n\r\n${smuggled}`,
  'bare line feeds': `GET ${path} HTTP/1.1\nHost: x\n\n`,
  'lines that end in two ways': `${start}A: b\nContent-Length: 39\n\r\n${smuggled}`,
  'empty lines first': `\r\n\r\n${start}\r\n`,
  'two codings': `${start}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
  'a coding twice': `${start}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunked, but not last': `${start}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  'a coding that is none': `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a coding in a blank': `${start}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n`,
  'chunks in HTTP/1.0': `GET ${path} HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a chunk without size': `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\n${smuggled}`,
  'a chunk beyond all numbers': `${start}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\nabc`,
  'a chunk that is too long': `${start}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n`,
  'a negative chunk': `${start}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`,
  'a chunk of extensions': `${start}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
  'trailers of garbage': `${start}Transfer-Encoding: chunked\r\n\r\n0\r\nbro ken\r\n\r\n`,
  'large trailers': `${start}Transfer-Encoding: chunked\r\n\r\n0\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
  'a request for a body': `${start}Content-Length: 0\r\n\r\n${smuggled}`,
  'a body that never comes': `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc`,
  'a body waited for': `${start}Expect: 100-continue\r\nContent-Length: 100\r\n\r\n`,
  'a tunnel': 'CONNECT x.example:443 HTTP/1.1\r\nHost: x.example\r\n\r\n',
  'an asterisk': 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'an asterisk to read': 'GET * HTTP/1.1\r\nHost: x\r\n\r\n',
  'no slash': 'GET api/v1/Region/1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'an address without path': 'GET http://x.example HTTP/1.1\r\nHost: x\r\n\r\n',
  'a question mark': 'GET ? HTTP/1.1\r\nHost: x\r\n\r\n',
  'a web socket': `${start}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  'an upgrade to HTTP/2': `${start}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n`,
  'nothing at all': '',
  'empty lines': '\r\n'.repeat(50),
  'a single letter': 'G',
  'fields named like methods of objects': `${start}__proto__: x\r\nconstructor: y\r\nhasOwnProperty: z\r\n\r\n`,
  'a thousand fields': `${start}${'A: b\r\n'.repeat(1900)}\r\n`,
};
