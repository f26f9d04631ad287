// Writes records if their shape or format differs from the contract's.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import { formatNamed } from '../formats/index.js';
import type { Cellless, OutputFormat, RecordsWriter } from '../formats/output-format.js';
import type { ModelShape, Row } from '../model/model.js';
import { API, type Operation, type RecordOperation } from '../operations/operation.js';
import { MOST_EMBEDDED } from '../operations/options/fields.js';
import type { Arguments } from '../operations/request/parameter.js';
import { messages } from '../problems/messages.js';
import { badParameters, type ParameterError, type Problem } from '../problems/problem.js';
import { DISTANCE, shownDistance } from '../query/plan.js';
import type { Found } from '../query/run-plan.js';
import { countEmbedded, recordWriter } from '../render/record-writer.js';
import { type PageEnvelope, pageEnds } from '../render/renderer.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../scheduling/yielding-work.js';
import { fold } from '../text/fold.js';
import type { Engine, Result } from './engine.js';
import { requestedShape } from './requested-shape.js';

/** Some systems limit names to 255 bytes. */
const LONGEST = 100;

/** The file name of a saved response, from its URL and the extension of its format. */
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

const utf8 = new TextEncoder();
/** Some records embed hundreds of others, so a step has only a few records. */
const CHARACTERS_IN_A_STEP = 50_000;

export function* writeRequested(
  { catalog }: Pick<Engine, 'catalog'>,
  operation: RecordOperation,
  args: Arguments,
  found: Exclude<Found, { found: 'nothing' }>,
  page: PageEnvelope | undefined,
): YieldingWork<Result> {
  const { format, columns, geometry } = args.shape;
  const shape = requestedShape(operation, args.shape);
  const { ordinals, row } = recordsOf(catalog, shape, found);
  const all = shape === operation.shape ? 0 : countEmbedded(catalog, shape, ordinals);
  if (all > MOST_EMBEDDED) {
    // The client does not pay for records that the operation embeds by itself.
    const embedded = all - countEmbedded(catalog, operation.shape, ordinals);
    if (embedded > MOST_EMBEDDED) return { problem: tooMany(args, embedded) };
  }
  const { write } = recordWriter(catalog);
  const writer = format.writer({
    catalog,
    shape,
    result: operation.result,
    ordinals,
    row,
    text: (index) => write(shape, ordinals[index] as number, row(index)),
    ends: page && pageEnds(page),
    columns,
    geometry,
  });
  if ('cellless' in writer) return { problem: noCells(args, writer.cellless) };
  const isJson = format === formatNamed();
  return {
    body: yield* writeInSteps(writer, ordinals.length),
    ...(isJson ? {} : { type: format.mediaType, fileName: fileName(operation, args, format) }),
    ...(page === undefined ? {} : { page }),
  };
}

function* writeInSteps({ open, record, separator, close }: RecordsWriter, count: number) {
  const pieces: Uint8Array[] = [];
  let [records, text] = [0, open];
  for (let index = 0; index < count; index++) {
    if (records === RECORDS_IN_A_STEP || text.length >= CHARACTERS_IN_A_STEP) {
      pieces.push(utf8.encode(text));
      [records, text] = [0, ''];
      yield;
    }
    records++;
    text += index === 0 ? record(index) : separator + record(index);
  }
  pieces.push(utf8.encode(text + close));
  return pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces);
}

/** The rows to write, with the distance if the request needs it. */
function recordsOf(
  catalog: Catalog,
  { family, fields }: ModelShape,
  found: Exclude<Found, { found: 'nothing' }>,
): { readonly ordinals: Ordinals; readonly row: (index: number) => Row } {
  if (found.found === 'rows')
    return {
      ordinals: Int32Array.from(found.rows, (_, index) => index),
      row: (index) => found.rows[index] as Row,
    };
  const { ordinals, distances } = found;
  const { rows } = catalog.table(family);
  const withDistance = fields.includes(DISTANCE) ? distances : undefined;
  return {
    ordinals,
    row: (index) => {
      const ordinal = ordinals[index] as number;
      const row = rows[ordinal] as Row;
      if (withDistance === undefined) return row;
      return { ...row, [DISTANCE.name]: shownDistance(withDistance.get(ordinal) as number) };
    },
  };
}

/** The parameter that brought relations into the response. */
function expandedBy({ shape }: Arguments): 'fields' | 'expand' {
  return shape.fields === undefined ? 'expand' : 'fields';
}

function tooMany(args: Arguments, embedded: number): Problem {
  const parameter = expandedBy(args);
  return badParameters([
    {
      parameter,
      value: args.texts()[parameter] ?? null,
      message: messages.tooManyEmbedded(parameter, embedded, MOST_EMBEDDED),
    },
  ]);
}

function noCells(args: Arguments, cellless: readonly Cellless[]): Problem {
  const parameter = expandedBy(args);
  return badParameters(
    cellless.map(({ path, relation: { to, target } }): ParameterError => {
      const noCell =
        to === 'one'
          ? messages.noCellForRecord(path, `${path}.${target.fields[1]?.name ?? 'id'}`)
          : messages.noCellForMany(path, target.record);
      return { parameter, value: path, message: messages.inList(parameter, noCell) };
    }),
  );
}
