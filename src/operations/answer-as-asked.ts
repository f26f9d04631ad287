// Answers in the shape and the form that a request asks for, where it asks for another than the contract's.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import { csv, dialects } from '../formats/csv.js';
import { type Cellless, csvColumns, inOrderOf } from '../formats/csv-columns.js';
import { type FormatName, mediaTypes } from '../formats/formats.js';
import { feature, featureCollection } from '../formats/geo-json.js';
import type { ModelShape, Row } from '../model/model.js';
import { badParameters, type ParameterError, type Phrase, type Problem } from '../problems/problem.js';
import { DISTANCE, shownDistance } from '../query/distance-field.js';
import type { Found } from '../query/run-plan.js';
import { countEmbedded } from '../render/count-embedded.js';
import { type PageEnvelope, pageEnds } from '../render/renderer.js';
import { askedShape, type Layout } from './asked-shape.js';
import type { Answer, Engine } from './engine.js';
import { fileName } from './file-name.js';
import { MOST_EMBEDDED } from './most-embedded.js';
import type { Operation } from './operation.js';
import type { Arguments } from './parameter.js';

const encoder = new TextEncoder();

export function answerAsAsked(
  { catalog, renderer }: Engine,
  operation: Operation,
  args: Arguments,
  found: Exclude<Found, { found: 'nothing' }>,
  page: PageEnvelope | undefined,
): Answer {
  const format = (args.format ?? 'json') as FormatName;
  const shape = askedShape(operation, args, layouts[format]);
  const { ordinals, rows } = recordsOf(catalog, shape, found);
  // What the operation embeds by itself is not the client's doing.
  const embedded =
    shape === operation.shape
      ? 0
      : countEmbedded(catalog, shape, ordinals) - countEmbedded(catalog, operation.shape, ordinals);
  if (embedded > MOST_EMBEDDED) return { problem: tooMany(args, embedded) };
  const { columns, cellless } = format.startsWith('csv')
    ? csvColumns(catalog, shape)
    : { columns: [], cellless: [] };
  if (cellless.length > 0) return { problem: noCells(args, cellless) };
  const texts = () => renderer.texts(shape, ordinals, rows);
  const body = encoder.encode(write());
  return {
    body,
    ...(format === 'json' ? {} : { type: mediaTypes[format], fileName: fileName(operation, args, format) }),
    ...(page === undefined ? {} : { page }),
  };

  function write(): string {
    switch (format) {
      case 'json':
        return json(operation, texts(), page);
      case 'ndjson':
        return texts()
          .map((text) => `${text}\n`)
          .join('');
      case 'csv':
      case 'csv-excel':
        return csv(dialects[format], inOrderOf(columns, args.columns as readonly string[]), rows, ordinals);
      case 'geojson':
        return operation.result === 'one'
          ? feature(shape.family, rows[0] as Row, texts()[0] as string)
          : featureCollection(shape.family, rows, texts());
    }
  }
}

const layouts: Readonly<Record<FormatName, Layout>> = {
  json: 'nested',
  ndjson: 'nested',
  csv: 'table',
  'csv-excel': 'table',
  geojson: 'map',
};

function json({ result }: Operation, texts: readonly string[], page: PageEnvelope | undefined): string {
  if (result === 'one') return texts[0] as string;
  const [open, close] = page === undefined ? ['[', ']'] : pageEnds(page);
  return `${open}${texts.join()}${close}`;
}

interface Records {
  readonly ordinals: Ordinals;
  readonly rows: readonly Row[];
}

/** The rows as they are to be shown: with the distance, where that is asked for. */
function recordsOf(
  catalog: Catalog,
  { family, fields }: ModelShape,
  found: Exclude<Found, { found: 'nothing' }>,
): Records {
  if (found.found === 'rows')
    return { ordinals: Int32Array.from(found.rows, (_, index) => index), rows: found.rows };
  const { ordinals, distances } = found;
  const { rows } = catalog.table(family);
  const withDistance = fields.includes(DISTANCE) ? distances : undefined;
  return {
    ordinals,
    rows: Array.from(ordinals, (ordinal) => {
      const row = rows[ordinal] as Row;
      if (withDistance === undefined) return row;
      return { ...row, [DISTANCE.name]: shownDistance(withDistance.get(ordinal) as number) };
    }),
  };
}

/** The parameter by which relations came into the answer. */
function expandedBy(args: Arguments): 'fields' | 'expand' {
  return args.fields === undefined ? 'expand' : 'fields';
}

function tooMany(args: Arguments, embedded: number): Problem {
  const parameter = expandedBy(args);
  return badParameters([
    {
      parameter,
      value: String(args[parameter]),
      message: (words) => words.tooManyEmbedded(parameter, embedded, MOST_EMBEDDED),
    },
  ]);
}

function noCells(args: Arguments, cellless: readonly Cellless[]): Problem {
  const parameter = expandedBy(args);
  return badParameters(
    cellless.map(({ path, relation: { to, target } }): ParameterError => {
      const noCell: Phrase = (words) =>
        to === 'one'
          ? words.noCellForRecord(path, `${path}.${target.fields[1]?.name ?? 'id'}`)
          : words.noCellForMany(path, target.record);
      return { parameter, value: path, message: (words) => words.inList(parameter, noCell(words)) };
    }),
  );
}
