// A response under way, as Node makes one for every request: it carries what belongs to this request alone, and reports when it is done.
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
// Imported, since the global is an accessor that every use pays for.
import { performance } from 'node:perf_hooks';
import type { Client } from '../../clients/clients.js';
import { shownAddress } from '../../clients/shown-address.js';
import type { Answered, CacheResult, Observer } from '../../observe/observer.js';

export interface AtlasResponse extends ServerResponse, Omit<Answered, 'statusCode'> {
  operation: string;
  cache: CacheResult;
  /** Undefined until the request was let in. */
  from: Client | undefined;
  /** What the client's budget has left; undefined where it has none. */
  budget: string | undefined;
  requestId: string | undefined;
  /** Adds header fields to this one answer. */
  add(name: string, value: string): void;
}

export function atlasResponse(observer: Observer): new (request: IncomingMessage) => AtlasResponse {
  return class extends ServerResponse implements AtlasResponse {
    operation = 'none';
    cache: CacheResult = 'none';
    from: Client | undefined = undefined;
    budget: string | undefined = undefined;
    requestId: string | undefined = undefined;
    private readonly startedAt = performance.now();
    private added: string[] | undefined = undefined;

    add(name: string, value: string): void {
      this.added ??= [];
      this.added.push(name, value);
    }

    /** The fast path passes a flat array; Fastify an object, or nothing where it has set the fields before. */
    override writeHead(status: number, headers?: unknown): this {
      const { added } = this;
      if (added === undefined) return super.writeHead(status, headers as string[]);
      if (Array.isArray(headers)) return super.writeHead(status, [...headers, ...added]);
      for (let index = 0; index < added.length; index += 2)
        this.setHeader(added[index] as string, added[index + 1] as string);
      return super.writeHead(status, headers as OutgoingHttpHeaders | undefined);
    }

    override end(body?: unknown): this {
      super.end(body);
      observer.answered(this);
      return this;
    }

    milliseconds(): number {
      return performance.now() - this.startedAt;
    }

    method(): string {
      return this.req.method ?? '';
    }

    client(): string {
      return this.from === undefined ? 'unknown' : shownAddress(this.from.address);
    }
  } as unknown as new (
    request: IncomingMessage,
  ) => AtlasResponse;
}
