// The surface for formulas of spreadsheets. The path of an operation that finds one thing, with `.txt` at its end, returns one value as
// plain text. A missing or ambiguous value is a valid response, and only wrong parameters are errors.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { isRow } from '../../engine/model/read-row.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';
import { kinds } from '../../engine/operations/kinds/index.js';
import { type Operation, operationOfKind } from '../../engine/operations/operation.js';
import { messages } from '../../engine/problems/messages.js';
import { badParameters, type Refused } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import { type Surface, type SurfaceContext, sendProblem, workInTurn } from '../../server/http/surface.js';
import { type Manifest, manifestOf } from '../../site/manifest/manifest.js';

export const cell: Surface = { operation: 'cell', plugin: serveCells };

const ENDING = '.txt';
const [FIELD, OTHERWISE] = ['fields', 'otherwise'];
const LONGEST_TEXT = 1000;
const LONGEST_FIELD = 200;

type CellArguments = Readonly<Record<string, string>>;
type ReadValues = {
  readonly values: CellArguments;
  readonly field: string | undefined;
  readonly otherwise: string;
};
/** The value, null if there is none or it could be several. */
type Cell = { readonly value: unknown } | Refused;

interface CellPath {
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  /** Those of the operation; every cell has two more. */
  readonly parameters: readonly string[];
  /** Other names of them. */
  readonly aliases: readonly string[];
  /** Of the value, if the request names none. */
  readonly usual: string;
  readonly find: (engine: Engine, values: CellArguments, field: string | undefined) => YieldingWork<Cell>;
}

function serveCells(server: FastifyInstance, { live }: SurfaceContext): void {
  for (const each of cellPaths(live().engine))
    server.route({
      method: ['GET', 'HEAD'],
      url: `${each.path.replaceAll(/\{(\w+)\}/g, ':$1')}${ENDING}`,
      handler: (request, reply) => answer(each, request, reply),
    });
}

async function answer(path: CellPath, request: FastifyRequest, reply: FastifyReply) {
  const query = new URLSearchParams(String(request.query ?? ''));
  const read = valuesIn(path, query);
  if ('problem' in read) return sendProblem(reply, read.problem);
  const { values, field, otherwise } = read;
  const given = { ...values, ...(request.params as CellArguments) };
  const found = await workInTurn(reply, path.find(request.edition.engine, given, field));
  if (found === undefined) return reply;
  if ('problem' in found) return sendProblem(reply, found.problem);
  return reply.type('text/plain; charset=utf-8').send(oneLine(String(found.value ?? otherwise)));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A formula with a misspelt parameter would otherwise fill a column with wrong values. */
function valuesIn({ parameters, aliases, usual }: CellPath, query: URLSearchParams): ReadValues | Refused {
  const known: readonly string[] = [...parameters, ...aliases, FIELD, OTHERWISE];
  const read: Record<string, string> = {};
  for (const [name, value] of query) {
    const isKnown = known.includes(name);
    if (!isKnown || (read[name] ?? value) !== value)
      return refused(
        name,
        isKnown
          ? { en: `${name} has two values; send one.`, es: `${name} tiene dos valores; envía uno.` }
          : messages.unknownParameter(name.slice(0, 100), undefined),
        known,
      );
    if (value.length > LONGEST_TEXT)
      return refused(name, {
        en: `${name} has ${value.length} characters; send at most ${LONGEST_TEXT}.`,
        es: `${name} tiene ${value.length} caracteres; envía a lo sumo ${LONGEST_TEXT}.`,
      });
    read[name] = value;
  }
  const { [FIELD]: field, [OTHERWISE]: otherwise = '', ...values } = read;
  if (/^[\w.]*$/.test(field ?? '')) return { values, field: field === '' ? undefined : field, otherwise };
  return refused(FIELD, {
    en: `${FIELD} must be the path of one field, such as ${usual}: a cell has one value.`,
    es: `${FIELD} debe ser la ruta de un solo campo, como ${usual}: una celda tiene un valor.`,
  });
}

const refused = (parameter: string, message: Localized, allowed?: readonly string[]): Refused => ({
  problem: badParameters([{ parameter, value: null, message, ...(allowed && { allowed }) }]),
});

/** As descriptions list them. */
export const describedCells = (engine: Engine) =>
  cellPaths(engine).map(({ id, path, summary, parameters, usual }) => ({
    id: `${id}Cell`,
    path: `${path}${ENDING}`,
    summary: `One cell: ${summary}`,
    description: `Returns \`${usual}\`, or the field in \`${FIELD}\`, as plain text for a spreadsheet; \`${OTHERWISE}\` if nothing is found or a name is ambiguous.`,
    schema: { type: 'string' } as const,
    type: 'text/plain',
    parameters: [...parameters, FIELD, OTHERWISE],
  }));

/** One for each operation that the model has. */
function cellPaths(engine: Engine): readonly CellPath[] {
  const manifest = manifestOf(engine);
  const { calendar, match } = manifest.calculators;
  const resolve = operationOfKind(engine, kinds.resolveCode);
  const locate = operationOfKind(engine, kinds.locate);
  const drawn = engine.model.levels?.drawn;
  return [
    ...(match === undefined ? [] : [ofMatch(manifest, match)]),
    ...(resolve === undefined ? [] : [ofResolve(manifest, resolve)]),
    ...(calendar === undefined ? [] : [ofDocument(calendar.add, 'date')]),
    ...(locate === undefined || drawn === undefined ? [] : [ofDocument(locate, `${drawn.name}.name`)]),
  ];
}

const sameAs = ({ id, path, summary, parameters }: Operation) => ({
  ...{ id, path, summary: summary.en },
  parameters: parameters.map(({ name }) => name),
  aliases: parameters.flatMap(({ aliases = [] }) => aliases),
});

/** A value of the document that the operation returns. */
const ofDocument = (operation: Operation, usual: string): CellPath => ({
  ...sameAs(operation),
  usual,
  *find(engine, values, field) {
    const found = yield* engine.ask(operation, values);
    return 'problem' in found ? found : valueOfField(found.value, field ?? usual);
  },
});

/** The record of a code; a code of several is ambiguous. */
const ofResolve = (manifest: Manifest, operation: Operation): CellPath => ({
  ...sameAs(operation),
  usual: 'name',
  *find(engine, values, field) {
    const found = yield* engine.ask(operation, values);
    if ('problem' in found) return found.problem.status === 404 ? NOTHING : found;
    const [first, ...others] = (found.value as { readonly records: readonly Row[] }).records;
    const family = engine.model.families.find(({ record }) => record === first?.family);
    if (family === undefined || others.length > 0) return NOTHING;
    return yield* recordValue(engine, manifest, family, first?.id, field ?? family.nameFields[0] ?? 'id');
  },
});

/** The record that the names mean. The default value is the code that both of its families have. */
function ofMatch(manifest: Manifest, match: NonNullable<Manifest['calculators']['match']>): CellPath {
  const { batch, shown, around } = match;
  const columns = Object.keys(batch.input.properties ?? {});
  const [own, larger] = [shown.family, around.family];
  const usual = own.identifiers.find((name) => larger.identifiers.includes(name)) ?? 'name';
  return {
    ...{ id: batch.id, path: batch.path, summary: batch.summary.en },
    parameters: columns,
    aliases: [],
    usual,
    *find(engine, values, field) {
      if (Object.keys(values).length === 0)
        return refused(columns.at(-1) as string, messages.noPlaceNamed(columns));
      if (Object.values(values).some(({ length }) => length > LONGEST_FIELD)) return NOTHING;
      const ask = yield* engine.answeringRows(batch, 'en');
      const [found] = yield* ask([values], (answered) => answered.found);
      if (found?.status !== 'matched') return NOTHING;
      const [ownId, largerId] = [found[`${own.name}Id`], found[`${larger.name}Id`]];
      return ownId === null
        ? yield* recordValue(engine, manifest, larger, largerId, field ?? usual)
        : yield* recordValue(engine, manifest, own, ownId, field ?? usual);
    },
  };
}

const NOTHING: Cell = { value: null };

function* recordValue(
  engine: Engine,
  manifest: Manifest,
  family: ModelFamily,
  id: unknown,
  field: string,
): YieldingWork<Cell> {
  const { one } = manifest.of(family).operations;
  const found = yield* engine.ask(one as Operation, { id: String(id), [FIELD]: field });
  if ('problem' in found) return found;
  return hasField(family, field) ? valueOfField(found.value, field) : notOne(field, {});
}

/** A relation that ends a path is another record. */
function hasField(family: ModelFamily, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return family.field(name) !== undefined;
  const relation = toOneRelations(family).find((each) => each.name === name);
  return relation !== undefined && hasField(relation.target, rest.join('.'));
}

/** The value at the end of a path; null on the way means that there is none. */
function valueOfField(document: unknown, field: string): Cell {
  let at = document;
  for (const name of field.split('.')) {
    if (at === null) return NOTHING;
    if (typeof at !== 'object' || !Object.hasOwn(at, name)) return notOne(field, document);
    at = (at as Row)[name];
  }
  return typeof at === 'object' && at !== null ? notOne(field, at) : { value: at };
}

function notOne(field: string, of: unknown): Cell {
  const names = isRow(of) ? Object.keys(of) : [];
  return refused(
    FIELD,
    {
      en: `${FIELD}=${field} is not a single value.`,
      es: `${FIELD}=${field} no es un solo valor.`,
    },
    names,
  );
}
