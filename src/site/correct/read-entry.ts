// Reads the reader's entries, which are the correct value in the type of its field and the URL of its source, or returns messages that
// help.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/read-row.js';
import { valueFault } from '../../engine/model/value-fault.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { fold } from '../../engine/text/fold.js';
import type { ShownField } from '../manifest/manifest.js';
import type { Site } from '../shell/site.js';
import { correctStrings } from './strings.js';

/** The entries as the form sends them. */
interface CorrectionEntry {
  readonly value: string;
  readonly isUnknown: boolean;
  readonly source: string;
  readonly note: string;
}

export const readEntry = (values: URLSearchParams): CorrectionEntry => ({
  value: values.get('value') ?? '',
  isUnknown: values.get('unknown') === '1',
  source: values.get('source') ?? '',
  note: values.get('note') ?? '',
});

/** In characters. A request with all three is shorter than the server's limit. */
export const longest = { value: 1000, source: 300, note: 300 } as const;

type ReadValue = { readonly value: unknown } | { readonly wrong: string };

export function* readCorrectedValue(
  site: Site,
  catalog: Catalog,
  shown: ShownField,
  present: unknown,
  entry: CorrectionEntry,
): YieldingWork<ReadValue> {
  const words = correctStrings[site.language].wrong;
  const { field } = shown;
  const text = entry.value.trim();
  if (entry.isUnknown && !field.nullable) return { wrong: words.never };
  if (!entry.isUnknown && entryLine(text) === '') return { wrong: words.empty };
  if (entry.value.length > longest.value) return { wrong: words.tooLong(site.number(longest.value)) };
  const read: ReadValue = entry.isUnknown
    ? { value: null }
    : shown.keyOf === undefined
      ? plainValue(site, shown, present, text)
      : yield* keyValue(site, catalog, shown.keyOf, text);
  if ('wrong' in read) return read;
  return JSON.stringify(read.value) === JSON.stringify(present) ? { wrong: words.same } : read;
}

function plainValue(site: Site, { field }: ShownField, present: unknown, text: string): ReadValue {
  const words = correctStrings[site.language].wrong;
  const { kind, values, range, whole } = field;
  if (kind === 'integer' || kind === 'number') {
    const isWhole = kind === 'integer' || whole;
    const number = text.replace(/^[−–]/, '-').replace(',', '.');
    if (isWhole && !/^-?\d+$/.test(number)) return { wrong: words.integer(text) };
    if (!/^-?\d+(\.\d+)?$/.test(number)) return { wrong: words.number(text) };
    if (field.unit?.en !== '°' && /^-?\d{1,3}\.\d{3}$/.test(number)) return { wrong: words.separator(text) };
    if (range !== undefined && (Number(number) < range[0] || Number(number) > range[1]))
      return { wrong: words.range(site.exactly(range[0], true), site.exactly(range[1], true)) };
    const value = Number(number);
    return valueFault(field, value) === undefined ? { value } : { wrong: words.integer(text) };
  }
  if (kind === 'boolean')
    return text === 'true' || text === 'false'
      ? { value: text === 'true' }
      : { wrong: words.choice(`${site.strings.yes}, ${site.strings.no}`) };
  if (kind === 'date' || kind === 'midnight') {
    const value = kind === 'date' ? text : `${text.slice(0, 10)}T00:00:00`;
    return valueFault(field, value) === undefined ? { value } : { wrong: words.date(text) };
  }
  if (kind === 'texts')
    return {
      value: text
        .split('\n')
        .map(entryLine)
        .filter((line) => line !== ''),
    };
  const value = entryLine(text);
  if (values !== undefined) {
    const names = (each: string) => [each, ...Object.values(field.valueNames?.[each] ?? {})];
    const found = values.find((each) => names(each).some((name) => fold(name) === fold(value)));
    return found === undefined ? { wrong: words.choice(values.join(', ')) } : { value: found };
  }
  if (valueFault(field, value) === undefined) return { value };
  return { wrong: words.form(typeof present === 'string' ? present : String(field.pattern?.source)) };
}

/** Normalises a text as in the files, with composed characters, single spaces and no control characters. */
const entryLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const [ROWS_IN_A_STEP, MOST_NAMED] = [500, 8];

/** A record by its id, or by a name that only it has. */
function* keyValue(site: Site, catalog: Catalog, family: ModelFamily, text: string): YieldingWork<ReadValue> {
  const words = correctStrings[site.language].wrong;
  const { rows, ordinal } = catalog.table(family);
  if (/^\d{1,9}$/.test(text))
    return ordinal(Number(text)) === undefined ? { wrong: words.noRecord(text) } : { value: Number(text) };
  const found: unknown[] = [];
  const wanted = fold(text);
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_IN_A_STEP === ROWS_IN_A_STEP - 1) yield;
    if (fold(nameOf(family, row)) === wanted) found.push(row.id);
  }
  const [only] = found;
  if (found.length === 1) return { value: only };
  if (found.length === 0) return { wrong: words.noRecord(text) };
  return { wrong: words.records(text, found.slice(0, MOST_NAMED).join(', ')) };
}

/** Undefined if it is not the URL of a public page. */
export function readSource({ source }: CorrectionEntry): string | undefined {
  const text = source.trim();
  if (text.length > longest.source || !/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text))
    return undefined;
  const { href, hostname, username, password } = new URL(text);
  return hostname.includes('.') && username + password === '' ? href : undefined;
}
