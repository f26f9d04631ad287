// The first differences between two JSON values, because a diff of whole values would have megabytes.

export function differences(actual: unknown, expected: unknown, at = '$'): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isComposite(actual) || !isComposite(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return [`${at}: expected ${shown(expected)}, found ${shown(actual)}`];
  const found: string[] = [];
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    found.push(...differences(actual[key], expected[key], `${at}.${key}`));
    if (found.length > 5) break;
  }
  return found;
}

const isComposite = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 100);
