// Joins finished pieces with commas between an opening and a closing text.

const encoder = new TextEncoder();
const COMMA = 0x2c;

export function joinBytes(open: string, pieces: readonly Uint8Array[], close: string): Uint8Array {
  const [head, tail] = [encoder.encode(open), encoder.encode(close)];
  const commas = Math.max(0, pieces.length - 1);
  const size = pieces.reduce((sum, piece) => sum + piece.length, head.length + commas + tail.length);
  const joined = new Uint8Array(size);
  joined.set(head);
  let at = head.length;
  pieces.forEach((piece, index) => {
    if (index > 0) joined[at++] = COMMA;
    joined.set(piece, at);
    at += piece.length;
  });
  joined.set(tail, at);
  return joined;
}
