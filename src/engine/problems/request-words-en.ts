// Messages about a request as a whole, and about missing records, in English.
import { followedBy, type Sentence, sentence } from './sentence.js';

export interface SpentBudget {
  readonly client: string;
  readonly requests: number;
  /** In seconds, as the next one. */
  readonly window: number;
  readonly wait: number;
}

export interface CodeForId {
  readonly record: string;
  readonly id: number;
  readonly field: string;
  readonly code: string;
  /** Empty where the record has none. */
  readonly name: string;
  readonly path: string;
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const jsonFaults = {
  value: 'a value is missing or is not written as JSON',
  key: 'a key in double quotes is missing',
  colon: 'a colon is missing after a key',
  comma: 'a comma or a closing bracket is missing',
  text: 'a text contains a line break, a control character or an unknown escape',
  open: 'the text ends before a quote or a bracket is closed',
  more: 'something follows the end of the value',
};

export type JsonFaultName = keyof typeof jsonFaults;

const csvFaults = {
  quoteInCell: 'a quote is inside of a cell; put the cell in quotes, and write the quote twice',
  textAfterQuote: 'text follows the closing quote of a cell',
  openQuote: 'a quote that opens here is never closed',
};

export type CsvFaultName = keyof typeof csvFaults;

export const englishRequestWords = {
  tooManyRequests: ({ client, requests, window, wait }: SpentBudget) =>
    sentence`Rate limit reached for ${client}: ${counted(requests, 'request')} per ${counted(window, 'second')}. Try again in ${counted(wait, 'second')}.`,
  tooMuchUnsent: (wait: number) =>
    sentence`Too much of earlier responses is still unread. Try again in ${counted(wait, 'second')}, and read each response before you request the next.`,
  tooManyFields: (most: number) => sentence`The request has more than ${most} header fields.`,
  twoHosts: () => sentence`The request has more than one Host header.`,
  needsHost: () => sentence`An HTTP/1.1 request must have a Host header.`,
  takesNoBody: (method: string) => sentence`A ${method} request must not have a body; send it without one.`,
  bodyTooLarge: (limit: number) => sentence`The body is larger than ${limit} bytes, the limit at this path.`,
  tooManyBodies: (wait: number) =>
    sentence`The service is reading too many request bodies at the moment. Try again in ${counted(wait, 'second')}.`,
  codedBody: () => sentence`The body has a Content-Encoding; send it uncompressed and without that header.`,
  foreignCharset: (charset: string) =>
    sentence`The charset ${charset} is not supported; use UTF-8, ISO-8859-1, Windows-1252 or UTF-16.`,
  notInCharset: (charset: string, byte: number) =>
    sentence`The body is not valid ${charset} at byte ${byte}; encode it as UTF-8, or announce another charset, such as charset=windows-1252.`,
  unsupportedMediaType: (accepted: readonly string[]) =>
    sentence`This path does not accept a body of this Content-Type${accepted.length === 0 ? '' : `; send ${accepted.join(' or ')}`}.`,
  unreadableBody: () => sentence`The body cannot be read as what Content-Type and Content-Length announce.`,
  addressTooLong: (length: number, longest: number) =>
    sentence`The URL has ${length} characters; the limit is ${longest}.`,
  valueTooLong: (name: string, longest: number) => sentence`${name} is longer than ${longest} characters.`,
  badPercentSign: () =>
    sentence`The path contains a percent sign that does not start an encoded UTF-8 character; write a literal percent sign as %25.`,
  badPercentSignIn: (name: string) =>
    sentence`${name} contains a percent sign that does not start an encoded UTF-8 character; encode the value as UTF-8 and write a literal percent sign as %25.`,
  methodNotAllowed: (method: string, path: string, allowed: string) =>
    sentence`${method} is not allowed at ${path}. Allowed methods: ${allowed}.`,
  nothingAt: (path: string, hint?: Sentence) => sentence`No endpoint matches ${path}.${followedBy(hint)}`,
  pathsAreListed: (at: string) => sentence`GET ${at} lists all paths.`,
  didYouMean: (name: string) => sentence`Did you mean ${name}?`,
  failed: () => sentence`The service failed while answering; the request itself may be valid.`,
  probablyMeant: (record: string, id: number, name: string, path: string) =>
    sentence`Did you mean ${record} ${id}${name === '' ? '' : `, ${name}`}? It is at ${path}.`,
  lookUp: (record: string, path: string) => sentence`To look up ${record} records by name, use ${path}.`,
  codeIsNotId: ({ record, id, field, code, name, path }: CodeForId) =>
    sentence`There is no ${record} with id ${id}, but ${code} is the ${field} of ${name === '' ? `another ${record}` : name}, at ${path}.`,
  needsRows: (name: string) =>
    sentence`The body must be a list of rows, or an object with such a list under ${name}.`,
  notRow: (example: string) => sentence`The row must be an object, such as ${example}.`,
  unreadableJson: (line: number, column: number, fault: JsonFaultName) =>
    sentence`The body cannot be read as JSON at line ${line}, column ${column}: ${jsonFaults[fault]}.`,
  tooManyRows: (most: number) => sentence`The body has more than ${most} rows; send at most ${most} at once.`,
  tooManyColumns: (most: number) =>
    sentence`A row has more than ${most} columns; send at most ${most}, with those that hold the names or coordinates among them.`,
  tooManyCells: (columns: number, rows: number, most: number) =>
    sentence`The table has ${columns} columns and ${rows} rows; columns times rows must be at most ${most}. Send fewer rows at once.`,
  rowTooLong: (row: number, most: number) => sentence`Row ${row} is longer than ${most} characters.`,
  rowTooLongInQuotes: (row: number, most: number, line: number) =>
    sentence`Row ${row} is longer than ${most} characters. It begins at line ${line}; check that every quote in it is closed.`,
  nestedTooDeep: (most: number) => sentence`The body is nested deeper than ${most} levels.`,
  tooManyValues: (most: number) => sentence`The body has more than ${most} values.`,
  tooMuchAroundRows: (most: number) =>
    sentence`The body has more than ${most} characters outside of its rows; send the rows alone.`,
  headerTooLong: (most: number) => sentence`The header line is longer than ${most} characters.`,
  headerTooLongInQuotes: (most: number, line: number) =>
    sentence`The header line is longer than ${most} characters. It begins at line ${line}; check that every quote in it is closed.`,
  noHeader: () => sentence`The table has no lines; send a header line with the names of the columns first.`,
  unreadableTable: (line: number, column: number, fault: CsvFaultName) =>
    sentence`The table cannot be read as CSV at line ${line}, column ${column}: ${csvFaults[fault]}.`,
  noBoundary: (record: string, name: string, within: string, path: string) =>
    sentence`${record} ${name} has no boundary of its own: it is part of ${within}, at ${path}.`,
  unknownCode: (code: string, kinds: readonly string[]) =>
    sentence`No record has the code "${code}". The codes that lead to a record are: ${kinds.join('; ')}.`,
  noRecord: (record: string, id: number) => sentence`There is no ${record} with id ${id}.`,
  nearestRecord: (record: string, id: number, nearest: number, path: string) =>
    sentence`There is no ${record} with id ${id}; the nearest is ${nearest}, at ${path}.`,
  retired: (record: string, id: number, reason: Sentence, by: string | null) =>
    by === null
      ? sentence`${record} ${id} is no longer available, and no record replaces it: ${reason}`
      : sentence`${record} ${id} is no longer available: ${reason} See ${by}.`,
};
