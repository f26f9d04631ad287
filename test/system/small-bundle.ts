// A bundle of an edition with the given files, in the form that the program writes.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export function writeSmallBundle(
  folder: string,
  edition: string,
  files: Readonly<Record<string, Buffer>>,
  without: readonly string[] = [],
): void {
  const listed = Object.entries(files).map(([path, content]) => {
    const isText = !path.endsWith('.parquet');
    mkdirSync(join(folder, edition, path, '..'), { recursive: true });
    writeFileSync(join(folder, edition, path), content);
    if (isText) writeFileSync(join(folder, edition, `${path}.br`), brotliCompressSync(content));
    return {
      path,
      format: path.endsWith('.md') ? 'markdown' : isText ? 'csv' : 'parquet',
      title: { en: 'Municipalities', es: 'Municipios' },
      family: 'City',
      mediaType: isText ? 'text/csv; charset=utf-8' : 'application/vnd.apache.parquet',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      compressed: isText ? brotliCompressSync(content).length : null,
    };
  });
  writeFileSync(join(folder, edition, 'bundle.json'), JSON.stringify({ edition, without, files: listed }));
}
