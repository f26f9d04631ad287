// Reads the quality values of Accept, Accept-Encoding and Accept-Language (RFC 9110, section 12.4.2).

interface Weighted {
  /** In lower case. */
  readonly name: string;
  /** From 0, not acceptable, to 1. */
  readonly quality: number;
}

/** In the order given; parts without a name or with a quality that is not from 0 to 1 are left out. */
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
