// Differences between our data and an independent package: listed by hand, each with the reason.

interface Disagreement {
  readonly id: number;
  readonly what: string;
}

export interface KnownDisagreement extends Disagreement {
  readonly reason: string;
}

/** The findings that a comparison must have: exactly the listed ones. */
export function expectedOf(known: readonly KnownDisagreement[]): readonly Disagreement[] {
  return known.map(({ id, what }) => ({ id, what })).sort((a, b) => a.id - b.id);
}
