// The small part of Spanish that composed texts need: numbers, lists, contractions, directions, articles.

/** Thousands are separated by a point: 1.234, 12.345, 1.620,54. */
export function spanishNumber(value: number): string {
  const [whole, fraction] = String(value).split('.') as [string, string | undefined];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

const smallNumbers = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** How many of something: in words up to nine. */
export const spanishCount = (value: number) => smallNumbers[value] ?? spanishNumber(value);

/** "a", "a y b", "a, b y c"; y becomes e before the sound of i. */
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
type Direction = 'norte' | 'noreste' | 'este' | 'sureste' | 'sur' | 'suroeste' | 'oeste' | 'noroeste';
const compass: readonly Direction[] = [
  'norte',
  'noreste',
  'este',
  'sureste',
  'sur',
  'suroeste',
  'oeste',
  'noroeste',
];

/** The nearest of the eight compass points to a bearing in degrees. */
export function directionOf(bearing: number): Direction {
  return compass[Math.round((((bearing % 360) + 360) % 360) / 45) % 8] as Direction;
}

/** The first words of names of volcanoes and airports, with their article. */
const kinds: Readonly<Record<string, 'el' | 'la'>> = {
  Aeródromo: 'el',
  Aeropuerto: 'el',
  Base: 'la',
  Volcán: 'el',
};

/** "el volcán Sotará", "la Base Aérea Larandia"; undefined for a name whose gender is not known. */
export function withArticle(name: string): string | undefined {
  const [kind = ''] = name.split(' ');
  const article = kinds[kind];
  if (article === undefined) return undefined;
  return `${article} ${kind === 'Base' ? name : kind.toLowerCase() + name.slice(kind.length)}`;
}
