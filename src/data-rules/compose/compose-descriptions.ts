// Composes a sentence on the subregion and the neighbours of every city without a handwritten description.
import type { RuleData } from '../data-rule.js';
import { cityFacts } from './city-facts.js';

/** Joins a Spanish list: "a", "a y b", "a, b y c". The word y becomes e before the sound of i. */
export function spanishList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = /^(i|hi(?!e))/i.test(last.normalize('NFD')) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Departments whose name takes an article. */
const departmentsWithArticle = new Set([
  'Amazonas',
  'Atlántico',
  'Caquetá',
  'Cauca',
  'Cesar',
  'Chocó',
  'Guainía',
  'Guaviare',
  'Huila',
  'Magdalena',
  'Meta',
  'Putumayo',
  'Quindío',
  'Tolima',
  'Valle del Cauca',
  'Vaupés',
  'Vichada',
]);

export const ofDepartment = (name: string) =>
  departmentsWithArticle.has(name) ? `del ${name}` : `de ${name}`;

/** Undefined if the fields already say everything. */
export function citySentence({
  name,
  noun,
  department,
  subregion,
  neighbours,
}: ReturnType<typeof cityFacts>[number]): string | undefined {
  const of = ofDepartment(department);
  const borders = neighbours.length === 0 ? undefined : `limita con ${spanishList(neighbours)}`;
  if (subregion === undefined)
    return borders === undefined ? undefined : `${name}, ${noun} ${of}, ${borders}.`;
  const belongs = `${name} pertenece a ${subregion} ${of}`;
  return borders === undefined ? `${belongs}.` : `${belongs} y ${borders}.`;
}

/** Composed texts by city id, for cities without a handwritten one. */
export function composeDescriptions(
  data: RuleData,
  byHand: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const composed = new Map<number, string>();
  for (const facts of cityFacts(data, (id) => !byHand.has(id))) {
    const sentence = citySentence(facts);
    if (sentence !== undefined) composed.set(facts.id, sentence);
  }
  return composed;
}
