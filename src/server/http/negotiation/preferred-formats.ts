// The formats that a client prefers to JSON, by the quality values of its Accept header.
import { formats } from '../../../engine/formats/index.js';
import type { OutputFormat } from '../../../engine/formats/output-format.js';
import { readQualityValues } from './quality-values.js';

const NONE: readonly OutputFormat[] = [];

const formatOf = new Map(
  formats
    .filter(({ isNegotiable }) => isNegotiable)
    .map((format) => [format.mediaType.split(';', 1)[0], format]),
);

/** Clients send few different values, so each is read once. */
const known = new Map<string, readonly OutputFormat[]>();
const MOST_KNOWN = 256;

/** Best first. JSON is the fallback: only a named and preferred format comes before it. */
export function preferredFormats(accept: string | undefined): readonly OutputFormat[] {
  if (accept === undefined || accept === '*/*') return NONE;
  const cached = known.get(accept);
  if (cached !== undefined) return cached;
  const formats = readAccept(accept);
  if (known.size >= MOST_KNOWN) known.clear();
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
      const format = formatOf.get(type);
      // If both are named with the same quality, nothing changes; if only a wildcard covers JSON, the name counts.
      const isBetter = json === undefined ? quality >= any : quality > json;
      return format === undefined || quality === 0 || !isBetter ? [] : [{ format, quality }];
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ format }) => format);
}
