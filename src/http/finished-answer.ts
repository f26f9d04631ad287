// A success that is ready to be sent: its body in the codings there are, each with its tag and header fields.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compressor, SMALLEST } from './compressor.js';
import { chooseCoding, type Coding } from './content-coding.js';
import { entityTag, isUnmodifiedSince, matchTag } from './entity-tag.js';
import type { FlatHeaders, Replies } from './replies.js';

export interface FinishedAnswer {
  readonly tag: string;
  /** What keeping it costs. */
  readonly bytes: () => number;
  readonly send: (request: IncomingMessage, response: ServerResponse) => void;
  /** Compresses it well in the background; from then on nobody waits for that. */
  readonly compressWell: (done: () => void) => void;
}

interface Variant {
  readonly body: Buffer;
  readonly headers: FlatHeaders;
}

export interface Finishing {
  readonly replies: Replies;
  readonly compressor: Compressor;
  /** Time of the edition, in milliseconds. */
  readonly lastModified: number;
}

export interface Content {
  readonly tag: string;
  readonly type: string;
  readonly body: Uint8Array;
  readonly headers?: FlatHeaders | undefined;
  /** The body is a window on bytes that are there anyway. */
  readonly shared?: boolean;
}

/** Header fields of an answer, its tag and its place in the map. */
const OVERHEAD = 1500;

export function finishAnswer({ replies, compressor, lastModified }: Finishing, content: Content): FinishedAnswer {
  const { tag, type, headers } = content;
  const plain = Buffer.from(content.body.buffer, content.body.byteOffset, content.body.byteLength);
  const varies = plain.length >= SMALLEST;
  const variant = (body: Buffer, coding: Coding, effort: 'well' | 'quickly'): Variant => {
    const etag = entityTag(tag, coding, effort);
    return { body, headers: replies.bodyHeaders({ type, etag, length: body.length, coding, varies, headers }) };
  };
  const identity = variant(plain, 'identity', 'well');
  const well = new Map<Coding, Variant>();

  function sendBody(request: IncomingMessage, response: ServerResponse): void {
    const coding = varies ? chooseCoding(request.headers['accept-encoding']) : 'identity';
    const ready = coding === 'identity' ? identity : well.get(coding);
    if (ready !== undefined) return write(response, ready);
    const quick = request.method === 'HEAD' ? undefined : compressor.quickly(plain, coding as 'br' | 'gzip');
    if (quick === undefined) return write(response, identity);
    quick.then(
      (body) => write(response, variant(body, coding, 'quickly')),
      () => write(response, identity),
    );
  }

  return {
    tag,
    bytes: () => {
      const compressed = [...well.values()].reduce((sum, { body }) => sum + body.length, 0);
      return OVERHEAD + compressed + (content.shared === true ? 0 : plain.length);
    },
    send: (request, response) => {
      const { 'if-none-match': noneMatch, 'if-modified-since': modifiedSince } = request.headers;
      if (noneMatch !== undefined || modifiedSince !== undefined) {
        const condition = matchTag(noneMatch, tag);
        if (condition.holds === 'yes') return notModified(response, condition.etag);
        if (condition.holds === 'any') return notModified(response, entityTag(tag, 'identity'));
        if (noneMatch === undefined && isUnmodifiedSince(modifiedSince, lastModified)) {
          return notModified(response, entityTag(tag, 'identity'));
        }
      }
      sendBody(request, response);
    },
    compressWell: (done) => {
      if (!varies) return;
      compressor.well(plain, (brotli, gzipped) => {
        well.set('br', variant(brotli, 'br', 'well'));
        well.set('gzip', variant(gzipped, 'gzip', 'well'));
        done();
      });
    },
  };

  function notModified(response: ServerResponse, etag: string): void {
    response.writeHead(304, replies.notModifiedHeaders(etag, varies) as string[]);
    response.end();
  }
}

function write(response: ServerResponse, { body, headers }: Variant): void {
  response.writeHead(200, headers as string[]);
  response.end(body);
}
