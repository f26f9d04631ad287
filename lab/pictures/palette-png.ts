// Writes a picture of a browser again with a palette, which takes a third of the bytes: drawings have few colours.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLOURS = 32;
/** Bytes of a pixel, by the colour type of PNG. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each, as one number. */
  readonly colours: Uint32Array;
}

export function withPalette(png: Buffer): Buffer {
  const { width, height, colours } = readPixels(png);
  const palette = paletteOf(colours);
  const known = new Map(palette.map((colour, index) => [colour, index]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colours[y * width + x] as number;
      const index = known.get(colour) ?? nearestColour(palette, colour);
      known.set(colour, index);
      rows[y * (width + 1) + 1 + x] = index;
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8); // bits of a pixel
  head.writeUInt8(3, 9); // a palette
  const entries = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours of the most pixels; those at the edges of shapes take the nearest one. */
function paletteOf(colours: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

function nearestColour(palette: readonly number[], colour: number): number {
  const distance = (other: number) =>
    [16, 8, 0].reduce((sum, bits) => sum + (((colour >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);
  return palette.reduce(
    (best, other, index) => (distance(other) < distance(palette[best] as number) ? index : best),
    0,
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Of a picture with eight bits of each colour, without interlacing. */
function readPixels(png: Buffer): Pixels {
  const [width, height, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png.readUInt8(25)];
  const channels = CHANNELS[type];
  if (channels === undefined) throw new Error(`The PNG has the colour type ${type}, which is not 2 or 6.`);
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const colours = new Uint32Array(width * height);
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const at = pixel * channels;
    colours[pixel] =
      ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
  }
  return { width, height, colours };
}

/** The filters of PNG by number: no filter, left, above, their mean, and Paeth. */
function unfiltered(filtered: Buffer, stride: number, height: number, channels: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (out[at - channels] as number);
      const above = y === 0 ? 0 : (out[at - stride] as number);
      const corner = x < channels || y === 0 ? 0 : (out[at - stride - channels] as number);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][
        filter as number
      ] as number;
      out[at] = ((filtered[y * (stride + 1) + 1 + x] as number) + guess) & 255;
    }
  }
  return out;
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}
