// Reads the body of a request as text. Its bytes are limited, counted while they are held, and released with the connection. Fastify's own
// reader counts nothing, and reports a cancelled upload as a failure.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonFaultName } from '../../../engine/problems/body-messages.js';
import { messages } from '../../../engine/problems/messages.js';
import { createScratchPool } from '../../../engine/scheduling/scratch-pool.js';
import type { Localized } from '../../../engine/text/localized.js';
import type { Client } from '../../clients/clients.js';
import type { UnsentBytes } from '../connections/connections.js';
import type { NodeResponse } from '../connections/node-response.js';
import { BodyAborted, codedBody, foreignType, largeBody, noRoomForBody } from './body-errors.js';
import { decodeBody } from './decode-body.js';

interface JsonFault {
  readonly fault: JsonFaultName;
  readonly at: number;
}

const SPACES = /[ \t\n\r]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON excludes exactly these.
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

/**
 * Locates the first fault of a text that is not JSON, because the messages of the parser differ between releases. Undefined if the text is
 * JSON. Levels are kept in a list, so any depth can be read.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const open: ('[' | '{')[] = [];
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const fault = (kind: JsonFaultName): JsonFault => ({ fault: at >= text.length ? 'open' : kind, at });
  /** The fault of a string, or undefined. The position moves behind it. */
  const textFault = (): JsonFault | undefined => {
    skip(TEXT);
    if (text[at] !== '"') return fault('text');
    at++;
    return undefined;
  };
  const keyFault = (): JsonFault | undefined => {
    skip(SPACES);
    if (text[at] !== '"') return fault('key');
    const wrong = textFault();
    if (wrong !== undefined) return wrong;
    skip(SPACES);
    if (text[at] !== ':') return fault('colon');
    at++;
    return undefined;
  };
  /** Whether the current bracket closes here without content. */
  const closes = (): boolean => {
    skip(SPACES);
    if (text[at] !== (open.at(-1) === '[' ? ']' : '}')) return false;
    open.pop();
    at++;
    return true;
  };

  for (;;) {
    skip(SPACES);
    const first = text[at];
    if (first === '[' || first === '{') {
      open.push(first);
      at++;
      if (!closes()) {
        const wrong = first === '{' ? keyFault() : undefined;
        if (wrong !== undefined) return wrong;
        continue;
      }
    } else if (first === '"') {
      const wrong = textFault();
      if (wrong !== undefined) return wrong;
    } else if (!skip(SCALAR)) return fault('value');
    // A value has ended.
    while (open.length > 0 && closes());
    skip(SPACES);
    if (open.length === 0) return at < text.length ? { fault: 'more', at } : undefined;
    if (text[at] !== ',') return fault('comma');
    at++;
    const wrong = open.at(-1) === '{' ? keyFault() : undefined;
    if (wrong !== undefined) return wrong;
  }
}

/** The location of the fault as editors count it. */
export function unreadableJson(text: string, { fault, at }: JsonFault): Localized {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return messages.unreadableJson(line, column, fault);
}

const pool = createScratchPool();
const NOTHING = new Uint8Array(0);

/**
 * The bytes of one body, in memory that later bodies reuse. Separate buffers would be garbage in the old generation, where hundreds of
 * bodies of a megabyte add tens of megabytes until the next full collection.
 */
export class BodyBytes {
  readonly #announced: number;
  #block: Uint8Array = NOTHING;
  #length = 0;

  /** Takes at most twice the announced or received bytes. */
  constructor(announced: number) {
    this.#announced = announced;
  }

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#block.length) this.#grow(Math.max(needed, this.#announced));
    this.#block.set(chunk, this.#length);
    this.#length = needed;
  }

  /** Valid until `release`. */
  bytes(): Buffer {
    return Buffer.from(this.#block.buffer, 0, this.#length);
  }

  release(): void {
    pool.giveBack(this.#block);
    this.#block = NOTHING;
    this.#length = 0;
  }

  #grow(size: number): void {
    const larger = pool.take(Math.max(size, 2 * this.#block.length));
    larger.set(this.#block.subarray(0, this.#length));
    pool.giveBack(this.#block);
    this.#block = larger;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The response to this request. */
    response: NodeResponse;
  }
}

/** Makes the routes of a scope read bodies of these media types as text and refuse all others. */
export type AcceptBodies = (server: FastifyInstance, mediaTypes: readonly string[]) => void;

/** The bytes of all bodies that are being read or processed. One client may hold a quarter. */
export const HELD_BODY_BYTES = 16 * 1024 * 1024;

export const createAcceptBodies =
  (held: UnsentBytes): AcceptBodies =>
  (server, mediaTypes) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser([...mediaTypes], (request: FastifyRequest, payload: IncomingMessage) =>
      readBody(request, payload, held),
    );
    server.addContentTypeParser('*', (_request, _payload, done) => done(foreignType(mediaTypes)));
    // Fastify refuses a missing or malformed type before any parser, and its message lists no types.
    server.addHook('preParsing', async ({ method, headers }) => {
      const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
      const { 'content-type': type = hasBody || method === 'QUERY' ? '' : undefined } = headers;
      if (type !== undefined && !MEDIA_TYPE.test(type)) throw foreignType(mediaTypes);
    });
  };

const MEDIA_TYPE = /^\s*[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;|$)/;

async function readBody(
  { headers, response, routeOptions: { bodyLimit } }: FastifyRequest,
  payload: IncomingMessage,
  held: UnsentBytes,
): Promise<string> {
  const { 'content-encoding': coding = 'identity', 'content-type': type = '' } = headers;
  if (coding.toLowerCase() !== 'identity') throw codedBody();
  const announced = Number(headers['content-length'] ?? 0);
  if (announced > bodyLimit) throw largeBody(bodyLimit);
  const hold = holder(response, held);
  // Room for the whole body is reserved first. Otherwise concurrent uploads could exhaust it halfway and all fail.
  if (announced > 0 && !hold(announced)) throw noRoomForBody();
  const body = new BodyBytes(announced);
  try {
    await readInto(body, payload, bodyLimit, announced > 0 ? () => true : hold);
    return await decodeBody(body.bytes(), type);
  } finally {
    body.release();
  }
}

/** The bytes are held until the response ends, because the text is in use until then. Returns false if there is no room. */
function holder(response: NodeResponse, held: UnsentBytes): (bytes: number) => boolean {
  const releases: (() => void)[] = [];
  response.once('close', () => {
    for (const release of releases) release();
  });
  // A request that tests or programs inject has no client.
  const { from } = response as { readonly from: Client | undefined };
  return (bytes) => {
    if (from === undefined) return true;
    if (!held.hasRoom(from)) return false;
    releases.push(held.hold(from, bytes));
    return true;
  };
}

function readInto(
  body: BodyBytes,
  payload: IncomingMessage,
  limit: number,
  hold: (bytes: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (error: Error) => {
      payload.off('data', read);
      reject(error);
    };
    const read = (chunk: Buffer) => {
      if (body.length + chunk.length > limit) stop(largeBody(limit));
      else if (hold(chunk.length)) body.add(chunk);
      else stop(noRoomForBody());
    };
    payload
      .on('data', read)
      .once('end', () => resolve())
      // Both events occur if the connection ends early, and the first one settles the promise.
      .once('error', () => stop(new BodyAborted()))
      .once('close', () => stop(new BodyAborted()));
  });
}
