// Removes the parts of a clause that differ between places, so that clauses of one pattern become equal.

const NAME = /\p{Lu}[\p{L}\p{M}'’-]*/gu;
/** Names count as one with the words that join them: San Pablo de Borbur; Urquita, El Plan y Mazo; Yacopí (Cundinamarca). */
const JOINED = /N(?:,? (?:y|e|de|del|de la|de los|de las|la|las|los|el) |, | | \()N\)?/g;
const COMPASS = /(?<!\p{L})(?:norte|sur|(?:nor|sur)?(?:este|oeste|oriente|occidente))(?!\p{L})/gu;
const CLIMATE = /(?<=\bclima (?:es )?)(?:cálido|templado|frío|de páramo)(?!\p{L})/gu;

/** Names, numbers, compass points and climates do not make a new pattern. */
export function maskNames(clause: string): string {
  let masked = (opensWithName(clause) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1))
    .replace(NAME, 'N')
    .replace(/\d[\d.,]*\d|\d/g, '0')
    .replace(COMPASS, 'C')
    .replace(CLIMATE, 'K');
  for (let before = ''; before !== masked; ) {
    before = masked;
    masked = masked.replace(JOINED, 'N');
  }
  return masked.replace(/[.,]$/, '');
}

/** Words that start our sentences but are not names. */
const OPENERS =
  /^(A|Abarca|Además|Al|Allí|Aquí|Cada|Cerca|Comprende|Con|Cuenta|De|Dentro|Desde|El|En|Entre|Es|Está|Fuera|Hacia|La|Las|Le|Lo|Los|Mide|Ocupa|Para|Parte|Por|Su|Sus|Tiene)(?=\s)/;

function opensWithName(sentence: string): boolean {
  return !OPENERS.test(sentence) || /^(El|La|Los|Las) \p{Lu}/u.test(sentence);
}

export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|¿|¡)/u).filter((sentence) => sentence !== '');
}

/** The sentences of a text, divided at semicolons as well. */
export function clausesOf(text: string): readonly string[] {
  return sentencesOf(text).flatMap((sentence) => sentence.split(/;\s+/));
}
