// A tool: a question in the words of a model, which an operation of the table answers.
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import type { Problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/json-schema.js';
import type { ShownSource } from './sources.js';

export interface Argument {
  readonly schema: JsonSchema;
  readonly required?: boolean;
}

/** Arguments by name, as they were sent; their kinds fit the schemas. */
export type Given = Readonly<Record<string, unknown>>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** When to use it, and its result. */
  readonly description: string;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly call: (engine: Engine, given: Given) => YieldingWork<ToolResult | Refused>;
}

/** The result of a tool. */
export interface ToolResult {
  /** The request over HTTP that is answered so. */
  readonly operation: string;
  readonly answer: unknown;
  /** Records without `limit` and `offset`. */
  readonly total?: number | undefined;
  /** How many members of a list in the answer were left out, by its name. */
  readonly omitted?: Readonly<Record<string, number>> | undefined;
  /** The record that the name of a place was taken for. */
  readonly place?: Row | undefined;
  /** Smaller places that are called the same. */
  readonly also?: readonly Row[] | undefined;
  /** Records left out without a request for it, and the meaning of places if it is not obvious. */
  readonly note?: string | undefined;
  /** How to get the omitted records. */
  readonly next?: string | undefined;
  readonly sources: readonly ShownSource[];
}

/** The reason for a missing result, and the remedy. */
export interface Refused {
  readonly refused: string | Problem;
  readonly next: string;
}

export const joinedNotes = (...notes: readonly (string | undefined)[]): string | undefined =>
  notes.filter((note) => note !== undefined).join(' ') || undefined;

export const isRefused = (outcome: object): outcome is Refused => 'refused' in outcome;
