// Compresses files for sending. Smaller files get more effort, so that all together take seconds.
import { brotliCompressSync, constants } from 'node:zlib';

/** Text, text with many numbers, or numbers of eight bytes that repeat at multiples of eight. */
type TextKind = 'text' | 'decimals' | 'numbers';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_NPOSTFIX } = constants;

const [SMALL, LARGE] = [200_000, 3_000_000];

/**
 * Quality 10 saves a quarter of decimals and takes ten times as long as 7. For other content it is worth it only if the file is small.
 * Quality 11 saves 2 % more and takes three times as long.
 */
const qualityFor = (size: number, content: TextKind): number =>
  size <= SMALL || (content === 'decimals' && size <= LARGE) ? 10 : 7;

export function brotli(bytes: Uint8Array, content: TextKind): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: qualityFor(bytes.length, content),
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [BROTLI_PARAM_NPOSTFIX]: content === 'numbers' ? 3 : 0,
    },
  });
}
