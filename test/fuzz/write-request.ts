// Writes a well-formed request as bytes; every character of the target and of a header is one byte.

import type { Generator, WellFormed } from './fuzz-request.js';
import { MARKS_OF_A_PROXY } from './marks-of-a-proxy.js';

export type Field = readonly [name: string, value: string];

export interface RequestParts {
  readonly method: string;
  readonly target: string;
  readonly fields?: readonly Field[];
  readonly body?: string | undefined;
}

/** A text as the characters of its UTF-8 bytes. */
export const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

function requestText({ method, target, fields = [], body = '' }: RequestParts): string {
  const host = fields.some(([name]) => name.toLowerCase() === 'host') ? '' : 'Host: atlas.test\r\n';
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${target} HTTP/1.1\r\n${host}${lines}\r\n${body}`;
}

export function wellFormed(
  generator: Generator,
  what: string,
  parts: RequestParts,
  expected?: readonly number[],
): WellFormed {
  return {
    generator,
    what,
    bytes: Buffer.from(requestText(parts), 'latin1'),
    connection: 'kept',
    method: parts.method,
    target: parts.target,
    expected,
    forwarded: (parts.fields ?? []).some(([name]) => MARKS_OF_A_PROXY.includes(name.toLowerCase())),
  };
}
