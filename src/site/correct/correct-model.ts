// The model of the page that prepares a correction of one value of a record.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { editionName, type Source } from '../../engine/dataset/dataset.js';
import type { Row } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Manifest, ShownFamily, ShownField } from '../manifest/manifest.js';
import { correctAddress, FIELD, isCorrectable } from '../shell/correct-address.js';
import { type DataLine, dataLine } from '../shell/data-line.js';
import { type Html, html } from '../shell/html.js';
import { type RecordLink, recordLink } from '../shell/record-link.js';
import { editorUrl, type Repository, wrongValueUrl } from '../shell/repository.js';
import { shownValue } from '../shell/shown-value.js';
import type { Site } from '../shell/site.js';
import { type Change, type MarkedLine, markedLine, type PullRequest, pullRequest } from './proposal.js';
import { type Entry, longest, readSource, readValue } from './read-entry.js';
import { correctStrings } from './strings.js';

export interface CorrectModel {
  readonly address: Localized;
  readonly record: RecordLink;
  readonly fields: readonly FieldRow[];
  /** Undefined until the reader chooses a field. */
  readonly chosen: ChosenField | undefined;
}

export interface FieldRow {
  readonly shown: ShownField;
  readonly present: Html | undefined;
  readonly isDerived: boolean;
}

export interface ChosenField extends FieldRow {
  /** As the file has it. */
  readonly value: unknown;
  readonly source: Source | undefined;
  readonly entry: Entry;
  readonly wrong: readonly string[];
  readonly ready: ReadyCorrection | undefined;
  /** The form, with all that is known so far. */
  readonly form: string;
}

export interface ReadyCorrection {
  readonly is: Html | undefined;
  readonly edition: string;
  readonly lines: { readonly old: MarkedLine; readonly new: MarkedLine };
  /** Undefined if the file is too large for an editor. */
  readonly line: (DataLine & { readonly url: string }) | undefined;
  readonly pull: PullRequest;
}

export interface CorrectInput {
  readonly site: Site;
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly repository: Repository;
  readonly shown: ShownFamily;
  readonly ordinal: Ordinal;
  readonly values: URLSearchParams;
}

export function* correctModel(input: CorrectInput): YieldingWork<CorrectModel> {
  const { manifest, catalog, shown, ordinal, values } = input;
  const row = catalog.table(shown.family).rows[ordinal] as Row;
  const fields = shown.fields
    .filter(({ field }) => field.name !== 'id')
    .map((each) => ({
      shown: each,
      present: valueText(input, each, row[each.field.name]),
      isDerived: !isCorrectable(each.field),
    }));
  const wanted = fields.find((each) => each.shown.field.name === values.get(FIELD));
  yield;
  return {
    address: correctAddress(shown, row),
    record: recordLink(manifest, shown.family, row),
    fields,
    chosen: wanted && (yield* chosenField(input, row, wanted)),
  };
}

function* chosenField(input: CorrectInput, row: Row, chosen: FieldRow): YieldingWork<ChosenField> {
  const { site, catalog, repository, shown, manifest } = input;
  const { family } = shown;
  const { field } = chosen.shown;
  const { title } = recordLink(manifest, family, row);
  const record = `${family.record} ${row.id}, ${title}`;
  const edition = editionName(catalog.edition);
  const entry = entryOf(input.values);
  const isSent = !chosen.isDerived && (input.values.has('source') || input.values.has('value'));
  const value = row[field.name];
  const [read, source] = isSent
    ? [yield* readValue(site, catalog, chosen.shown, value, entry), readSource(entry)]
    : [];
  const words = correctStrings[site.language];
  const wrong = isSent
    ? [
        ...(read !== undefined && 'wrong' in read ? [read.wrong] : []),
        ...(source === undefined ? [words.wrong.source] : []),
        ...(entry.note.length > longest.note ? [words.wrong.tooLong(site.number(longest.note))] : []),
      ]
    : [];
  const isRight = read !== undefined && 'value' in read && source !== undefined && wrong.length === 0;
  const written = (each: unknown) => (typeof each === 'string' ? each : JSON.stringify(each));
  return {
    ...chosen,
    value,
    source: catalog.origins.source(family, row.id as number, field.name),
    entry,
    wrong,
    ready: isRight
      ? yield* ready(input, chosen, edition, {
          family,
          row,
          record,
          title,
          field,
          value: read.value,
          source,
          note: entry.note.trim(),
        })
      : undefined,
    form: wrongValueUrl(site.language, repository, {
      title: `Error: ${record}, ${field.name}`,
      record: `${record} (${edition})`,
      field: field.name,
      present: written(value),
      right: isRight ? written(read.value) : undefined,
      source: isRight ? source : undefined,
      comment: isRight ? entry.note.trim() : undefined,
    }),
  };
}

function* ready(
  { site, manifest, catalog, repository, ordinal }: CorrectInput,
  { shown }: FieldRow,
  edition: string,
  change: Change,
): YieldingWork<ReadyCorrection> {
  const { family, row, field, value } = change;
  const { rows } = catalog.table(family);
  const isLast = ordinal === rows.length - 1;
  const line = yield* dataLine(catalog, family, ordinal);
  return {
    is: valueText({ site, manifest, catalog }, shown, value),
    edition,
    lines: {
      old: markedLine(row, field.name, row[field.name], isLast),
      new: markedLine(row, field.name, value, isLast),
    },
    line: line && { ...line, url: editorUrl(repository, line) },
    pull: pullRequest(site, catalog, change),
  };
}

const entryOf = (values: URLSearchParams): Entry => ({
  value: values.get('value') ?? '',
  isUnknown: values.get('unknown') === '1',
  source: values.get('source') ?? '',
  note: values.get('note') ?? '',
});

/** A key as the name of its record. */
function valueText(
  { site, manifest, catalog }: Pick<CorrectInput, 'site' | 'manifest' | 'catalog'>,
  shown: ShownField,
  value: unknown,
): Html | undefined {
  const { keyOf } = shown;
  if (keyOf === undefined || typeof value !== 'number') return shownValue(site, shown, value);
  const { rows, ordinal } = catalog.table(keyOf);
  const row = rows[ordinal(value) ?? -1];
  return row && html`${recordLink(manifest, keyOf, row).title} (${value})`;
}
