// The lines that Node adds are reused within a second, and only if they are the usual ones.
import { expect, it } from 'vitest';
import { createHeadTail } from './node-response.js';

const USUAL =
  'Date: Mon, 16 Nov 2026 10:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n\r\n';

function learned(tail: string, millisecond = 250) {
  const lines = createHeadTail(() => 1_000_000 + millisecond);
  lines.learn(`HTTP/1.1 200 OK\r\netag: "x"\r\n${tail}`, 5000);
  return lines;
}

it('returns the same lines until the second ends', () => {
  const lines = learned(USUAL);
  expect(lines.at(5000)).toBe(USUAL);
  expect(lines.at(5749.9)).toBe(USUAL);
  expect(lines.at(5750)).toBeUndefined();
});

it('returns undefined before Node has written a head', () => {
  expect(createHeadTail().at(0)).toBeUndefined();
});

it.each([
  USUAL.replace('keep-alive', 'close'),
  USUAL.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n'),
  USUAL.replace('timeout=72', 'timeout=72, max=3'),
])('learns no lines that differ from the usual ones: %j', (tail) => {
  expect(learned(tail).at(5000)).toBeUndefined();
});
