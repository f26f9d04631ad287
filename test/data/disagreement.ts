// Differences between this data and an independent package, listed by hand with their reasons.

interface Disagreement {
  readonly id: number;
  readonly what: string;
}

export interface KnownDisagreement extends Disagreement {
  readonly reason: string;
}

/** The expected findings of a comparison, which are exactly the listed ones. */
export function expectedOf(known: readonly KnownDisagreement[]): readonly Disagreement[] {
  return known.map(({ id, what }) => ({ id, what })).sort((a, b) => a.id - b.id);
}
