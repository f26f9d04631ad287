// Sends a file of a bundle, or the requested part of it. Its bytes never change under its URL, so caches keep it for a year.
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import { chooseCoding } from '../../server/http/negotiation/content-coding.js';
import { entityTag, entityTags, matchTag } from '../../server/http/responses/entity-tag.js';
import { sendProblem } from '../../server/http/surface.js';
import { BROTLI, type Bundle, type BundleFile } from './bundles.js';
import { byteRange } from './byte-range.js';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

export async function sendFile(
  reply: FastifyReply,
  { folder }: Bundle,
  { path, mediaType, bytes, sha256, compressed }: BundleFile,
): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  // Ranges count the bytes of the file itself, so that a reader can jump in it.
  const isCoded =
    compressed !== null && headers.range === undefined && chooseCoding(headers['accept-encoding']) === 'br';
  const size = isCoded ? compressed : bytes;
  const tag = sha256.slice(0, 22);
  const etag = entityTag(tag, isCoded ? 'br' : 'identity');
  reply.headers({
    'cache-control': FOR_A_YEAR,
    etag,
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
    'access-control-expose-headers': 'Accept-Ranges, Atlas-Edition, Content-Length, Content-Range, ETag',
  });
  if (matchTag(headers['if-none-match'], entityTags(tag, ['well'])).holds !== 'no')
    return reply.code(304).send();

  // The rest of another version would not fit the part that the client has.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? byteRange(headers.range, size) : 'whole';
  if (range === undefined) {
    const beyond = problem('range-not-satisfiable', messages.rangeBeyondEnd(size));
    reply.removeHeader('etag').removeHeader('cache-control').removeHeader('vary');
    return sendProblem(reply, beyond, ['content-range', `bytes */${size}`]);
  }
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range;
  reply.type(mediaType).header('content-length', last - first + 1);
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  if (isCoded) reply.header('content-encoding', 'br');
  if (method === 'HEAD' || size === 0) return reply.send();
  const file = await open(join(folder, isCoded ? path + BROTLI : path));
  // Fastify destroys the stream if the client leaves, which closes the file.
  return reply.send(file.createReadStream({ start: first, end: last }));
}
