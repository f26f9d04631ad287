// A success that is ready to be sent: its body in the codings there are, each with its tag and header fields.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Compressor, SMALLEST } from '../compression/compressor.js';
import { type Coding, chooseCoding } from '../negotiation/content-coding.js';
import { entityTag, isUnmodifiedSince, matchTag } from './entity-tag.js';
import type { FlatHeaders } from './flat-headers.js';
import type { Replies } from './replies.js';

export interface Finishing {
  readonly replies: Replies;
  readonly compressor: Compressor;
  /** Time of the edition, in milliseconds. */
  readonly lastModified: number;
}

export interface Content {
  /** Whose answer it is. */
  readonly operation: string;
  readonly tag: string;
  readonly type: string;
  readonly body: Uint8Array;
  readonly headers?: FlatHeaders | undefined;
  /** The body is a window on bytes that are there anyway. */
  readonly shared?: boolean;
  /** Answers of this kind may be compressed, even if this one is too small for it. */
  readonly varies?: boolean;
  /** Its form was chosen by what the client accepts. */
  readonly negotiated?: boolean;
}

interface Variant {
  readonly body: Buffer;
  readonly headers: FlatHeaders;
}

/** Header fields of an answer, its tag and its place in the map. */
const OVERHEAD = 1500;

export class FinishedAnswer {
  readonly operation: string;
  private readonly identity: Variant;
  private readonly etag: string;
  private readonly isLarge: boolean;
  private readonly vary: string | undefined;
  private brotli: Variant | undefined;
  private gzip: Variant | undefined;
  private isCompressing = false;
  private unmodified: FlatHeaders | undefined;
  private grown: (() => void) | undefined;

  constructor(
    private readonly finishing: Finishing,
    private readonly content: Content,
  ) {
    const { body, operation } = content;
    this.operation = operation;
    this.isLarge = body.byteLength >= SMALLEST;
    this.vary = varyOf(this.isLarge || content.varies === true, content.negotiated === true);
    this.etag = entityTag(content.tag, 'identity');
    this.identity = this.variant(
      Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      'identity',
      'well',
    );
  }

  /** What keeping it costs. */
  bytes(): number {
    const compressed = (this.brotli?.body.length ?? 0) + (this.gzip?.body.length ?? 0);
    return OVERHEAD + compressed + (this.content.shared === true ? 0 : this.content.body.byteLength);
  }

  /** Whoever keeps it is told when it takes more room, and only what is kept is compressed well. */
  keptBy(grown: () => void): void {
    this.grown = grown;
  }

  send(asked: IncomingHttpHeaders, response: ServerResponse): void {
    const held = this.heldCopy(asked);
    if (held === undefined) this.sendBody(asked['accept-encoding'] as string | undefined, response);
    else this.finishing.replies.notModified(response, this.unmodifiedHeaders(held));
  }

  /** In the background, once; from then on nobody waits for it. */
  compressWell(): void {
    if (!this.isLarge || this.isCompressing) return;
    this.isCompressing = this.finishing.compressor.well(this.identity.body, (brotli, gzip) => {
      this.brotli = this.variant(brotli, 'br', 'well');
      this.gzip = this.variant(gzip, 'gzip', 'well');
      this.grown?.();
    });
  }

  private sendBody(acceptEncoding: string | undefined, response: ServerResponse): void {
    const coding = this.isLarge ? chooseCoding(acceptEncoding) : 'identity';
    const ready = coding === 'identity' ? this.identity : coding === 'br' ? this.brotli : this.gzip;
    if (ready !== undefined) write(response, ready);
    else this.sendCompressed(response, coding as 'br' | 'gzip');
  }

  private sendCompressed(response: ServerResponse, coding: 'br' | 'gzip'): void {
    if (this.grown !== undefined) this.compressWell();
    const quick = this.finishing.compressor.quickly(this.identity.body, coding);
    if (quick === undefined) write(response, this.identity);
    else {
      quick.then(
        (body) => write(response, this.variant(body, coding, 'quickly')),
        () => write(response, this.identity),
      );
    }
  }

  /** The tag of the copy that the client holds, where it is still right. */
  private heldCopy(asked: IncomingHttpHeaders): string | undefined {
    const noneMatch = asked['if-none-match'];
    if (noneMatch === undefined) {
      return isUnmodifiedSince(asked['if-modified-since'], this.finishing.lastModified)
        ? this.etag
        : undefined;
    }
    if (noneMatch === this.etag) return noneMatch;
    const condition = matchTag(noneMatch, this.content.tag);
    return condition.holds === 'no' ? undefined : condition.holds === 'yes' ? condition.etag : this.etag;
  }

  /** Nearly always asked for the plain body's tag, so those header fields are made once. */
  private unmodifiedHeaders(etag: string): FlatHeaders {
    const { replies } = this.finishing;
    if (etag !== this.etag) return replies.unmodifiedHeaders(etag, this.vary);
    this.unmodified ??= replies.unmodifiedHeaders(etag, this.vary);
    return this.unmodified;
  }

  private variant(body: Buffer, coding: Coding, effort: 'well' | 'quickly'): Variant {
    const { tag, type, headers } = this.content;
    const etag = entityTag(tag, coding, effort);
    const { vary } = this;
    return {
      body,
      headers: this.finishing.replies.bodyHeaders({
        type,
        etag,
        length: body.length,
        coding,
        vary,
        headers,
      }),
    };
  }
}

/** The request fields that decide which bytes are sent: the coding, and the form. */
export function varyOf(isCoded: boolean, isNegotiated: boolean): string | undefined {
  if (isCoded) return isNegotiated ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
  return isNegotiated ? 'Accept' : undefined;
}

function write(response: ServerResponse, { body, headers }: Variant): void {
  response.writeHead(200, headers as string[]);
  response.end(body);
}
