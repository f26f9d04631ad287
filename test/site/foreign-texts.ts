// The texts of a page that are not in the language the page states for them, found by stop words. Names may be in any language.
import { type PageText, pageTexts } from './page-texts.js';

/** Frequent words of one language that the other does not have. */
const ENGLISH =
  'the|of|and|is|are|with|for|that|which|this|from|by|each|its|was|were|have|not|to|an|or|it|be|at';
const SPANISH =
  'el|la|los|las|de|del|al|que|con|para|por|una|un|es|son|se|cada|y|su|sus|como|más|en|lo|fue|entre|desde|hasta|según|o';

/** A capital only counts at the beginning of a sentence, because other words with one are names and abbreviations. */
const oneOf = (words: string) => {
  const capitals = words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [before, after] = ["(?<![\\p{L}\\d'’./=_-])", '(?![\\p{L}\\d/=_-]|\\.\\S)'];
  return new RegExp(`(?:${before}(?:${words})|(?<=^|[.!?:] )(?:${capitals}))${after}`, 'u');
};
const [english, spanish] = [oneOf(ENGLISH), oneOf(SPANISH)];
/** A single word can be a code of a language or of a parameter. */
const isPhrase = (text: string) => text.includes(' ');
/** A word in small letters with a letter that English does not have. */
const ACCENT = /(?<!\p{L})(?=\p{L}{3})\p{Ll}*[áéíóúñ]/u;

const isForeignTo: Readonly<Record<string, (text: string) => boolean>> = {
  es: (text) => isPhrase(text) && english.test(text),
  en: (text) => (isPhrase(text) && spanish.test(text)) || (ACCENT.test(text) && !english.test(text)),
};

/** Quotations keep their language, and licences and laws have their official names. */
const CITED = /"[^"\s]+ [^"]*"|\bCC BY(-SA)?\b|\b(Ley|Decreto|Ordenanza|Resolución|Acuerdo) \d+ de \d{4}/g;
/** Words with a capital or a digit, and the small words between them: `Valle del Cauca`, `Volcanoes of the World`. */
const ITEM = "[\\p{Lu}\\d][\\p{L}\\d.'’&/-]*";
const NAME = new RegExp(
  `(?<![\\p{L}\\d])${ITEM}(?:[ ,]+(?:(?:${ENGLISH}|${SPANISH}|e|a|on) )*${ITEM})+`,
  'gu',
);
const LETTER = /\p{L}/u;

/** `isName` recognises the names of records, some of which are English. */
export function foreignTexts(
  html: string,
  isName: (text: string) => boolean = () => false,
): readonly string[] {
  const texts = pageTexts(html);
  const page = /<html lang="(\w+)"/.exec(html)?.[1];
  const elsewhere = texts.filter(({ language }) => language !== page).map(({ text }) => text);
  const codes = Array.from(html.matchAll(/<code>([^<]+)<\/code>/g), ([, code = '']) => code);
  // Texts without markup contain names and codes that the page marks elsewhere. Longer names come first, because shorter ones would break
  // them.
  const marked = [...new Set([...elsewhere, ...codes])]
    .filter((text) => [english, spanish, ACCENT].some((each) => each.test(text)))
    .sort((a, b) => b.length - a.length);
  return texts
    .filter((each) => !isName(each.text) && isForeign(each, page, marked))
    .map(({ of, language, text }) => `${of} (${language}): ${text}`);
}

function isForeign(
  { text, language, isMarkable }: PageText,
  page: string | undefined,
  marked: readonly string[],
): boolean {
  const isFault = isForeignTo[language];
  const own = text.replace(CITED, '');
  if (!isFault?.(own)) return false;
  const sentence = (isMarkable ? own : withoutMarked(own, marked)).replace(NAME, '§');
  // A page can mark an element that is only a name, but not a name within a sentence.
  if (isMarkable && language === page && !LETTER.test(sentence)) return languageOf(own) !== language;
  return isFault(sentence);
}

const withoutMarked = (text: string, marked: readonly string[]) =>
  marked.reduce((rest, part) => rest.split(part).join('§'), text);

/** English names of sites may have no other English word. */
const ENGLISH_NOUN = /\b(?:National|Park|Sanctuary|Historic)\b/;

/** The language of a name is that of its first stop word, because it may contain the name of a place. */
function languageOf(name: string): 'en' | 'es' {
  const [inEnglish, inSpanish] = [name.search(english), name.search(spanish)];
  if (ENGLISH_NOUN.test(name)) return 'en';
  return inEnglish >= 0 && (inSpanish < 0 || inEnglish < inSpanish) ? 'en' : 'es';
}
