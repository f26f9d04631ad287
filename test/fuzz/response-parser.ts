// Reads HTTP responses from the bytes of a connection, and rejects everything that a server must not send.

export interface Response {
  readonly status: number;
  /** Names are in lower case, and commas join the values of a repeated name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

class ResponseFault extends Error {
  override readonly name = 'ResponseFault';
}

interface ResponseParser {
  /** All responses that are complete with these bytes. */
  readonly read: (chunk: Buffer) => Response[];
  /** Whether the remaining bytes are an incomplete response. */
  readonly isInside: () => boolean;
}

const STATUS_LINE = /^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e]*$/;
const FIELD_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[\t ]*([\t\x20-\x7e\x80-\xff]*?)[\t ]*$/;
const CHUNK_SIZE = /^[0-9a-f]{1,8}$/i;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

interface Head {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
}

/** `methodOf` returns the method of the nth request, because a response to HEAD has no body. */
export function createResponseParser(methodOf: (answered: number) => string): ResponseParser {
  let chunks: Buffer[] = [];
  let length = 0;
  /** The parser waits for this number of bytes, so that it assembles a large body once. */
  let needed = 1;
  let answered = 0;

  function readOne(bytes: Buffer): { response: Response | undefined; size: number } | undefined {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return undefined;
    const head = parseHead(bytes.toString('latin1', 0, end));
    const start = end + END_OF_HEAD.length;
    // An interim response comes before the one that counts.
    if (head.status < 200) return { response: undefined, size: start };
    const framed = readBody(bytes.subarray(start), head, methodOf(answered));
    if ('missing' in framed) {
      needed = bytes.length + framed.missing;
      return undefined;
    }
    return { response: { ...head, body: framed.body }, size: start + framed.size };
  }

  return {
    read: (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      const responses: Response[] = [];
      while (length >= needed) {
        const bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
        chunks = [bytes];
        needed = length + 1;
        const found = readOne(bytes);
        if (found === undefined) continue;
        if (found.response !== undefined) {
          responses.push(found.response);
          answered++;
        }
        chunks = [bytes.subarray(found.size)];
        length -= found.size;
        needed = 1;
      }
      return responses;
    },
    isInside: () => length > 0,
  };
}

function parseHead(text: string): Head {
  const [first = '', ...lines] = text.split('\r\n');
  const status = STATUS_LINE.exec(first)?.[1];
  if (status === undefined)
    throw new ResponseFault(`${JSON.stringify(first.slice(0, 80))} is no status line`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = FIELD_LINE.exec(line) ?? [];
    if (name === undefined)
      throw new ResponseFault(`${JSON.stringify(line.slice(0, 80))} is no header field`);
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? (value as string) : `${before}, ${value}`);
  }
  return { status: Number(status), headers };
}

type Framed = { readonly body: Buffer; readonly size: number } | { readonly missing: number };

const NOTHING = Buffer.alloc(0);

function readBody(bytes: Buffer, { status, headers }: Head, method: string): Framed {
  const length = headers.get('content-length');
  const coding = headers.get('transfer-encoding');
  if (length !== undefined && coding !== undefined)
    throw new ResponseFault('a length and a transfer coding contradict each other');
  if (method === 'HEAD' || status === 204 || status === 304) return { body: NOTHING, size: 0 };
  if (coding === 'chunked') return readChunks(bytes);
  if (coding !== undefined) throw new ResponseFault(`${coding} is no transfer coding that was agreed upon`);
  if (length === undefined || !/^\d{1,10}$/.test(length))
    throw new ResponseFault(`${length ?? 'nothing'} says how long the body is`);
  const size = Number(length);
  return bytes.length < size ? { missing: size - bytes.length } : { body: bytes.subarray(0, size), size };
}

function readChunks(bytes: Buffer): Framed {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return { missing: 1 };
    const digits = bytes.toString('latin1', at, end);
    if (!CHUNK_SIZE.test(digits)) throw new ResponseFault(`${JSON.stringify(digits)} is no size of a chunk`);
    const size = Number.parseInt(digits, 16);
    const start = end + 2;
    const next = start + size + 2;
    if (bytes.length < next) return { missing: next - bytes.length };
    if (bytes.toString('latin1', start + size, next) !== '\r\n')
      throw new ResponseFault('a chunk does not end where it should');
    if (size === 0) return { body: Buffer.concat(parts), size: next };
    parts.push(bytes.subarray(start, start + size));
    at = next;
  }
}
