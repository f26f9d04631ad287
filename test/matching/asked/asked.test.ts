// Rows with the faults that tables arrive with: a wrong encoding, lost letters, codes in other forms, titles, endings, totals.
import { expect, it } from 'vitest';
import { askedRows, byKind } from '../../contract/asked-rows.js';
import { sharedService } from '../../system/shared-service.js';

/** The number of right rows of each kind. It may only rise. */
const LEAST: Readonly<Record<string, number>> = {
  'wrong encoding': 28,
  'lost letter': 27,
  'code and name': 27,
  'ISO code': 27,
  'split code': 29,
  title: 27,
  'HTML entity': 26,
  'seat in brackets': 27,
  'official ending': 26,
  ANM: 26,
  'populated centre': 26,
  none: 30,
  column: 25,
};
const MOST_WRONG_AND_SURE = 0;

interface Answered {
  readonly status: string;
  readonly daneCode: string | null;
  readonly candidates: readonly { readonly daneCode: string | null }[];
}

/** The code, `?` for an ambiguous row, or `-` for none, with the code of the first hint if the row expects one. */
function outcome({ status, daneCode, candidates }: Answered, expected: string): string {
  if (status === 'matched') return String(daneCode);
  if (status === 'ambiguous') return '?';
  return expected.startsWith('- ') ? `- ${candidates[0]?.daneCode}` : '-';
}

it('match their place, or none', async () => {
  const rows = askedRows('matching/asked/rows.tsv', 300, ({ row }) => row);
  const { address } = await sharedService();
  const response = await fetch(`${address}/api/v1/match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"rows":[${rows.map(({ row }) => row).join()}]}`,
  });
  const answers = ((await response.json()) as { readonly rows: readonly Answered[] }).rows;
  const outcomes = new Map(
    rows.map((row, at) => [row, outcome(answers[at] as Answered, row.expected as string)]),
  );
  const counts = byKind(rows, (row) => outcomes.get(row) === row.expected);
  const differing = rows.filter((row) => outcomes.get(row) !== row.expected);
  const sure = differing.filter((row) => /^\d+$/.test(outcomes.get(row) as string));
  for (const [kind, { right, of }] of counts) console.log(`${kind}: ${right} of ${of}`);
  console.log(`${rows.length - differing.length} of ${rows.length} right, ${sure.length} wrong and sure`);
  const shown = differing.map((row) => `${row.row} ${row.expected}: ${outcomes.get(row)}`).join('\n');
  for (const [kind, { right }] of counts) expect(right, shown).toBeGreaterThanOrEqual(LEAST[kind] as number);
  expect(sure.length, shown).toBeLessThanOrEqual(MOST_WRONG_AND_SURE);
});
