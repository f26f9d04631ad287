// A sentence without its names and numbers: two sentences with the same mask follow the same pattern.

const NAME = /\p{Lu}[\p{L}\p{M}'’-]*/gu;
/** Names count as one with the words that join them: San Pablo de Borbur; Urquita, El Plan y Mazo; Yacopí (Cundinamarca). */
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

/** Words that start our sentences but are not names. */
const OPENERS =
  /^(A|Abarca|Además|Al|Aquí|Cada|Cerca|Comprende|Con|Cuenta|De|Dentro|El|En|Entre|Es|Está|Fuera|Hacia|La|Las|Le|Lo|Los|Mide|Ocupa|Para|Parte|Por|Su|Sus|Tiene)(?=\s)/;

function opensWithName(sentence: string): boolean {
  return !OPENERS.test(sentence) || /^(El|La|Los|Las) \p{Lu}/u.test(sentence);
}

export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|¿|¡)/u).filter((sentence) => sentence !== '');
}
