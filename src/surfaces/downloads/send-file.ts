// Sends a file of a bundle, or the requested part of it. Its bytes never change under its URL, so caches keep it for a year.
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { chooseCoding } from '../../server/http/negotiation/content-coding.js';
import { entityTag, entityTags, matchTag } from '../../server/http/responses/entity-tag.js';
import { EXPOSED } from '../../server/http/responses/replies.js';
import { sendProblem } from '../../server/http/surface.js';
import { BROTLI, type Bundle, type BundleFile } from './bundles.js';

/** The part of a file that a client wants (RFC 9110, section 14): one range of bytes. Several at once get the whole file, which is allowed. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const ONE_RANGE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i;

/** The whole file if the field is not one range of bytes; undefined if the range begins behind the end. */
export function byteRange(field: string | undefined, size: number): ByteRange | 'whole' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(field ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? undefined : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  // A range that ends before it begins is not one.
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? undefined : { first, last };
}

/** The fields that a script needs to read a file in parts. */
const RANGES = 'Accept-Ranges, Content-Range';

/** Of every response with a file or a part of it. */
export const fileFields = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-expose-headers': `${EXPOSED}, ${RANGES}`,
} as const;

/** Returns undefined, with nothing sent, if the file is not as the bundle lists it. */
export async function sendFile(
  reply: FastifyReply,
  { folder }: Bundle,
  listed: BundleFile,
): Promise<FastifyReply | undefined> {
  const { headers } = reply.request;
  const { path, bytes, compressed } = listed;
  // Ranges count the bytes of the file itself, so that a reader can jump in it.
  const isCoded =
    compressed !== null && headers.range === undefined && chooseCoding(headers['accept-encoding']) === 'br';
  const size = isCoded ? compressed : bytes;
  // Opened before any header is set, because caches would keep an error for a year.
  const file = await openedFile(join(folder, isCoded ? path + BROTLI : path), size);
  if (file === undefined) return undefined;
  const part = startResponse(reply, listed, { isCoded, size });
  // Fastify destroys the stream if the client leaves, which closes the file.
  if (part !== undefined) return reply.send(file.createReadStream({ start: part.first, end: part.last }));
  await file.close();
  return reply;
}

/** Undefined if it was deleted or replaced after its list was read. */
async function openedFile(path: string, size: number): Promise<FileHandle | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined || (await file.stat()).size === size) return file;
  await file.close();
  return undefined;
}

/** The part to send; undefined if the response is complete without one. */
function startResponse(
  reply: FastifyReply,
  { mediaType, sha256 }: BundleFile,
  { isCoded, size }: { readonly isCoded: boolean; readonly size: number },
): ByteRange | undefined {
  const { headers, method } = reply.request;
  const tag = sha256.slice(0, 22);
  const etag = entityTag(tag, isCoded ? 'br' : 'identity');
  // The rest of another version would not fit the part that the client has.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? byteRange(headers.range, size) : 'whole';
  const isKnown = matchTag(headers['if-none-match'], entityTags(tag, ['well'])).holds !== 'no';
  if (range === undefined && !isKnown) {
    const beyond = problem('range-not-satisfiable', messages.rangeBeyondEnd(size));
    const fields = ['content-range', `bytes */${size}`, 'access-control-expose-headers', RANGES];
    sendProblem(reply, beyond, fields);
    return undefined;
  }
  reply.headers({
    ...fileFields,
    etag,
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
  });
  if (isKnown) {
    reply.code(304).send();
    return undefined;
  }
  const part = typeof range === 'object' ? range : { first: 0, last: size - 1 };
  reply.type(mediaType).header('content-length', part.last - part.first + 1);
  if (part === range) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`);
  if (isCoded) reply.header('content-encoding', 'br');
  if (method !== 'HEAD' && size > 0) return part;
  reply.send();
  return undefined;
}
