// A parameter of an operation: its place in a request, its values, and its effect on the plan and the shape. Arguments are the values of a
// request by parameter.
import type { ModelFamily } from '../../model/model.js';
import type { ParameterError } from '../../problems/problem.js';
import type { Filter } from '../../query/filter.js';
import type { Plan } from '../../query/plan.js';
import type { Localized } from '../../text/localized.js';
import type { ValueType } from '../values/value-type.js';
import { DEFAULT_SHAPE, type ShapeRequest } from './shape-request.js';

/** Most texts need no escapes, and quoting them directly takes a fraction of the time. */
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
    // A filter can have the name of a path parameter. The path comes last, so it wins.
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

/** Arguments by parameter. The parameters are the typed keys of one map. */
export const createArguments = (values: ReadonlyMap<Parameter, unknown>): Arguments =>
  new ReadArguments(values);

export const NO_ARGUMENTS = createArguments(new Map());

export interface Parameter<Value = unknown> {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly about: Localized;
  /** The label beside its field in a form. By default this is the first sentence of `about`. */
  readonly label?: Localized;
  readonly type: ValueType<Value>;
  /** Other names for it. */
  readonly aliases?: readonly string[];
  /** Another parameter that it requires. */
  readonly needs?: string;
  /** Clients send this name by habit, and it is not part of the contract. Unless the request is strict, a wrong value is ignored. */
  readonly lenient?: boolean;
  /** Its value is an id of this family. */
  readonly idOf?: ModelFamily;
  readonly filter?: Omit<Filter, 'values'>;
  /** The default that depends on the time, in milliseconds. The response then changes without the edition. */
  readonly atPresent?: (now: number) => Value;
  /** The conflicts of the value with other parameters of the request. */
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

/** A parameter that a request can leave out. */
export const queryParameter = parameterIn('query', false);
export const requiredParameter = parameterIn('query', true);
export const pathParameter = parameterIn('path', true);

/** The values of a request, read once. Each has the type of its parameter. */
export interface Arguments {
  get<Value>(parameter: Parameter<Value>): Value | undefined;
  /** Reads a parameter without which no request is valid. */
  required<Value>(parameter: Parameter<Value>): Value;
  with<Value>(parameter: Parameter<Value>, value: Value): Arguments;
  /** The texts as a request writes them, by parameter name. */
  texts(): Readonly<Record<string, string>>;
  /** The same for requests with the same meaning. */
  readonly key: string;
  readonly shape: ShapeRequest;
  refine(plan: Plan): Plan;
}
