// The report of a fuzz run, with counts by generator and status, and the data to repeat each failure.
import { generators } from './fuzz-request.js';
import type { Counts, Failure } from './run-requests.js';

const SHOWN_FAILURES = 10;
const SHOWN_BYTES = 1500;

export function countTable(counts: Counts): string {
  const statuses = [...new Set([...counts.values()].flatMap((byStatus) => [...byStatus.keys()]))].sort();
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(16) + cells.map((cell) => String(cell).padStart(8)).join('');
  return [
    row('', statuses),
    ...generators.map((name) =>
      row(
        name,
        statuses.map((status) => counts.get(name)?.get(status) ?? 0),
      ),
    ),
  ].join('\n');
}

export function failureReport(seed: number, failures: readonly Failure[]): string {
  const shown = failures
    .slice(0, SHOWN_FAILURES)
    .map(({ index, request, complaints }) =>
      [
        `ATLAS_SEED=${seed} ATLAS_FUZZ_FIRST=${index} ATLAS_FUZZ_REQUESTS=1 (${request.generator}: ${request.what})`,
        `  request: ${escaped(request.bytes)}`,
        ...complaints.map((complaint) => `  ${complaint}`),
      ].join('\n'),
    );
  const more = failures.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** As a string literal with one escape for each byte that is not printable. */
function escaped(bytes: Buffer): string {
  const text = bytes.toString('latin1', 0, SHOWN_BYTES);
  const literal = JSON.stringify(text).replace(
    /[\x7f-\xff]/g,
    (byte) => `\\x${byte.charCodeAt(0).toString(16)}`,
  );
  return bytes.length > SHOWN_BYTES ? `${literal} and ${bytes.length - SHOWN_BYTES} bytes more` : literal;
}
