// Phrases that are grammatical but that no native speaker would write. Each has its correction and a sentence that must be found.

export interface BannedTurn {
  readonly turn: RegExp;
  readonly instead: string;
  /** A sentence with the turn, by which a test checks the expression. */
  readonly planted: string;
}

/** Units after which a number from 400 to 599 is not a status. */
const NOT_A_STATUS = '(?![.,]?\\d| ?(?:[kMG]B|ms|km|m\\b|%|bytes|characters|rows|records|requests|values))';

export const englishTurns: readonly BannedTurn[] = [
  {
    turn: /(?<!\bthere )\b(is|are) no (?!longer\b|more than\b)/i,
    instead: 'is not an X',
    planted: 'The lines are no legal description.',
  },
  { turn: /(?<!\bthere )\b(is|are) none\b/i, instead: 'is not one', planted: 'an integer; "x" is none' },
  { turn: /\bcommas between\b/i, instead: 'comma-separated', planted: 'values with commas between them' },
  { turn: /\bso many\b/i, instead: 'a number, or nothing', planted: 'The first so many.' },
  {
    turn: /\bstands? (for|in|beside|here|there|under|after|before|left)\b/i,
    instead: 'is, means',
    planted: 'GET stands in the table.',
  },
  { turn: /\bwhat stands\b/i, instead: 'the text', planted: 'It reads what stands on the left.' },
  {
    turn: /\b(who|what)ever asks\b|\b(whoever|somebody|nobody|everybody)\b/i,
    instead: 'you, the client, the operator',
    planted: 'Whoever asks gets it.',
  },
  { turn: /\ballowed are\b/i, instead: 'GET and HEAD are allowed', planted: 'allowed are GET, HEAD' },
  { turn: /\ball there (is|are)\b/i, instead: 'all of them', planted: 'These are all there are.' },
  {
    turn: /\bthe (?!country\b)\w+ there (is|are)\b/i,
    instead: 'the available ones',
    planted: 'lists the paths there are',
  },
  { turn: /\bof which there (is|are)\b/i, instead: 'of the', planted: 'maps, of which there are two' },
  { turn: /\bis there (with|for)\b/i, instead: 'is available', planted: 'It is there for scripts.' },
  { turn: /\bgoes? with\b/i, instead: 'requires', planted: 'radius goes with near' },
  { turn: /\bcannot be used: it is\b/i, instead: 'must be', planted: 'x cannot be used: it is empty' },
  { turn: /\bis to be\b/i, instead: 'must be', planted: 'The port is to be open.' },
  { turn: /\bunasked\b/i, instead: 'unexpectedly', planted: 'It closes unasked.' },
  { turn: /\bunder way\b/i, instead: 'in progress', planted: 'A copy is under way.' },
  { turn: /\bmend(s|ed)?\b/i, instead: 'fix', planted: 'The file was mended.' },
  { turn: /\b(and|or) the like\b/i, instead: 'and similar ones', planted: 'spaces and the like' },
  { turn: /\bof when\b/i, instead: 'the date of', planted: 'who published it, of when it is' },
  { turn: /\bwho says\b/i, instead: 'the source of', planted: 'Shows who says each value.' },
  { turn: /\btells\b|\btold in\b/i, instead: 'returns, lists, explains', planted: 'Tells which day it is.' },
  {
    turn: /\bserv(es?|ing) on\b(?! (a |the |port|loopback|localhost|\d))/i,
    instead: 'keeps serving',
    planted: 'It serves on for a while.',
  },
  { turn: /\bin place of\b/i, instead: 'instead of', planted: 'a slug in place of an id' },
  {
    turn: /\b(anew|dearest|rightly|likewise|at the most|give or take|for ever|slips? of the pen)\b/i,
    instead: 'again, most expensive, correctly, also, at most, about, forever, typo',
    planted: 'It is written anew.',
  },
  { turn: /\bof (its|their|our|your) own\b/i, instead: 'its own X, separate', planted: 'a page of its own' },
  {
    turn: new RegExp(`\\b(is|are) (an? )?\\[?\`?[45]\\d\\d\\b${NOT_A_STATUS}`),
    instead: 'returns 400',
    planted: 'An unknown name is 400.',
  },
  {
    turn: /, since\b(?! (\d|the (last|start)|then))/i,
    instead: 'because',
    planted: 'It is fast, since it is small.',
  },
  { turn: /\bgoes on\b/i, instead: 'continues', planted: 'The copy goes on.' },
  { turn: /\bwhat it takes\b/i, instead: 'supports', planted: 'Records that have what it takes.' },
  { turn: /\bwithout rights\b/i, instead: 'unprivileged', planted: 'a user without rights' },
];

export const spanishTurns: readonly BannedTurn[] = [
  { turn: /\btant[oa]s \p{L}+ como\b/iu, instead: 'los que indica', planted: 'tantos segundos como diga' },
  {
    turn: /\b(usted(es)?|vosotr[oa]s|ficheros?|ordenador(es)?)\b/i,
    instead: 'tú, archivo, computador',
    planted: 'El ordenador lo abre.',
  },
  { turn: /(?<![\p{L}/])(de|a) el(?= )/u, instead: 'del, al', planted: 'Límites de el país' },
  { turn: /(?<![\d.,-])\d{1,3},\d{3}\b(?!,\d)/, instead: '1.000', planted: 'Hasta 1,000 filas.' },
  { turn: /(?<!\p{L})llaves?(?!\p{L})/iu, instead: 'clave', planted: 'No pide llave.' },
  { turn: /(?<!\p{L})marcador(es)?(?!\p{L})/iu, instead: 'marca', planted: 'un marcador de relación' },
  { turn: /(?<!\p{L})espejos?(?!\p{L})/iu, instead: 'copia estática', planted: 'Un espejo estático.' },
  { turn: /(?<!\p{L})flotas?(?!\p{L})/iu, instead: 'grupo', planted: 'una flota de servidores' },
  {
    turn: /(?<!\p{L})esco(ger|ge|gió|gid[oa]s?|jas?|jan)(?!\p{L})/iu,
    instead: 'elegir',
    planted: 'Escoge un departamento.',
  },
  {
    turn: /(?<!\p{L})añad(e|es|en|ir|id[oa]s?|a|as|an|ió)(?!\p{L})/iu,
    instead: 'agregar',
    planted: 'Añade el departamento.',
  },
  { turn: /(?<!\p{L})tecleo(?!\p{L})/iu, instead: 'error de digitación', planted: 'un error de tecleo' },
  { turn: /(?<!\p{L})quizás(?!\p{L})/iu, instead: 'quizá', planted: 'Quizás quisiste otro.' },
  {
    turn: /\b(endpoints?|scripts|logs|bucket)\b/i,
    instead: 'ruta, programas, bitácora',
    planted: 'Los logs van aparte.',
  },
  { turn: /\b[Qq]uién dice\b/, instead: 'la fuente de', planted: 'Quién dice cada valor.' },
  { turn: /(?<!\p{L})gana(n)?(?!\p{L})/iu, instead: 'tiene prioridad', planted: 'La opción gana.' },
];
