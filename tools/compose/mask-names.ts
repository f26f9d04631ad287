// What is left of a sentence when names and numbers are taken out: two sentences with the same mask are the same pattern.

const NAME = /\p{Lu}[\p{L}\p{M}'’-]*/gu;
/** Names with what joins them count as one: San Pablo de Borbur; Urquita, El Plan y Mazo; Yacopí (Cundinamarca). */
const JOINED = /N(?:,? (?:y|e|de|del|de la|de los|de las|la|las|los|el) |, | | \()N\)?/g;

export function maskNames(sentence: string): string {
  let masked = (opensWithName(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1))
    .replace(NAME, 'N')
    .replace(/\d[\d.,]*\d|\d/g, '0');
  for (let before = ''; before !== masked; ) {
    before = masked;
    masked = masked.replace(JOINED, 'N');
  }
  return masked;
}

/** Words that begin our sentences without being names. */
const OPENERS =
  /^(A|Abarca|Además|Al|Aquí|Cada|Cerca|Comprende|Con|Cuenta|De|Dentro|El|En|Entre|Es|Está|Fuera|Hacia|La|Las|Le|Lo|Los|Mide|Ocupa|Para|Parte|Por|Su|Sus|Tiene)(?=\s)/;

function opensWithName(sentence: string): boolean {
  return !OPENERS.test(sentence) || /^(El|La|Los|Las) \p{Lu}/u.test(sentence);
}

export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|¿|¡)/u).filter((sentence) => sentence !== '');
}
