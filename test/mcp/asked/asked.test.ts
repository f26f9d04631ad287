// Questions as assistants send them, about codes for names, years beyond the series, distances, rows as texts, and places that do not
// exist.
import { expect, it } from 'vitest';
import { askedRows, byKind } from '../../contract/asked-rows.js';
import { connectToShared } from '../connect.js';

const { client } = await connectToShared();

/** The number of right results of each kind. It may only rise. */
const LEAST: Readonly<Record<string, number>> = {
  code: 33,
  population: 8,
  near: 9,
  distance: 9,
  rows: 7,
  sparse: 7,
  suggestion: 7,
  nonexistent: 12,
};

const has = (text: string, patterns: string) =>
  patterns.split(' && ').every((pattern) => new RegExp(pattern, 's').test(text));

it('returns the right answers', async () => {
  const rows = askedRows('mcp/asked/questions.tsv', 80, ({ tool, arguments: given }) => `${tool} ${given}`);
  const texts = new Map<unknown, string>();
  for (const row of rows) {
    const { text } = await client
      .call(row.tool as string, JSON.parse(row.arguments as string))
      .catch(({ message }: Error) => ({ text: message }));
    texts.set(row, text);
  }
  const isAnswered = (row: Readonly<Record<string, string>>) => {
    const text = texts.get(row) as string;
    return has(text, row.contains as string) && (row.absent === '' || !has(text, row.absent as string));
  };
  const counts = byKind(rows, isAnswered);
  const differing = rows
    .filter((row) => !isAnswered(row))
    .map((row) => `${row.tool} ${row.arguments} (${row.contains}): ${texts.get(row)?.slice(0, 300)}`);
  for (const [kind, { right, of }] of counts) console.log(`${kind}: ${right} of ${of}`);
  console.log(`${rows.length - differing.length} of ${rows.length} answered`);
  for (const [kind, { right }] of counts)
    expect(right, differing.join('\n')).toBeGreaterThanOrEqual(LEAST[kind] as number);
});
