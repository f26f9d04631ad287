// The response that Node creates for every request. It carries the data of this request and reports when it is finished.
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyReply } from 'fastify';
import { type Client, shownAddress } from '../../clients/clients.js';
import type { CacheResult, Observer, ResponseFacts } from '../../observe/metrics.js';
import { LARGE, type UnsentBytes } from './connections.js';

/** Headers in the form that is fastest for Node: name, value, name, value. */
export type FlatHeaders = readonly string[];

/** A response that is ready to be sent, either through Node's response or as a Fastify reply. */
export interface ReadyResponse {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly body: Buffer | string | undefined;
}

/** A response that is sent more than once. The text of its head is stored the second time, because Node has checked its fields by then. */
export interface RepeatedResponse extends ReadyResponse {
  readonly body: Buffer | undefined;
  lead?: string | undefined;
  isSent?: boolean;
}

/** Writes all headers as one flat array, which reaches 0.95 of the throughput of bare Node. Setting them one by one reaches 0.62. */
export function writeResponse(response: ServerResponse, ready: ReadyResponse): void {
  const { status, headers, body } = admitted(response, ready);
  response.writeHead(status, headers as string[]);
  response.end(body);
}

/** Sends a response whose fields Node has checked before. False if Node has to write its head. */
export function sendAgain(response: ServerResponse, ready: RepeatedResponse, lead: string): boolean {
  return (
    admitted(response, ready) === ready && (response as BoundedResponse).sendAgain?.(ready, lead) === true
  );
}

/** The same response without storage in caches, for this client alone. */
export const unstored = (ready: ReadyResponse): ReadyResponse => ({
  ...ready,
  headers: ready.headers.map((field, index, all) =>
    all[index - 1] === 'cache-control' ? 'no-store' : field,
  ),
});

/** The service's own response. An injected one, from tests and programs, is Node's. */
interface BoundedResponse {
  /** The response that replaces a large body if there is no room for it. */
  insteadOfLarge?(): ReadyResponse | undefined;
  sendAgain?(ready: RepeatedResponse, lead: string): boolean;
}

/** A large response is sent only while there is room for it. */
function admitted(response: ServerResponse, ready: ReadyResponse): ReadyResponse {
  if (ready.body === undefined || ready.body.length < LARGE) return ready;
  return (response as BoundedResponse).insteadOfLarge?.() ?? ready;
}

export function sendReply(reply: FastifyReply, ready: ReadyResponse): FastifyReply {
  const { status, headers, body } = admitted(reply.raw, ready);
  const fields: Record<string, string | string[]> = {};
  for (let index = 0; index < headers.length; index += 2) {
    const [name, value] = [headers[index] as string, headers[index + 1] as string];
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return reply.code(status).headers(fields).send(body);
}

interface HeadTail {
  /** Undefined until Node has written a head in this second. */
  readonly at: (now: number) => string | undefined;
  readonly learn: (head: string, now: number) => void;
}

/** Lines of another form, which a later version of Node may add, are not reused, so Node then writes every head. */
const TAIL = /\r\n(Date: [^\r]+ GMT\r\nConnection: keep-alive\r\n(?:Keep-Alive: timeout=\d+\r\n)?\r\n)$/;

/**
 * The lines that Node adds to each response on an open connection, with the date and the keep-alive time. They are the same for a second,
 * so they are taken from a head that Node wrote. Times are those of `performance.now()`, and `clock` is the source of the date.
 */
export function createHeadTail(clock: () => number = Date.now): HeadTail {
  let tail: string | undefined;
  let validUntil = 0;
  return {
    at: (now) => (now < validUntil ? tail : undefined),
    learn: (head, now) => {
      tail = TAIL.exec(head)?.[1];
      if (tail !== undefined) validUntil = now + 1000 - (clock() % 1000);
    },
  };
}

export interface NodeResponse extends ServerResponse, Omit<ResponseFacts, 'statusCode'> {
  operation: string;
  cache: CacheResult;
  /** Undefined until the request is admitted. */
  from: Client | undefined;
  /** The rest of the client's budget. Undefined if it has none. */
  budget: string | undefined;
  requestId: string | undefined;
  add(name: string, value: string): void;
  /** Adds a header for this client alone. It is left out if caches may give the response to others. */
  addPrivately(name: string, value: string): void;
  /** Names the parameters without effect. Only the client's own cache may store the response, because such URLs are unlimited. */
  addIgnored(names: string): void;
  /** The response that replaces a large body if there is no room for it. */
  insteadOfLarge(): ReadyResponse | undefined;
  /**
   * Writes the head and the body as one text. Node would check every field with two regular expressions and write them separately, but
   * these were checked before. Returns false if Node has to write the response.
   */
  sendAgain(ready: RepeatedResponse, lead: string): boolean;
  /** Sends a small body with one character per byte. */
  sendText(status: number, lead: string, body: string): boolean;
}

export function nodeResponse(
  observer: Observer,
  unsent: UnsentBytes,
  unavailable: (response: ServerResponse) => ReadyResponse,
): new (
  request: IncomingMessage,
) => NodeResponse {
  const tail = createHeadTail();
  return class extends ServerResponse implements NodeResponse {
    /** Node's own field for the whole head as text. */
    declare private _header: string | null;
    declare private _hasBody: boolean;
    operation = 'none';
    cache: CacheResult = 'none';
    from: Client | undefined = undefined;
    budget: string | undefined = undefined;
    requestId: string | undefined = undefined;
    private readonly startedAt = performance.now();
    private added: string[] | undefined = undefined;
    private addedPrivately: string[] | undefined = undefined;
    private isForOneClient = false;

    add(name: string, value: string): void {
      this.added ??= [];
      this.added.push(name, value);
    }

    addPrivately(name: string, value: string): void {
      this.addedPrivately ??= [];
      this.addedPrivately.push(name, value);
    }

    addIgnored(names: string): void {
      this.add('atlas-ignored', names);
      this.isForOneClient = true;
    }

    insteadOfLarge(): ReadyResponse | undefined {
      const isSent = this.from === undefined || this.req.method === 'HEAD' || unsent.hasRoom(this.from);
      return isSent ? undefined : unavailable(this);
    }

    /** The fast path passes a flat array. Fastify passes an object, or nothing if it has set the headers before. */
    override writeHead(status: number, headers?: unknown): this {
      this.writeFields(status, headers);
      if (this._header !== null && this.shouldKeepAlive && tail.at(this.startedAt) === undefined)
        tail.learn(this._header, this.startedAt);
      return this;
    }

    private writeFields(status: number, headers: unknown): this {
      if (this.addedPrivately !== undefined && !this.isStored(headers))
        this.added = [...(this.added ?? []), ...this.addedPrivately];
      const { added } = this;
      if (added === undefined) return super.writeHead(status, headers as string[]);
      if (Array.isArray(headers)) {
        const fields = this.isForOneClient ? headers.map(forOneClient) : headers;
        return super.writeHead(status, [...fields, ...added]);
      }
      for (let index = 0; index < added.length; index += 2)
        this.setHeader(added[index] as string, added[index + 1] as string);
      return super.writeHead(status, headers as OutgoingHttpHeaders | undefined);
    }

    sendAgain({ status, body }: RepeatedResponse, lead: string): boolean {
      const lines = this.usualLines(this.startedAt);
      if (lines === undefined) return false;
      if (body !== undefined && body.length < LARGE)
        return this.sendText(status, lead, body.toString('latin1'), lines);
      if (body === undefined) this._hasBody = false;
      this.statusCode = status;
      this._header = lead + lines;
      this.end(body);
      return true;
    }

    sendText(
      status: number,
      lead: string,
      body: string,
      lines = this.usualLines(performance.now()),
    ): boolean {
      if (lines === undefined) return false;
      this.statusCode = status;
      this._header = lead + lines + body;
      super.end();
      observer.answered(this);
      return true;
    }

    /** The lines that Node would add to the head. Undefined if it would add or change more. */
    private usualLines(now: number): string | undefined {
      const { method, httpVersionMinor, headers } = this.req;
      const isUsual = this.added === undefined && this.addedPrivately === undefined && this.shouldKeepAlive;
      if (!isUsual || method !== 'GET' || httpVersionMinor !== 1 || headers.expect !== undefined)
        return undefined;
      return tail.at(now);
    }

    override end(body?: unknown, encoding?: unknown): this {
      super.end(body, encoding as BufferEncoding);
      const length = (body as Buffer | undefined)?.length ?? 0;
      if (length >= LARGE && this.req.method !== 'HEAD') this.holdUnsent();
      observer.answered(this);
      return this;
    }

    /** The system has usually taken all bytes by now. If the connection was gone before, no event reports the end of the response. */
    private holdUnsent(): void {
      const bytes = this.socket?.writableLength ?? 0;
      if (bytes > 0 && this.from !== undefined && !this.destroyed)
        this.once('close', unsent.hold(this.from, bytes));
    }

    private isStored(headers: unknown): boolean {
      const fields = headers as OutgoingHttpHeaders | undefined;
      const isUnstored = Array.isArray(headers)
        ? !headers.includes('cache-control') || headers.includes('no-store')
        : (fields?.['cache-control'] ?? this.getHeader('cache-control') ?? 'no-store') === 'no-store';
      return !isUnstored;
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
  ) => NodeResponse;
}

/** The same lifetime, but in the client's own cache only. Names and values alternate. */
const forOneClient = (field: string, index: number, fields: readonly string[]) =>
  fields[index - 1] === 'cache-control' ? field.replace(/^public\b/, 'private') : field;
