// A name for a response that is saved as a file: its URL in plain letters, with the ending of its form.
import type { OutputFormat } from '../formats/output-format.js';
import { API, type Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/request/parameter.js';
import { fold } from '../text/fold.js';

/** Some systems end names at 255 bytes. */
const LONGEST = 100;

export function fileName(
  { path }: Pick<Operation, 'path'>,
  args: Arguments,
  { extension }: OutputFormat,
): string {
  const values = args.texts();
  const filled = path.slice(API.length).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const words = fold(filled).match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-').slice(0, LONGEST)}.${extension}`;
}
