// Finds the operation of a path as the router of the server does: in any letter case, ignoring empty segments, and preferring fixed
// segments to parameters.
import type { DocumentOperation, RecordOperation } from './operation.js';

interface FoundOperation<Found> {
  readonly operation: Found;
  /** The values in the path, by parameter name. */
  readonly path: Readonly<Record<string, string>>;
}

/** Undefined if no operation has the path. */
export function findOperation<Found extends Pick<RecordOperation | DocumentOperation, 'path' | 'result'>>(
  operations: readonly Found[],
  path: string,
): FoundOperation<Found> | 'badly encoded' | undefined {
  const segments = decoded(pathSegments(path));
  if (segments === undefined) return 'badly encoded';
  const [best] = operations
    .map((operation) => ({ operation, template: pathSegments(operation.path) }))
    .filter(({ template }) => fitsSegments(template, segments))
    .sort((a, b) => (shapeOf(a.template) < shapeOf(b.template) ? -1 : 1));
  if (best === undefined || isMisread(best.operation, segments.at(-1) as string)) return undefined;
  const values = best.template.flatMap((part, index) =>
    isPathParameter(part) ? [[part.slice(1, -1), segments[index] as string]] : [],
  );
  return { operation: best.operation, path: Object.fromEntries(values) };
}

function decoded(segments: readonly string[]): readonly string[] | undefined {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The path of an operation outside this list, which would be read as an id. */
const isMisread = ({ result }: Pick<RecordOperation | DocumentOperation, 'result'>, last: string) =>
  result === 'one' && /^(boundaries|map\.svg|provenance)$/i.test(last);

const pathSegments = (path: string) => path.split('/').filter((segment) => segment !== '');
const isPathParameter = (part: string) => part.startsWith('{');
/** Sorts paths with a fixed segment before those with a parameter in the same place. */
const shapeOf = (template: readonly string[]) =>
  template.map((part) => Number(isPathParameter(part))).join('');

function fitsSegments(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every(
      (part, index) =>
        isPathParameter(part) || part.toLowerCase() === (segments[index] as string).toLowerCase(),
    )
  );
}
