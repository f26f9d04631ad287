// A tool answers a question of a model through an operation of the table, and names the sources of the values.
import type { Engine, ResultValue } from '../../engine/answers/engine.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Source } from '../../engine/dataset/dataset.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { countProper } from '../../engine/model/read-row.js';
import type { Operation } from '../../engine/operations/operation.js';
import { sourcesOf } from '../../engine/operations/provenance/record-provenance.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { Problem, Refused } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';

/** The sources of the values in a result, with publisher, date and terms, each once. */
export interface CitedSource {
  readonly publisher: string;
  readonly date: string | null;
  readonly terms: string;
}

/** The sources of these fields of these records. */
export function sourcesOfRecords(
  { origins }: Catalog,
  family: ModelFamily,
  ids: readonly unknown[],
  fields: readonly string[],
): readonly CitedSource[] {
  const found = ids.flatMap((id) => fields.map((field) => origins.source(family, id as number, field)));
  return shown(found.filter((source) => source !== undefined));
}

/** The sources of these fields of the whole family, or of all fields if none is named. */
export function sourcesOfFamily(
  catalog: Catalog,
  family: ModelFamily,
  fields?: readonly string[],
): readonly CitedSource[] {
  const all = sourcesOf(catalog, family);
  return shown(
    fields === undefined ? all : all.filter((source) => source.fields.some((name) => fields.includes(name))),
  );
}

export function sourcesOfBorders({ sources }: Catalog, { boundary }: ModelFamily): readonly CitedSource[] {
  return shown(sources.filter(({ id }) => id === boundary?.source));
}

/** The sources that a document names. */
export const sourcesWithIds = ({ sources }: Catalog, ids: ReadonlySet<string>): readonly CitedSource[] =>
  shown(sources.filter(({ id }) => ids.has(id)));

/** where_value_comes_from lists further sources by value. */
const MOST = 5;

/** One source for each publisher and terms, with the latest date. The reference of a value has the rest. */
function shown(sources: Iterable<Source>): readonly CitedSource[] {
  const different = new Map<string, CitedSource>();
  for (const { publisher, date, terms } of sources) {
    const key = JSON.stringify([publisher, terms]);
    const latest =
      [different.get(key)?.date ?? null, date]
        .filter((each) => each !== null)
        .sort()
        .at(-1) ?? null;
    different.set(key, { publisher, date: latest, terms });
  }
  return [...different.values()].slice(0, MOST);
}

const DEEPEST = 3;

/** The fields by which records were sorted or filtered, which the result shows. */
export function fieldsInResult(
  family: ModelFamily,
  { sortBy, where }: Given,
  place: readonly string[] = [],
): readonly string[] {
  const sorted = String(sortBy ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^-/, ''));
  const filtered = Object.keys((where ?? {}) as object).map((name) => name.replace(/\[\w+\]$/, ''));
  const named = [...sorted, ...filtered].flatMap((name) => pathNamed(family, name) ?? []);
  return [...named, ...place];
}

/** The declared spelling of a path in any letter case. Undefined if records do not have it. */
function pathNamed(family: ModelFamily, name: string, depth = 0): string | undefined {
  const [first = '', ...rest] = name.split('.');
  const isNamed = (each: { readonly name: string; readonly alias?: string | undefined }) =>
    [each.name, each.alias].some((known) => known?.toLowerCase() === first.toLowerCase());
  if (rest.length === 0) return family.fields.find(isNamed)?.name;
  const relation = [...family.relations, ...family.extendedRelations].find(isNamed);
  if (relation === undefined || depth === DEEPEST) return undefined;
  const inner = pathNamed(relation.target, rest.join('.'), depth + 1);
  return inner === undefined ? undefined : `${relation.name}.${inner}`;
}

/** The names of some tools, for existing clients of a country. */
export interface ToolNames {
  /** The scheme of URIs of resources: `scheme://catalog`. */
  readonly scheme: string;
  /** The tool that lists the resources. */
  readonly resources: string;
  /** The tool that returns the single record. */
  readonly only: string;
  /** Related lists with a separate tool, by the id of their operation. */
  readonly related: readonly {
    readonly name: string;
    readonly operation: string;
    readonly argument: string;
  }[];
}

export interface Argument {
  readonly schema: JsonSchema;
  readonly required?: boolean;
}

/** Arguments by name, as sent. Their kinds fit the schemas. */
export type Given = Readonly<Record<string, unknown>>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** When to use it, and its result. */
  readonly description: string;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly call: (engine: Engine, given: Given) => YieldingWork<ToolResult | RefusedCall>;
}

export interface ToolResult {
  /** The HTTP request with the same response. */
  readonly operation: string;
  readonly answer: unknown;
  /** The number of records before `limit` and `offset`. */
  readonly total?: number | undefined;
  /** The number of omitted members of each list, by its name. */
  readonly omitted?: Readonly<Record<string, number>> | undefined;
  /** The record that the place name was understood as. */
  readonly place?: Row | undefined;
  /** Smaller places with the same name. */
  readonly also?: readonly Row[] | undefined;
  /** Records that are left out by default, and the meaning of the place if it is not obvious. */
  readonly note?: string | undefined;
  /** How to get the omitted records. */
  readonly next?: string | undefined;
  readonly sources: readonly CitedSource[];
}

/** The reason for a missing result, and the remedy. */
export interface RefusedCall {
  readonly refused: string | Problem;
  readonly next: string;
}

export const joinedNotes = (...notes: readonly (string | undefined)[]): string | undefined =>
  notes.filter((note) => note !== undefined).join(' ') || undefined;

export const isRefused = (outcome: object): outcome is RefusedCall => 'refused' in outcome;

/** The next step after a problem, by its name. */
export function afterProblem(problem: Problem, family?: ModelFamily): RefusedCall {
  return { refused: problem, next: adviceOn(problem, family) };
}

function adviceOn({ name }: Problem, family: ModelFamily | undefined): string {
  const resource = family?.path;
  switch (name) {
    case 'unknown-record':
    case 'retired-record':
      return resource === undefined
        ? 'Call find_place with its name to get the id.'
        : `Call search_items with resource ${resource} and its name to get the id.`;
    case 'bad-parameter':
      return resource === undefined
        ? 'Correct this error and call again.'
        : `Correct this error and call again; get_api_reference with resource ${resource} lists its fields.`;
    default:
      return 'Correct this error and call again.';
  }
}

/** The records that the name of a resource means, if it also has others. Counts and lists have only those unless others are requested. */
interface ProperRecords {
  readonly texts: Texts;
  readonly note?: string;
}

export function properRecords({ catalog }: Engine, family: ModelFamily, { where }: Given): ProperRecords {
  const { proper, title, path } = family;
  const names = Object.keys((where ?? {}) as object).map((name) => name.replace(/\[.*$/, '').toLowerCase());
  if (proper === undefined || names.includes(proper.field.toLowerCase())) return { texts: {} };
  const { field, value } = proper;
  const { rows } = catalog.table(family);
  const own = countProper(family, rows);
  return {
    texts: { [field]: value },
    note: `Only records whose ${field} is ${value}. ${path} has ${rows.length} records, of which ${own} are ${title.en.toLowerCase()}. \`where: {"${field}[ne]": "${value}"}\` lists the others.`,
  };
}

/** Arguments as a request writes them. */
export type Texts = Readonly<Record<string, string>>;

interface RequestedAnswer extends ResultValue {
  readonly operation: string;
}

export function* ask(
  engine: Engine,
  operation: Operation,
  texts: Texts,
): YieldingWork<RequestedAnswer | Refused> {
  const result = yield* engine.ask(operation, texts);
  return 'problem' in result ? result : { ...result, operation: requestPath(operation.path, texts) };
}

/** Writes arguments for a request, with commas in lists and no text for a missing one. */
export function inTexts(given: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, Array.isArray(value) ? value.join() : String(value)]],
    ),
  );
}
