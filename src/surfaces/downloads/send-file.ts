// Sends a file of a bundle, or the requested part of it. Its bytes never change under its URL, so caches keep it for a year.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import type { Localized } from '../../engine/text/localized.js';
import { chooseCoding } from '../../server/http/negotiation.js';
import { entityTag, entityTags, matchTag } from '../../server/http/responses/finished-response.js';
import { EXPOSED } from '../../server/http/responses/replies.js';
import { sendProblem } from '../../server/http/surface.js';
import { BUSY, isInside, mediaTypeOf, openInside } from './inside-bundle.js';

/**
 * The bundles of editions, each in a folder with a bundle.json that lists the files. Added and removed bundles are noticed soon. The URLs
 * of files contain their edition, or the word for the latest one.
 */
export const FILES = '/downloads';
export const LATEST = 'latest';

export const fileAddress = (edition: string, path: string): string => `${FILES}/${edition}/${path}`;

/** The files of the edition that is served, or of the newest one that has files. */
export const latestOf = (all: readonly Bundle[], served: string): Bundle | undefined =>
  all.find(({ edition }) => edition === served) ?? all[0];

interface BundleFile {
  /** Within the bundle, such as `csv/City.csv`. */
  readonly path: string;
  readonly format: string;
  readonly title: Localized;
  /** The record of its family, if it is about one. */
  readonly family?: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The size of the copy in Brotli; null if there is none. */
  readonly compressed: number | null;
}

export interface Bundle {
  readonly edition: string;
  readonly folder: string;
  readonly files: ReadonlyMap<string, BundleFile>;
  /** The records of families that it leaves out. */
  readonly without: readonly string[];
}

/** The copy of a file in Brotli has its name and this ending. */
export const BROTLI = '.br';

const FILE_LIST = 'bundle.json';
const EDITION = /^\d{4}\.\d{2}\.\d{2}(?:\.\d+)?-[\da-f]{8}$/;
/** Many requests share one look at the folder. */
const REREAD_AFTER = 5000;

/** The newest edition first. If the disk does not respond, the last list is used. */
export function createBundles(folder: string): { readonly list: () => Promise<readonly Bundle[]> } {
  const known = new Map<string, KnownFile>();
  let bundles: Promise<readonly Bundle[]> = Promise.resolve([]);
  let last: readonly Bundle[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let isReading = false;
  return {
    list: () => {
      const isOld = performance.now() - readAt > REREAD_AFTER;
      if (isReading && isOld) return Promise.resolve(last);
      if (!isOld) return bundles;
      readAt = performance.now();
      isReading = true;
      bundles = readBundles(folder, known).then((read) => {
        isReading = false;
        last = read;
        return read;
      });
      return bundles;
    },
  };
}

/** A list that was read before, and when its file had changed. */
interface KnownFile {
  readonly changed: number;
  readonly bundle: Bundle;
}

async function readBundles(folder: string, known: Map<string, KnownFile>): Promise<readonly Bundle[]> {
  const names = await readdir(folder).catch(() => []);
  const editions = names.filter((name) => EDITION.test(name)).sort(newestFirst);
  const bundles: Bundle[] = [];
  for (const edition of editions) {
    const bundle = await readBundle(join(folder, edition), edition, known).catch(() => undefined);
    if (bundle !== undefined) bundles.push(bundle);
  }
  return bundles;
}

async function readBundle(folder: string, edition: string, known: Map<string, KnownFile>): Promise<Bundle> {
  const { mtimeMs: changed } = await stat(join(folder, FILE_LIST));
  const before = known.get(edition);
  if (before?.changed === changed) return before.bundle;
  const { files, without } = JSON.parse(await readFile(join(folder, FILE_LIST), 'utf8')) as {
    readonly files: readonly BundleFile[];
    readonly without: readonly string[];
  };
  const inside = files.filter(({ path }) => isInside(path));
  const listed = inside.map((file) => [file.path, { ...file, mediaType: mediaTypeOf(file.path) }] as const);
  const bundle = { edition, folder, files: new Map(listed), without };
  known.set(edition, { changed, bundle });
  return bundle;
}

/** By the day, then by the number of the edition on that day; the hash does not count. */
export function newestFirst(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const differs = b.findIndex((number, at) => number !== a[at]);
  return differs < 0 ? 0 : (b[differs] as number) - (a[differs] as number);
}

const numbersOf = (edition: string): readonly number[] => {
  const [year = 0, month = 0, day = 0, number = 1] = (edition.split('-')[0] as string).split('.').map(Number);
  return [year, month, day, number];
};

/** The note for the operator if the served edition has no files. The service starts without them, because they take a minute of processor time. */
export async function missingFiles(folder: string, { catalog }: Engine): Promise<readonly string[]> {
  const edition = editionName(catalog.edition);
  const bundles = await createBundles(folder).list();
  if (bundles.some((bundle) => bundle.edition === edition)) return [];
  return [`/downloads has no files of edition ${edition} yet. npx atlas bundle writes them to ${folder}.`];
}

/**
 * The requested part of a file (RFC 9110, section 14), which is one range of bytes. A request for several ranges returns the whole file,
 * which the standard allows.
 */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const ONE_RANGE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i;

/** The whole file if the header is not one range of bytes. Undefined if the range begins after the end. */
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

const MEGABYTE = 1_000_000;
const MOST_COST = 60;
/** In seconds. */
const RETRY_AFTER = 5;

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
  const file = await openInside(folder, isCoded ? path + BROTLI : path, size);
  if (file === undefined) return undefined;
  if (file === BUSY)
    return sendProblem(reply, problem('unavailable', messages.diskIsBusy(RETRY_AFTER)), [
      'retry-after',
      String(RETRY_AFTER),
    ]);
  const part = startResponse(reply, listed, { isCoded, size });
  const { edition, response } = reply.request;
  if (part !== undefined) edition.charge(response, costOf(part));
  // Fastify destroys the stream if the client leaves, which closes the file.
  if (part !== undefined) return reply.send(file.createReadStream({ start: part.first, end: part.last }));
  await file.close();
  return reply;
}

/** One request for each megabyte that is sent, so that a client with all its requests does not take the whole connection of the server. */
const costOf = ({ first, last }: ByteRange) => Math.min(MOST_COST, Math.ceil((last - first + 1) / MEGABYTE));

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
