// The texts of the front page, in each language.

const en = {
  title: 'Reference data about Colombia, one request away',
  headline: 'Reference data about Colombia, one request away.',
  lead: (families: number) =>
    `From its departments to its volcanoes: ${families} families of records as JSON over HTTP. Free to read, without a key or an account, from any page or program.`,
  start: 'Make your first request',
  browse: 'See the data',
  records: 'records',
  families: 'families',
  sources: 'sources',
  noKey: 'no key, no account',
  explore: 'Explore the map',
  map: 'Colombia: places that lead to their pages',
  mapAbout: 'Drawn from the borders in this data. Every dot links to its record.',
  tryTitle: 'Ask it something',
  tryIntro: 'A real request and the response of this service. Choose another, or change the path.',
  path: 'Path',
  request: 'Request',
  answer: 'Answer',
  examples: 'Examples',
  familiesTitle: 'What it knows',
  familiesIntro: 'Every record has an id that never changes its meaning, and a source.',
  runStart: 'installs, builds and serves',
  runTest: 'checks everything',
  runMore: 'The guides lead from there to a public service on one machine or on many.',
  editionTitle: 'Edition and sources',
  editionIntro: 'Data is published in editions, and every answer names its own. This server has:',
  allSources: (count: string) => `The ${count} sources, with their dates, terms and what comes from each`,
};

const es: typeof en = {
  title: 'Datos de referencia sobre Colombia, a una solicitud de distancia',
  headline: 'Datos de referencia sobre Colombia, a una solicitud de distancia.',
  lead: (families: number) =>
    `De sus departamentos a sus volcanes: ${families} familias de registros en JSON por HTTP. De lectura libre, sin clave ni cuenta, desde cualquier página o programa.`,
  start: 'Haz tu primera solicitud',
  browse: 'Mira los datos',
  records: 'registros',
  families: 'familias',
  sources: 'fuentes',
  noKey: 'sin clave, sin cuenta',
  explore: 'Explora el mapa',
  map: 'Colombia: lugares que llevan a sus páginas',
  mapAbout: 'Dibujado con los límites que están en estos datos. Cada punto lleva a su registro.',
  tryTitle: 'Pregúntale algo',
  tryIntro: 'Una solicitud real y la respuesta de este mismo servicio. Elige otra, o cambia la ruta.',
  path: 'Ruta',
  request: 'Solicitud',
  answer: 'Respuesta',
  examples: 'Ejemplos',
  familiesTitle: 'Lo que sabe',
  familiesIntro: 'Cada registro tiene un id que nunca cambia de significado, y una fuente.',
  runStart: 'instala, compila y sirve',
  runTest: 'lo comprueba todo',
  runMore: 'Las guías llevan de ahí a un servicio público en una máquina o en varias.',
  editionTitle: 'Edición y fuentes',
  editionIntro:
    'Los datos se publican por ediciones, y cada respuesta dice cuál es la suya. Este servidor tiene:',
  allSources: (count: string) =>
    `Las ${count} fuentes, con sus fechas, sus términos y lo que viene de cada una`,
};

export const homeStrings = { en, es };
