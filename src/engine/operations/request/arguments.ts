// Arguments by their parameters, which are the typed keys of one map.
import type { Plan } from '../../query/plan.js';
import type { Arguments, Parameter } from './parameter.js';
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

export const createArguments = (values: ReadonlyMap<Parameter, unknown>): Arguments =>
  new ReadArguments(values);

export const NO_ARGUMENTS = createArguments(new Map());
