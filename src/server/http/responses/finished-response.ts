// A successful response in all codings, each with its tag and headers. A request picks one of them.

import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Compressor, SMALLEST } from '../compressor.js';
import {
  type FlatHeaders,
  type ReadyResponse,
  type RepeatedResponse,
  sendAgain,
  writeResponse,
} from '../connections/node-response.js';
import { type Coding, type Compressed, chooseCoding } from '../negotiation.js';
import type { Replies } from './replies.js';

type Effort = 'well' | 'quickly';

/** The part of a strong entity tag that identifies the content (RFC 9110, section 13.1). Each coding of the content has its own tag. */
export function tagOf(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url').slice(0, 22);
}

/**
 * A tag that exists before the content. It is compared only with tags of the same URL, so it only has to distinguish editions. The two
 * 31-bit sums of the arguments are an extra check and take a tenth of the 3 µs of SHA-1. A base other than ten would make the numbers as
 * slow.
 */
export function tagAheadOf(edition: string, operation: string, key: string, isLarge: boolean): string {
  let [first, second] = [isLarge ? 0x811c9dc5 : 0x2545f491, 0x9e3779b9];
  for (let at = 0; at < operation.length; at++)
    first = Math.imul(first ^ operation.charCodeAt(at), 0x01000193);
  for (let at = 0; at < key.length; at++) {
    const character = key.charCodeAt(at);
    first = Math.imul(first ^ character, 0x01000193);
    second = Math.imul(second + character, 0x85ebca6b) ^ (second >>> 13);
  }
  return `${edition}${first >>> 1}-${second >>> 1}`;
}

/** Quick and thorough compression result in different bytes, so they have different tags. */
export function entityTag(tag: string, coding: Coding, effort: Effort = 'well'): string {
  if (coding === 'identity') return `"${tag}"`;
  return `"${tag}.${coding}${effort === 'well' ? '' : '-quick'}"`;
}

/** All tags of a content. `efforts` are those with which its bodies are compressed. */
export function entityTags(tag: string, efforts: readonly Effort[]): readonly string[] {
  const compressed = efforts.flatMap((effort) => [
    entityTag(tag, 'br', effort),
    entityTag(tag, 'gzip', effort),
  ]);
  return [entityTag(tag, 'identity'), ...compressed];
}

type Precondition =
  | { readonly holds: 'no' }
  /** The asterisk matches once the record is known to exist. */
  | { readonly holds: 'any' }
  /** The client's copy is current, in any coding. */
  | { readonly holds: 'yes'; readonly etag: string };

const NO: Precondition = { holds: 'no' };
const ANY: Precondition = { holds: 'any' };

/** Compares weakly, because a proxy that compresses makes tags weak. Returns the tag as it was sent. */
export function matchTag(ifNoneMatch: string | undefined, tags: readonly string[]): Precondition {
  if (ifNoneMatch === undefined) return NO;
  if (ifNoneMatch.trim() === '*') return ANY;
  const listed = /\s*(?:W\/)?("[^"\s]*")\s*(?:,|$)/y;
  for (let found = listed.exec(ifNoneMatch); found !== null; found = listed.exec(ifNoneMatch)) {
    const etag = tags.find((tag) => tag === found?.[1]);
    if (etag !== undefined) return { holds: 'yes', etag };
  }
  return NO;
}

/** Used only without If-None-Match, which is exact unlike a date. The service never sends a future date. */
export function isUnmodifiedSince(ifModifiedSince: string | undefined, lastModified: number): boolean {
  if (ifModifiedSince === undefined || !HTTP_DATE.test(ifModifiedSince)) return false;
  const since = Date.parse(ifModifiedSince);
  return since === lastModified || (since > lastModified && since <= Date.now());
}

/** `Date.parse` also reads a bare number as a year. The two obsolete formats are ignored, which only costs a full response. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

export interface Finishing {
  readonly replies: Replies;
  readonly compressor: Compressor;
  /** The time of the edition in milliseconds. */
  readonly lastModified: number;
}

interface FinishedContent {
  /** The id of its operation. */
  readonly operation: string;
  readonly tag: string;
  readonly type: string;
  readonly body: Uint8Array;
  readonly headers?: FlatHeaders | undefined;
  readonly cacheControl?: string | undefined;
  /** The body is a window on bytes that stay in memory. */
  readonly shared?: boolean;
  /** Built for one request. It is never compressed well, and has a Vary header even if it is too small for codings. */
  readonly uncached?: boolean;
  /** Only the Accept header chose its format. Many caches use the URL alone as the key, so they must not store it. */
  readonly unstored?: boolean;
  /** True only at present. It changes without the edition, so the edition's date does not apply. */
  readonly undated?: boolean;
}

type WithBody = RepeatedResponse & { readonly body: Buffer };

/** The headers of a response in each coding, its tag and its place in the map, in bytes. */
const OVERHEAD = 2500;

export class FinishedResponse {
  readonly operation: string;
  private readonly identity: WithBody;
  private readonly etag: string;
  private readonly isLarge: boolean;
  private readonly vary: string | undefined;
  private brotli: WithBody | undefined;
  private gzip: WithBody | undefined;
  private isCompressing = false;
  private isRepeated = false;
  private unmodified: RepeatedResponse | undefined;
  private grown: (() => void) | undefined;

  constructor(
    private readonly finishing: Finishing,
    private readonly content: FinishedContent,
  ) {
    const { body, operation } = content;
    this.operation = operation;
    this.isLarge = isLarge(body);
    this.vary = this.isLarge || content.uncached === true ? VARIES : undefined;
    this.etag = entityTag(content.tag, 'identity');
    this.identity = this.variant(
      Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      'identity',
      'well',
    );
  }

  /** The size in a cache. */
  bytes(): number {
    const compressed = (this.brotli?.body.length ?? 0) + (this.gzip?.body.length ?? 0);
    const body = this.content.shared === true ? 0 : this.content.body.byteLength;
    return OVERHEAD + compressed + body + (this.content.headers ?? []).join('').length;
  }

  /** Registers a function that is called when the response grows. Only a cached response that is requested again is compressed well. */
  cachedBy(grown: () => void): void {
    this.grown = grown;
  }

  send(request: IncomingHttpHeaders, response: ServerResponse): void {
    const ready = this.ready(request);
    if (ready !== undefined) this.write(ready, response);
    else void this.coded(request).then((coded) => writeResponse(response, coded));
  }

  private write(ready: RepeatedResponse, response: ServerResponse): void {
    if (ready.isSent === true) {
      ready.lead ??= this.finishing.replies.lead(ready);
      if (sendAgain(response, ready, ready.lead)) return;
    }
    ready.isSent = true;
    writeResponse(response, ready);
  }

  /** Returns the response that `send` would write, for a reply. */
  async pick(request: IncomingHttpHeaders): Promise<ReadyResponse> {
    return this.ready(request) ?? this.coded(request);
  }

  /** Runs once in the background. Later requests do not wait for it. */
  compressWell(): void {
    if (!this.isLarge || this.isCompressing) return;
    this.isCompressing = this.finishing.compressor.well(this.identity.body, (brotli, gzip) => {
      this.brotli = this.variant(brotli, 'br', 'well');
      this.gzip = this.variant(gzip, 'gzip', 'well');
      this.grown?.();
    });
  }

  /** Those of the build, instead of compressing it. */
  useCopies(brotli: Buffer, gzip: Buffer): void {
    this.isCompressing = true;
    this.brotli = this.variant(brotli, 'br', 'well');
    this.gzip = this.variant(gzip, 'gzip', 'well');
  }

  /** Undefined if the body has to be compressed first. */
  private ready(request: IncomingHttpHeaders): RepeatedResponse | undefined {
    const held = this.heldCopy(request);
    if (held !== undefined) return this.notModified(held);
    const coding = this.codingFor(request);
    return coding === 'identity' ? this.identity : coding === 'br' ? this.brotli : this.gzip;
  }

  /** Compresses quickly for this request, and well for later ones. */
  private async coded(request: IncomingHttpHeaders): Promise<ReadyResponse> {
    const coding = this.codingFor(request) as Compressed;
    if (this.grown !== undefined && this.isRepeated) this.compressWell();
    this.isRepeated = true;
    // A client can keep it for long, so even the first one gets the smallest form.
    const isWell = this.content.cacheControl !== undefined;
    try {
      const body = await this.finishing.compressor.quickly(this.identity.body, coding, isWell);
      return body === undefined ? this.identity : this.variant(body, coding, isWell ? 'well' : 'quickly');
    } catch {
      return this.identity;
    }
  }

  private codingFor(request: IncomingHttpHeaders): Coding {
    return this.isLarge ? chooseCoding(request['accept-encoding'] as string | undefined) : 'identity';
  }

  /** The tag of the client's copy, if it is current. */
  private heldCopy(request: IncomingHttpHeaders): string | undefined {
    const noneMatch = request['if-none-match'];
    if (noneMatch === undefined) {
      if (this.content.undated === true) return undefined;
      return isUnmodifiedSince(request['if-modified-since'], this.finishing.lastModified)
        ? this.etag
        : undefined;
    }
    if (noneMatch === this.etag) return noneMatch;
    const condition = matchTag(noneMatch, this.givenOut());
    return condition.holds === 'no' ? undefined : condition.holds === 'yes' ? condition.etag : this.etag;
  }

  private givenOut(): readonly string[] {
    const { tag, uncached } = this.content;
    if (!this.isLarge) return [this.etag];
    return entityTags(tag, uncached === true ? ['quickly'] : ['well', 'quickly']);
  }

  /** Nearly all are for the tag of the plain body, so that response is built once. */
  private notModified(etag: string): RepeatedResponse {
    const { replies } = this.finishing;
    const { vary } = this;
    const { unstored, undated, cacheControl } = this.content;
    if (etag !== this.etag) return replies.notModified({ etag, vary, unstored, undated, cacheControl });
    this.unmodified ??= replies.notModified({ etag, vary, unstored, undated, cacheControl });
    return this.unmodified;
  }

  private variant(body: Buffer, coding: Coding, effort: 'well' | 'quickly'): WithBody {
    const { tag, type, headers, unstored, undated, cacheControl } = this.content;
    const etag = entityTag(tag, coding, effort);
    const { vary } = this;
    return {
      status: 200,
      body,
      headers: this.finishing.replies.bodyHeaders({
        type,
        etag,
        length: body.length,
        coding,
        vary,
        unstored,
        undated,
        cacheControl,
        headers,
      }),
    };
  }
}

/** The request header that decides which bytes are sent. */
export const VARIES = 'Accept-Encoding';

/** Large enough to be compressed. */
export const isLarge = (body: Uint8Array): boolean => body.byteLength >= SMALLEST;
