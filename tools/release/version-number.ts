// A version as three numbers with dots: its next ones, and the order of two.

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

export const isVersion = (text: string): boolean => VERSION.test(text);

const versionNumbers = (version: string) => version.split('.').map(Number) as [number, number, number];

export function isAbove(version: string, other: string): boolean {
  const [left, right] = [versionNumbers(version), versionNumbers(other)];
  const first = left.findIndex((number, index) => number !== right[index]);
  return first >= 0 && (left[first] as number) > (right[first] as number);
}

/** The versions after a fix, an addition and an incompatible change. */
export function nextVersions(version: string): readonly string[] {
  const [major, minor, patch] = versionNumbers(version);
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
}
