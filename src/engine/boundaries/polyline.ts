// Lines on a grid as text, in the encoded polyline format: the steps from point to point, each in as few characters as it takes.

const CHUNK = 5;
const MORE = 1 << CHUNK;
const FIRST = 63;

export function encodePolyline(steps: readonly number[]): string {
  return steps.map(encodeStep).join('');
}

/** Zigzag, so that small steps either way are short. */
function encodeStep(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  for (; rest >= MORE; rest >>= CHUNK) text += String.fromCharCode((MORE | (rest & (MORE - 1))) + FIRST);
  return text + String.fromCharCode(rest + FIRST);
}

/** Pairs of steps: characters that are followed by more of the step, then one that ends it. */
const PAIRS = /^(?:[_-~]*[?-^][_-~]*[?-^])+$/;

/** At least one pair of steps. */
export const isPolyline = (text: string): boolean => PAIRS.test(text);

/** Undefined if the text ends within a step or has characters of another kind. */
export function decodePolyline(text: string): readonly number[] | undefined {
  const steps: number[] = [];
  let [rest, shift] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const chunk = text.charCodeAt(at) - FIRST;
    if (chunk < 0 || chunk >= 2 * MORE) return undefined;
    rest |= (chunk & (MORE - 1)) << shift;
    shift += CHUNK;
    if (chunk >= MORE) continue;
    steps.push(rest & 1 ? ~(rest >> 1) : rest >> 1);
    [rest, shift] = [0, 0];
  }
  return shift === 0 && steps.length % 2 === 0 ? steps : undefined;
}
