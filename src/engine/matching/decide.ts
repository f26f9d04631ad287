// Decides among the records that a name can mean. A clearly best record is the match, and two good ones are ambiguous.
import type { Ordinal } from '../catalog/catalog.js';
import type { Hit } from './name-index.js';

export interface ScoredHit extends Hit {
  /** The record is the larger area itself. */
  readonly isLarger: boolean;
}

type DecisionReason =
  | Hit['how']
  | 'homonym'
  | 'similar'
  | 'contradiction'
  | 'unknownLarger'
  | 'onlyLarger'
  | 'partOnly'
  | 'notFound'
  | 'empty';

export interface Matched {
  readonly status: 'matched' | 'ambiguous' | 'unmatched';
  readonly reason: DecisionReason;
  /** The match comes first. Without a match, these are the possible records. */
  readonly candidates: readonly ScoredHit[];
}

/** Scores that differ by less count as equal. */
export const MARGIN = 0.06;
/** A typo is accepted only if the next name has at least this many more typos. */
export const GAP = 2;

export function decide(candidates: readonly ScoredHit[]): Matched {
  const ranked = sorted(candidates);
  const [first, ...others] = ranked;
  if (first === undefined) return NOT_FOUND;
  const isTyped = first.how === 'typo';
  const isClear = others.every((other) => {
    if (isTyped && other.how === 'typo') return other.slips - first.slips >= GAP;
    return first.score - other.score >= MARGIN && !hadName(first, other);
  });
  if (isClear) return { status: 'matched', reason: first.how, candidates: ranked };
  return { status: 'ambiguous', reason: isTyped ? 'similar' : 'homonym', candidates: ranked };
}

/** If one record has the name and another had it, old tables mean the other. A larger area is better known by its name. */
const hadName = (first: ScoredHit, other: ScoredHit): boolean =>
  first.how !== 'code' && other.how === 'former' && !first.isLarger && !other.isLarger;

export const NOT_FOUND: Matched = { status: 'unmatched', reason: 'notFound', candidates: [] };

export const ambiguous = (reason: DecisionReason, candidates: readonly ScoredHit[]): Matched => ({
  status: 'ambiguous',
  reason,
  candidates: sorted(candidates),
});

/** Each record once, best first. */
export function sorted(candidates: readonly ScoredHit[]): readonly ScoredHit[] {
  const found = new Map<string, ScoredHit>();
  for (const candidate of candidates) {
    const key = `${candidate.isLarger} ${candidate.ordinal}`;
    if (candidate.score > (found.get(key)?.score ?? -1)) found.set(key, candidate);
  }
  return [...found.values()].sort(
    (a, b) => b.score - a.score || Number(b.isLarger) - Number(a.isLarger) || a.ordinal - b.ordinal,
  );
}

export const asOwn = (hit: Hit): ScoredHit => ({ ...hit, isLarger: false });
export const asLarger = (hit: Hit): ScoredHit => ({ ...hit, isLarger: true });

/** A larger area that contains a single area is that area. */
export function withoutSame(
  candidates: readonly ScoredHit[],
  onlyOne: (larger: Ordinal) => Ordinal | undefined,
): readonly ScoredHit[] {
  const own = new Set(candidates.filter(({ isLarger }) => !isLarger).map(({ ordinal }) => ordinal));
  return candidates.filter(({ isLarger, ordinal }) => {
    const only = isLarger ? onlyOne(ordinal) : undefined;
    return only === undefined || !own.has(only);
  });
}
