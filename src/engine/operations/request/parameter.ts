// A parameter of an operation: its place in a request, its values, and its effect on the plan and the shape of the response. Arguments are
// the values of a request by their parameters.
import type { ModelFamily } from '../../model/model.js';
import type { ParameterError } from '../../problems/problem.js';
import type { Filter } from '../../query/filter.js';
import type { Plan } from '../../query/plan.js';
import type { Localized } from '../../text/localized.js';
import type { ValueType } from '../values/value-type.js';
import { DEFAULT_SHAPE, type ShapeRequest } from './shape-request.js';

/** Most texts need no escapes, and are quoted in a fraction of the time. */
const quoted = (text: string) => (/^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text));

class ReadArguments implements Arguments {
  private known: ShapeRequest | undefined;

  constructor(private readonly values: ReadonlyMap<Parameter, unknown>) {}

  get<Value>(parameter: Parameter<Value>): Value | undefined {
    return this.values.get(parameter) as Value | undefined;
  }

  required<Value>(parameter: Parameter<Value>): Value {
    if (!this.values.has(parameter)) throw new Error(`The request was read without ${parameter.name}.`);
    return this.values.get(parameter) as Value;
  }

  with<Value>(parameter: Parameter<Value>, value: Value): Arguments {
    return new ReadArguments(new Map([...this.values, [parameter, value]]));
  }

  texts(): Readonly<Record<string, string>> {
    // A filter may have the name of a parameter in the path, which comes last and so wins.
    const inPath = [...this.values].filter(([parameter]) => parameter.in === 'path');
    return Object.fromEntries(
      [...this.values, ...inPath].map(([parameter, value]) => [parameter.name, this.text(parameter, value)]),
    );
  }

  get key(): string {
    let pairs = '';
    for (const [parameter, value] of this.values) {
      const name = parameter.in === 'path' ? `/${parameter.name}` : parameter.name;
      pairs += `${pairs === '' ? '' : ','}["${name}",${quoted(this.text(parameter, value))}]`;
    }
    return `[${pairs}]`;
  }

  get shape(): ShapeRequest {
    this.known ??= [...this.values].reduce<ShapeRequest>(
      (requested, [parameter, value]) => parameter.shape?.(requested, value) ?? requested,
      DEFAULT_SHAPE,
    );
    return this.known;
  }

  refine(plan: Plan): Plan {
    let refined = plan;
    for (const [parameter, value] of this.values) refined = parameter.plan?.(refined, value, this) ?? refined;
    return refined;
  }

  private text({ type }: Parameter, value: unknown): string {
    return type.canonical?.(value, this.shape) ?? String(value);
  }
}

/** Arguments by their parameters, which are the typed keys of one map. */
export const createArguments = (values: ReadonlyMap<Parameter, unknown>): Arguments =>
  new ReadArguments(values);

export const NO_ARGUMENTS = createArguments(new Map());

export interface Parameter<Value = unknown> {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly about: Localized;
  /** Beside its field in a form; otherwise a form has the first sentence of `about`. */
  readonly label?: Localized;
  readonly type: ValueType<Value>;
  /** Other names for it. */
  readonly aliases?: readonly string[];
  /** Another parameter without which it means nothing. */
  readonly needs?: string;
  /** Not of the contract, and sent by clients that mean nothing by it: unless the request is strict, a wrong value is ignored. */
  readonly lenient?: boolean;
  /** It holds an id of this family. */
  readonly idOf?: ModelFamily;
  /** The condition that it states, of a filter. */
  readonly filter?: Omit<Filter, 'values'>;
  /** Its value in a request that leaves it out, at a time in milliseconds: the response then changes without the edition. */
  readonly atPresent?: (now: number) => Value;
  /** The conflicts of the value with the other parameters of the request. */
  conflicts?(value: Value, isGiven: (name: string) => boolean): readonly ParameterError[];
  plan?(plan: Plan, value: Value, args: Arguments): Plan;
  shape?(requested: ShapeRequest, value: Value): ShapeRequest;
}

const parameterIn =
  (place: Parameter['in'], required: boolean) =>
  <Value>(name: string, type: ValueType<Value>, about: Localized): Parameter<Value> => ({
    name,
    in: place,
    required,
    about,
    type,
  });

/** A request may leave it out. */
export const queryParameter = parameterIn('query', false);
export const requiredParameter = parameterIn('query', true);
export const pathParameter = parameterIn('path', true);

/** The values of a request, read once: each has the type of its parameter. */
export interface Arguments {
  get<Value>(parameter: Parameter<Value>): Value | undefined;
  /** For parameters without which no request is read. */
  required<Value>(parameter: Parameter<Value>): Value;
  with<Value>(parameter: Parameter<Value>, value: Value): Arguments;
  /** As they are written in a request, by the names of their parameters. */
  texts(): Readonly<Record<string, string>>;
  /** The same for requests that mean the same. */
  readonly key: string;
  readonly shape: ShapeRequest;
  refine(plan: Plan): Plan;
}
