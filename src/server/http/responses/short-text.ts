// A body that is small enough to be sent in one piece with its header, as text whose characters are its bytes.
import type { Success } from '../../../engine/answers/engine.js';
import { LARGE } from '../connections/unsent-bytes.js';

/** Undefined if it is too large for that. */
export function shortText(answered: Success): string | undefined {
  const { byteText } = answered;
  if (byteText !== undefined) return byteText.length < LARGE ? byteText : undefined;
  const bytes = bytesOf(answered);
  return bytes.length < LARGE ? bytes.toString('latin1') : undefined;
}

const bytesOf = ({ text, body }: Success) =>
  text === undefined ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.from(text);
