// The preferred coding of a client: Brotli, gzip or none, by its quality values.
import { readQualityValues } from './preferred-formats.js';

export type Compressed = 'br' | 'gzip';
export type Coding = Compressed | 'identity';

/** Our codings in order of preference: the smallest first. */
const offered: readonly Coding[] = ['br', 'gzip', 'identity'];

/** Clients send few different values, so each is read once. */
const known = new Map<string, Coding>();
const MOST_KNOWN = 256;

export function chooseCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const cached = known.get(acceptEncoding);
  if (cached !== undefined) return cached;
  const coding = readAcceptEncoding(acceptEncoding);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(acceptEncoding, coding);
  return coding;
}

function readAcceptEncoding(header: string): Coding {
  const qualities = new Map(readQualityValues(header).map(({ name, quality }) => [name, quality]));
  const any = qualities.get('*');
  const quality = (coding: Coding) => qualities.get(coding) ?? any ?? (coding === 'identity' ? 0.001 : 0);
  // A client that refuses everything still gets the plain body: a path of this contract never returns 406.
  const best = offered.reduce((a, b) => (quality(b) > quality(a) ? b : a));
  return quality(best) > 0 ? best : 'identity';
}
