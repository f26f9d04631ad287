import { it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { inOneColumn, inTwoColumns } from './messy-rows.js';
it('x', async () => {
  const { address } = await sharedService();
  const rows = [...inTwoColumns.map(([department, municipality, code]) => ({ department, municipality, code })), ...inOneColumn.map(([place, code]) => ({ place, code }))];
  const r = await fetch(`${address}/api/v1/match`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ rows }) });
  const j = (await r.json()) as any;
  console.log(r.status, rows.length);
  for (const row of j.rows) {
    const got = row.status === 'matched' ? row.daneCode : row.status === 'ambiguous' ? '?' : '-';
    if (got !== row.code) console.log(JSON.stringify({ ...row, candidates: row.candidates.map((c: any) => `${c.name} ${c.department} ${c.score}`) }));
  }
  console.log(JSON.stringify(j.rows[0]), JSON.stringify(j.rows.at(-12), null, 1));
});
