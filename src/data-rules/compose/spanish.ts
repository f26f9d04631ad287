// The small part of Spanish that composed texts need: lists, and the article of departments.

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
