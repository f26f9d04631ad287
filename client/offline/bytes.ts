// The few functions of Node's Buffer that the engine uses, for browsers too. The build puts them in the place of the global.

class Bytes extends Uint8Array<ArrayBuffer> {
  /** As characters up to 255, or as the text that the bytes encode. */
  override toString(encoding?: 'latin1', start = 0, end = this.length): string {
    const part = this.subarray(start, end);
    if (encoding === undefined) return new TextDecoder().decode(part);
    let text = '';
    for (let at = 0; at < part.length; at += PIECE)
      text += String.fromCharCode(...part.subarray(at, at + PIECE));
    return text;
  }
}

/** As many arguments as every engine accepts. */
const PIECE = 8192;

const empty = (length: number) => new Bytes(new ArrayBuffer(length));

function latin1(text: string): Bytes {
  const bytes = empty(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export const Buffer = {
  from(given: string | ArrayBuffer, encodingOrStart?: 'latin1' | number, length?: number): Bytes {
    if (typeof given !== 'string') return new Bytes(given, encodingOrStart as number, length);
    if (encodingOrStart === 'latin1') return latin1(given);
    const { buffer, byteOffset, byteLength } = new TextEncoder().encode(given);
    return new Bytes(buffer, byteOffset, byteLength);
  },
  concat(pieces: readonly Uint8Array[]): Bytes {
    const joined = empty(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      joined.set(piece, at);
      at += piece.length;
    }
    return joined;
  },
};
