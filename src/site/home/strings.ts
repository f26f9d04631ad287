// The texts of the front page in each language, and the requests that it offers.
import type { Language } from '../shell/addresses.js';

type JobTexts = Readonly<
  Record<'select' | 'names' | 'point' | 'days' | 'tables' | 'maps', readonly [title: string, about: string]>
>;

const en = {
  title: 'Colombia in data, with the source of each value',
  headline: 'Colombia in data, with the source of each value.',
  lead: (families: number) =>
    `Look up places, inhabitants, holidays, volcanoes, protected areas and more in ${families} families of records. Free and without an account, on this site, as files and as JSON for programs.`,
  presentTitle: 'Colombia today',
  inDays: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  since: 'since',
  coloured: (measure: string) => `Map of the departments by ${measure}`,
  start: 'Make your first request',
  jobsTitle: 'Common tasks',
  jobs: {
    select: ['Fill a form', 'Two lists in which a department fills the list of its municipalities'],
    names: ['Turn names into codes', 'Paste a column of place names and get DANE codes'],
    point: ['Find the place of a point', 'Paste coordinates and get municipality and department'],
    days: ['Count working days', 'Add or count days with the holidays of Colombia'],
    tables: ['Download a table', 'Filter any list and take it to Excel as CSV'],
    maps: ['See it on a map', 'Colour departments and municipalities by a value'],
  } as JobTexts,
  inYear: (count: string, year: number) => `${count} in ${year}`,
  records: 'records',
  families: 'families',
  sources: 'sources',
  noKey: 'no key, no account',
  map: 'Map of Colombia with links to places',
  mapAbout: 'The map uses the borders in this data. Every dot links to its record.',
  tryTitle: 'Try a request',
  tryIntro: 'This is a real request and its response. Choose another one, or change the path.',
  path: 'Path',
  request: 'Request',
  answer: 'Response',
  examples: 'Examples',
  familiesTitle: (families: number) => `All ${families} families`,
  familiesIntro: 'Every record has a source and a stable id.',
  runStart: 'installs, builds and serves',
  runTest: 'runs the tests',
  runMore: 'The guides explain how to run a public service on one or several machines.',
  editionTitle: 'Edition and sources',
  editionIntro: 'The data is published in editions. Every response names its edition. This server has:',
  allSources: (count: string) => `All ${count} sources with dates, terms and record counts`,
};

const es: typeof en = {
  title: 'Colombia en datos, con la fuente de cada valor',
  headline: 'Colombia en datos, con la fuente de cada valor.',
  lead: (families) =>
    `Consulta lugares, habitantes, festivos, volcanes, áreas protegidas y más en ${families} familias de registros. Gratis y sin cuenta: en este sitio, en archivos y en JSON para programas.`,
  presentTitle: 'Colombia hoy',
  inDays: (days) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`),
  since: 'desde el',
  coloured: (measure) => `Mapa de los departamentos por ${measure}`,
  start: 'Haz tu primera solicitud',
  jobsTitle: 'Tareas comunes',
  jobs: {
    select: ['Llenar un formulario', 'Dos listas en las que el departamento llena la de sus municipios'],
    names: ['Pasar de nombres a códigos', 'Pega una columna de lugares y obtén sus códigos DANE'],
    point: ['Ubicar un punto', 'Pega coordenadas y obtén el municipio y el departamento'],
    days: ['Contar días hábiles', 'Suma o cuenta días con los festivos de Colombia'],
    tables: ['Descargar una tabla', 'Filtra cualquier lista y llévala a Excel en CSV'],
    maps: ['Verlo en un mapa', 'Colorea departamentos y municipios según un valor'],
  },
  inYear: (count, year) => `${count} en ${year}`,
  records: 'registros',
  families: 'familias',
  sources: 'fuentes',
  noKey: 'sin clave, sin cuenta',
  map: 'Mapa de Colombia con enlaces a lugares',
  mapAbout: 'El mapa usa los límites de estos datos. Cada punto enlaza con su registro.',
  tryTitle: 'Prueba una solicitud',
  tryIntro: 'Esta es una solicitud real con su respuesta. Elige otra o cambia la ruta.',
  path: 'Ruta',
  request: 'Solicitud',
  answer: 'Respuesta',
  examples: 'Ejemplos',
  familiesTitle: (families) => `Las ${families} familias`,
  familiesIntro: 'Cada registro tiene una fuente y un id estable.',
  runStart: 'instala, compila y sirve',
  runTest: 'ejecuta las pruebas',
  runMore: 'Las guías explican cómo operar un servicio público en una o varias máquinas.',
  editionTitle: 'Edición y fuentes',
  editionIntro: 'Los datos se publican por ediciones. Cada respuesta indica su edición. Este servidor tiene:',
  allSources: (count: string) => `Las ${count} fuentes, con sus fechas, condiciones y número de registros`,
};

export const homeStrings = { en, es };

/** Example requests of the front page. Each shows another feature, and has a short response. */
interface HomeExample {
  readonly label: Readonly<Record<Language, string>>;
  readonly operation: string;
  /** The values as in the path or in the query. */
  readonly values: Readonly<Record<string, string>>;
}

export const homeExamples: readonly HomeExample[] = [
  {
    label: { en: 'Holidays of July 2026', es: 'Festivos de julio de 2026' },
    operation: 'holidayOfMonth',
    values: { year: '2026', month: '7' },
  },
  {
    label: { en: 'The five largest cities', es: 'Las cinco ciudades más grandes' },
    operation: 'cityPage',
    values: { Page: '1', PageSize: '5', sortBy: '-population', fields: 'name,population' },
  },
  {
    label: { en: 'Airports near Medellín', es: 'Aeropuertos cerca de Medellín' },
    operation: 'airportList',
    values: { near: '6.25,-75.56', radius: '60', fields: 'name,iataCode,distanceKm' },
  },
  {
    label: { en: 'Who governed in 1991', es: 'Quién gobernaba en 1991' },
    operation: 'presidentInYear',
    values: { year: '1991', fields: 'name,lastName,startPeriodDate,endPeriodDate' },
  },
  {
    label: { en: 'Dishes with coconut', es: 'Platos con coco' },
    operation: 'typicalDishSearch',
    values: { keyword: 'coco', fields: 'name,department.name' },
  },
];
