// The part of a file that a client wants (RFC 9110, section 14): one range of bytes. Several at once get the whole file, which is allowed.

export interface ByteRange {
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
