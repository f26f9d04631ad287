// A question of a person, the call that answers it, and the facts that the result must contain.

export interface Question {
  readonly asks: string;
  readonly tool: string;
  readonly with: Readonly<Record<string, unknown>>;
  /**
   * Keys are paths in the result, such as `answer.0.name`. `*` means every member, among which all facts must occur. A pattern must match.
   */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The result is a list that may be long. */
  readonly isList?: true;
}

export function question(
  asks: string,
  tool: string,
  args: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, unknown>>,
): Question {
  return { asks, tool, with: args, facts };
}

/** The value at a path; all values if the path has a `*`. */
export function valueAt(from: unknown, path: string): unknown {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (name === '*') {
    const members = Object.values(from as object);
    return rest.length === 0 ? members : members.map((member) => valueAt(member, rest.join('.')));
  }
  const value = (from as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return rest.length === 0 ? value : valueAt(value, rest.join('.'));
}
