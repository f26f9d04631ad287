// Readers distinguish neighbouring classes by their lightness, in both themes.
import { expect, it } from 'vitest';
import { areaColours } from './area-paths.js';

/** L* of CIELAB, from 0 to 100. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 116 * Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue) - 16;
}

it.each(Object.entries(areaColours))(
  'keeps %s classes at least 12.7 steps of lightness apart',
  (_, colours) => {
    const steps = colours
      .slice(1)
      .map((colour, index) => lightness(colour) - lightness(colours[index] as string));
    expect(Math.min(...steps.map(Math.abs))).toBeGreaterThan(12.7);
    // All steps change in one direction.
    expect(new Set(steps.map(Math.sign)).size).toBe(1);
  },
);
