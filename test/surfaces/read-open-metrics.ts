// Parses OpenMetrics and checks its form. Samples are found by their name and the JSON of their labels.
import { expect } from 'vitest';

/** Every line is a sample of a family that was announced, and of none twice. */
export function readOpenMetrics(text: string): Map<string, number> {
  const announced = new Map<string, string>();
  const samples = new Map<string, number>();
  expect(text.endsWith('# EOF\n')).toBe(true);
  for (const line of text.slice(0, -'# EOF\n'.length).trimEnd().split('\n')) {
    const [, type, kind] = /^# TYPE (\S+) (\w+)$/.exec(line) ?? [];
    if (type !== undefined) announced.set(type, kind as string);
    if (line.startsWith('#')) continue;
    const [, name = '', labels = '', value] =
      /^([a-z_]\w*)(?:\{(.*)\})? (-?[\d.e+-]+|NaN|\+Inf)(?: .*)?$/i.exec(line) ?? [];
    expect(value, line).toBeDefined();
    const family = [name, name.replace(/_(total|bucket|sum|count|info)$/, '')].find((each) =>
      announced.has(each),
    );
    expect(family, line).toBeDefined();
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    const sample = `${name}${JSON.stringify(Object.fromEntries(pairs))}`;
    expect(samples.has(sample), line).toBe(false);
    samples.set(sample, Number(value));
  }
  return samples;
}
