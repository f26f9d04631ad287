// Variables that look meant for this service but are none of its settings. The environment is shared with everything else
// that runs, so a name must be a slip of one of ours, or begin as only ours do.
import { distance } from 'fastest-levenshtein';

const ONLY_OURS = [
  'RATE_LIMIT_',
  'KEPT_',
  'TRUST_PROXY_',
  'ADMIN_NETWORK',
  'LOG_SAMPLE',
  'SECURITY_CONTACT_',
];

/** Orchestrators describe a neighbour called "rate-limit" in variables such as RATE_LIMIT_SERVICE_HOST. */
const OF_A_NEIGHBOUR = /_(SERVICE_HOST|SERVICE_PORT|PORT)(_|$)/;

/** PGHOST and DBPORT are as near to HOST and PORT as a slip would be. */
const SHORTEST = 6;

export interface UnknownVariable {
  readonly name: string;
  readonly nearest: string;
}

export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  ours: readonly string[],
): readonly UnknownVariable[] {
  return Object.keys(environment)
    .filter((name) => environment[name] && !ours.includes(name) && !OF_A_NEIGHBOUR.test(name))
    .flatMap((name) => {
      const meant = ours.filter((own) => isSlipOf(own, name) || beginsAlike(own, name));
      const [nearest] = meant.sort((a, b) => distance(a, name) - distance(b, name));
      return nearest === undefined ? [] : [{ name, nearest }];
    });
}

const beginsAlike = (own: string, name: string) =>
  ONLY_OURS.some((start) => name.startsWith(start) && own.startsWith(start.replace(/_$/, '')));

/** Two edits at most, and none that makes another word: HTTP_TIMEOUT is as near to STOP_TIMEOUT as STOP_TIEMOUT is. */
function isSlipOf(own: string, name: string): boolean {
  if (Math.min(own.length, name.length) < SHORTEST || own[0] !== name[0] || distance(own, name) > 2)
    return false;
  const [ownWords, words] = [own.split('_'), name.split('_')];
  if (ownWords.length !== words.length) return distance(ownWords.join(''), words.join('')) <= 1;
  return ownWords.every((ownWord, index) => slips(ownWord, words[index] as string) * 2 < ownWord.length);
}

function slips(own: string, word: string): number {
  return isSwapOf(own, word) ? 1 : distance(own, word);
}

/** Two neighbouring letters have changed places. */
function isSwapOf(own: string, word: string): boolean {
  const at = [...own].findIndex((letter, index) => letter !== word[index]);
  return at >= 0 && own.slice(0, at) + own.charAt(at + 1) + own.charAt(at) + own.slice(at + 2) === word;
}
