// Points as people copy them: degrees with minutes, letters of the compass, metres of a plane, a lost minus sign, far away.
import { expect, it } from 'vitest';
import { askedRows, byKind } from '../contract/asked-rows.js';
import { sharedService } from '../system/shared-service.js';

/** The number of each kind that is read or explained. It may only rise. */
const LEAST: Readonly<Record<string, number>> = {
  DMS: 14,
  letter: 10,
  comma: 8,
  plane: 10,
  minus: 8,
  swapped: 6,
  far: 8,
};
interface Located {
  readonly city?: { readonly daneCode: string } | null;
  readonly nearest?: object | null;
  readonly detail?: string;
}

/** A code is the municipality, and `far` means that there is no nearest one. Other words occur in the detail of a 400. */
const isRight = (located: Located, expected: string): boolean =>
  expected.split(' | ').some((one) => {
    if (/^\d+$/.test(one)) return located.city?.daneCode === one;
    if (one === 'far') return located.city === null && located.nearest === null;
    return located.detail?.includes(one) === true;
  });

it('locates each point, or explains why it has no municipality', async () => {
  const { server } = (await sharedService()).service;
  const rows = askedRows('areas/asked-points.tsv', 60, ({ query }) => query);
  const answers = new Map<unknown, Located>();
  for (const row of rows) answers.set(row, (await server.inject(`/api/v1/locate?${row.query}`)).json());
  const isFine = (row: Readonly<Record<string, string>>) =>
    isRight(answers.get(row) as Located, row.expected as string);
  const counts = byKind(rows, isFine);
  const differing = rows
    .filter((row) => !isFine(row))
    .map((row) => `${row.query} (${row.expected}): ${JSON.stringify(answers.get(row)).slice(0, 300)}`);
  for (const [kind, { right, of }] of counts) console.log(`${kind}: ${right} of ${of}`);
  console.log(`${rows.length - differing.length} of ${rows.length} right`);
  for (const [kind, { right }] of counts)
    expect(right, differing.join('\n')).toBeGreaterThanOrEqual(LEAST[kind] as number);
});
