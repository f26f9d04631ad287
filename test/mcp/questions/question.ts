// A question as people ask it, the call that answers it, and the facts that must be in the answer.

export interface Question {
  readonly asks: string;
  readonly tool: string;
  readonly with: Readonly<Record<string, unknown>>;
  /**
   * By their paths in the result: `answer.0.name`. `*` means every member, and then all of the facts must be among them. A
   * pattern must fit.
   */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The answer is a list that may be long. */
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
