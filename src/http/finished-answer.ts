// A success that is ready to be sent: its body in the codings there are, each with its tag and header fields.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compressor, SMALLEST } from './compressor.js';
import { type Coding, chooseCoding } from './content-coding.js';
import { entityTag, isUnmodifiedSince, matchTag } from './entity-tag.js';
import type { FlatHeaders, Replies } from './replies.js';

export interface FinishedAnswer {
  readonly tag: string;
  /** What keeping it costs. */
  readonly bytes: () => number;
  readonly send: (request: IncomingMessage, response: ServerResponse) => void;
  /** Compresses it well in the background, once; from then on nobody waits for that. */
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
  /** Answers of this kind may be compressed, even if this one is too small for it. */
  readonly varies?: boolean;
}

/** Header fields of an answer, its tag and its place in the map. */
const OVERHEAD = 1500;

export function finishAnswer(
  { replies, compressor, lastModified }: Finishing,
  content: Content,
): FinishedAnswer {
  const { tag, type, headers } = content;
  const plain = Buffer.from(content.body.buffer, content.body.byteOffset, content.body.byteLength);
  const isLarge = plain.length >= SMALLEST;
  const varies = isLarge || content.varies === true;
  const variant = (body: Buffer, coding: Coding, effort: 'well' | 'quickly'): Variant => {
    const etag = entityTag(tag, coding, effort);
    return {
      body,
      headers: replies.bodyHeaders({ type, etag, length: body.length, coding, varies, headers }),
    };
  };
  const identity = variant(plain, 'identity', 'well');
  const well = new Map<Coding, Variant>();
  let isCompressing = false;

  function sendBody(request: IncomingMessage, response: ServerResponse): void {
    const coding = isLarge ? chooseCoding(request.headers['accept-encoding']) : 'identity';
    const ready = coding === 'identity' ? identity : well.get(coding);
    if (ready !== undefined) {
      write(response, ready);
      return;
    }
    const quick = compressor.quickly(plain, coding as 'br' | 'gzip');
    if (quick === undefined) write(response, identity);
    else {
      quick.then(
        (body) => write(response, variant(body, coding, 'quickly')),
        () => write(response, identity),
      );
    }
  }

  return {
    tag,
    bytes: () => {
      const compressed = [...well.values()].reduce((sum, { body }) => sum + body.length, 0);
      return OVERHEAD + compressed + (content.shared === true ? 0 : plain.length);
    },
    send: (request, response) => {
      const held = heldCopy(request);
      if (held === undefined) sendBody(request, response);
      else replies.notModified(response, held, varies);
    },
    compressWell: (done) => {
      if (!isLarge || isCompressing) return;
      isCompressing = true;
      compressor.well(plain, (brotli, gzipped) => {
        well.set('br', variant(brotli, 'br', 'well'));
        well.set('gzip', variant(gzipped, 'gzip', 'well'));
        done();
      });
    },
  };

  /** The tag of the copy that the client holds, where it is still right. */
  function heldCopy(request: IncomingMessage): string | undefined {
    const { 'if-none-match': noneMatch, 'if-modified-since': modifiedSince } = request.headers;
    if (noneMatch !== undefined) {
      const condition = matchTag(noneMatch, tag);
      if (condition.holds === 'no') return undefined;
      return condition.holds === 'yes' ? condition.etag : entityTag(tag, 'identity');
    }
    return isUnmodifiedSince(modifiedSince, lastModified) ? entityTag(tag, 'identity') : undefined;
  }
}

function write(response: ServerResponse, { body, headers }: Variant): void {
  response.writeHead(200, headers as string[]);
  response.end(body);
}
