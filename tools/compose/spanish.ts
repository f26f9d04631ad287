// The small part of Spanish that composed texts need: numbers, lists, contractions, directions.

/** Thousands are separated by a point: 1.234, 12.345, 1.620,54. */
export function spanishNumber(value: number): string {
  const [whole, fraction] = String(value).split('.') as [string, string | undefined];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** "a", "a y b", "a, b y c"; y becomes e before the sound of i. */
export function spanishList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = /^(i|hi(?!e))/i.test(last.normalize('NFD')) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Departments whose name takes an article. */
const withArticle = new Set([
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

export const ofDepartment = (name: string) => (withArticle.has(name) ? `del ${name}` : `de ${name}`);
export const inDepartment = (name: string) => (withArticle.has(name) ? `en el ${name}` : `en ${name}`);

const regions: Readonly<Record<string, string>> = {
  Caribe: 'la región Caribe',
  Orinoquía: 'la Orinoquía',
  Amazonía: 'la Amazonía',
  Andina: 'la región Andina',
  Insular: 'la región Insular',
};

/** None for the Pacific: its departments reach high into the Andes, so the name would mislead. */
export const regionPhrase = (name: string): string | undefined => regions[name];

export type Direction = 'norte' | 'noreste' | 'este' | 'sureste' | 'sur' | 'suroeste' | 'oeste' | 'noroeste';
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

const ordinals = [
  '',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
];

/** "el municipio más poblado", "el segundo municipio más poblado": for the first ten. */
export function rankPhrase(rank: number, noun: string, quality: string): string | undefined {
  const ordinal = ordinals[rank - 1];
  if (ordinal === undefined) return undefined;
  return ordinal === '' ? `el ${noun} ${quality}` : `el ${ordinal} ${noun} ${quality}`;
}

const feminine = /^(Feria|Fiesta|Semana|Loa|Exposición|Noche|Temporada|Cabalgata|Expo|Muestra|Subienda)\b/;
const plural = /^(Ferias|Fiestas|Noches|Jornadas)\b/;
const masculinePlural = /^(Carnavales|Sanpedros|Alumbrados|Reinados)\b/;

/** The name of a festival with the article that its first word requires. */
export function feastWithArticle(name: string): string {
  if (plural.test(name)) return `las ${name}`;
  if (masculinePlural.test(name)) return `los ${name}`;
  return feminine.test(name) ? `la ${name}` : `el ${name}`;
}
