// Chooses the format, the coding and the language that a client prefers, by the quality values of its headers.
import { formats } from '../../engine/formats/index.js';
import type { OutputFormat } from '../../engine/formats/output-format.js';
import { pathOf } from './paths/known-paths.js';

/** The codings of a compressed body. */
export type Compressed = 'br' | 'gzip';
export type Coding = Compressed | 'identity';

/** The codings in order of preference, smallest first. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity'];

/** Clients send few different values, so each is parsed once. */
const knownCodings = new Map<string, Coding>();
const MOST_CODINGS = 256;

export function chooseCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const cached = knownCodings.get(acceptEncoding);
  if (cached !== undefined) return cached;
  const coding = readAcceptEncoding(acceptEncoding);
  if (knownCodings.size >= MOST_CODINGS) knownCodings.clear();
  knownCodings.set(acceptEncoding, coding);
  return coding;
}

function readAcceptEncoding(header: string): Coding {
  const qualities = new Map(readQualityValues(header).map(({ name, quality }) => [name, quality]));
  const any = qualities.get('*');
  const quality = (coding: Coding) => qualities.get(coding) ?? any ?? (coding === 'identity' ? 0.001 : 0);
  // A client that refuses everything gets the plain body, because a path of this contract never returns 406.
  const best = CODINGS.reduce((a, b) => (quality(b) > quality(a) ? b : a));
  return quality(best) > 0 ? best : 'identity';
}

const NONE: readonly OutputFormat[] = [];

const formatsByType = new Map(
  formats
    .filter(({ isNegotiable }) => isNegotiable)
    .map((format) => [format.mediaType.split(';', 1)[0], format]),
);

/** Clients send few different values, so each is parsed once. */
const known = new Map<string, readonly OutputFormat[]>();
const MOST_KNOWN_HEADERS = 256;

/** The accepted formats, best first. JSON is the fallback, so only a named and preferred format comes before it. */
export function preferredFormats(accept: string | undefined): readonly OutputFormat[] {
  if (accept === undefined || accept === '*/*') return NONE;
  const cached = known.get(accept);
  if (cached !== undefined) return cached;
  const formats = readAccept(accept);
  if (known.size >= MOST_KNOWN_HEADERS) known.clear();
  known.set(accept, formats);
  return formats;
}

function readAccept(accept: string): readonly OutputFormat[] {
  const qualities = new Map<string, number>();
  for (const { name, quality } of readQualityValues(accept))
    qualities.set(name, Math.max(quality, qualities.get(name) ?? 0));
  const json = qualities.get('application/json');
  const any = qualities.get('application/*') ?? qualities.get('*/*') ?? 0;
  return [...qualities]
    .flatMap(([type, quality]) => {
      const format = formatsByType.get(type);
      // If both are named with the same quality, JSON stays. If only a wildcard covers JSON, the named format wins.
      const isBetter = json === undefined ? quality >= any : quality > json;
      return format === undefined || quality === 0 || !isBetter ? [] : [{ format, quality }];
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ format }) => format);
}

interface PageRequest {
  readonly url: string;
  readonly headers: { readonly accept?: string | undefined };
}

/**
 * Whether a person reads the response in a browser. Browsers accept HTML by name, and programs seldom do. The API is for programs, whatever
 * they accept, even with doubled slashes.
 */
export function isForPeople({ url, headers: { accept = '' } }: PageRequest): boolean {
  if (/^\/+api(\/|$)/i.test(pathOf(url))) return false;
  return readQualityValues(accept).some(({ name, quality }) => name === 'text/html' && quality > 0);
}

/**
 * The language that a client prefers, by its Accept-Language header. `offered` is in order of preference, and its first one is the
 * fallback. `es-CO` includes `es`, and the first of equal qualities wins.
 */
export function acceptedLanguage<Language extends string>(
  offered: readonly [Language, ...Language[]],
  acceptLanguage: string | undefined,
): Language {
  let best: { readonly language: Language; readonly quality: number } | undefined;
  for (const { name, quality } of readQualityValues(acceptLanguage ?? '')) {
    const language = offered.find((each) => name === each || name.startsWith(`${each}-`));
    if (language !== undefined && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? offered[0];
}

interface Weighted {
  /** In lower case. */
  readonly name: string;
  /** From 0, which is not acceptable, to 1. */
  readonly quality: number;
}

/**
 * Parses the quality values of Accept, Accept-Encoding and Accept-Language (RFC 9110, section 12.4.2) in their order. Parts without a name
 * or with a quality outside 0 to 1 are left out.
 */
export function readQualityValues(header: string): readonly Weighted[] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { name, quality: given === undefined ? 1 : Number(given) };
    })
    .filter(({ name, quality }) => name !== '' && quality >= 0 && quality <= 1);
}
