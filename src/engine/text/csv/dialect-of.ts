// The dialect of a table that was sent, by its header line.
import { type Dialect, dialects } from './dialects.js';

/** The one whose separator the header line has most of, outside of quotes: a decimal comma needs another. `longest` bounds the search for the header. */
export function dialectOf(text: string, longest: number): Dialect {
  const beginning = text.slice(0, longest).replace(/^[\r\n]+/, '');
  const [first = ''] = beginning.replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const count = ({ separator }: Dialect) => first.split(separator).length;
  const others: readonly Dialect[] = [dialects['csv-excel'], dialects.tsv];
  return others.find((each) => count(each) > count(dialects.csv)) ?? dialects.csv;
}
