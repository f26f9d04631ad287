// One column of a Parquet file over HTTP: the reader asks for parts of the file, and the bytes that it gets are counted.

import { type Outcome, outcomeOf } from './outcome.js';
import { loadPackage, nodePackage } from './program.js';
import type { JudgedFile } from './read-table.js';

export async function judgeRanges(
  address: string,
  file: JudgedFile & { readonly bytes: number },
  column: string,
): Promise<Outcome> {
  return outcomeOf(nodePackage('hyparquet'), `${file.path}, column \`${column}\` over HTTP`, async () => {
    const { asyncBufferFromUrl, parquetReadObjects } =
      await loadPackage<typeof import('hyparquet')>('hyparquet');
    let received = 0;
    const counting: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      const bytes = await response.arrayBuffer();
      received += bytes.byteLength;
      const { status, headers } = response;
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
    };
    const buffer = await asyncBufferFromUrl({ url: address + file.path, fetch: counting });
    const rows = await parquetReadObjects({ file: buffer, columns: [column] });
    const share = received / file.bytes;
    return {
      passed: rows.length > 0 && share < 1 / 3,
      note: `${rows.length} values with ${received} of ${file.bytes} bytes (${Math.round(share * 100)} %)`,
    };
  });
}
