// The texts of the map, in each language.

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const en = {
  headline: 'Colombia on the map',
  lead: 'Choose what the colours show, tap an area to see what is in it, and add places as points.',
  country: 'Colombia',
  where: 'Part of the country',
  areas: 'Areas',
  by: 'Colours show',
  figures: 'Figures',
  counts: 'How many each has',
  show: 'Show',
  points: 'Places as points',
  areasIn: (areas: string, name: string) => `${areas} of ${name}`,
  areasBy: (areas: string, measure: string) =>
    `${areas}: ${measure.charAt(0).toLowerCase()}${measure.slice(1)}`,
  summary: (title: string, count: string) => `${title}. A map of ${count} areas.`,
  asTable: 'The table on this page has the same areas and values.',
  pane: 'Map',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows all of it.',
  tools: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show all of it',
  position: 'Use my position',
  unknown: 'unknown',
  areasOf: (count: string) => `${count} areas`,
  borders: 'Borders:',
  kind: (noun: string) => capitalised(noun.replace(/^(an?|the) /, '')),
  record: 'All that is known of it',
  inIt: 'What is in it',
  inView: 'Places in view',
  /** The sign is replaced with names, or with a number. */
  here: 'You are in #.',
  there: 'This point is in #.',
  outside: 'This point is outside of the country. The nearest area is #.',
  refused: 'Your browser did not tell your position.',
  failed: 'The service could not be reached. Are you online?',
  more: 'and # more: zoom in, or see the whole table',
};

const es: typeof en = {
  headline: 'Colombia en el mapa',
  lead: 'Elige qué muestran los colores, toca un área para ver qué hay en ella y agrega lugares como puntos.',
  country: 'Colombia',
  where: 'Parte del país',
  areas: 'Áreas',
  by: 'Los colores muestran',
  figures: 'Cifras',
  counts: 'Cuántos tiene cada una',
  show: 'Mostrar',
  points: 'Lugares como puntos',
  areasIn: (areas, name) => `${areas} de ${name}`,
  areasBy: (areas, measure) => `${areas}: ${measure.charAt(0).toLowerCase()}${measure.slice(1)}`,
  summary: (title, count) => `${title}. Un mapa de ${count} áreas.`,
  asTable: 'La tabla de esta página tiene las mismas áreas y valores.',
  pane: 'Mapa',
  keys: 'Las flechas mueven el mapa, más y menos lo acercan y alejan, 0 lo muestra entero.',
  tools: 'Acercar y alejar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  whole: 'Mostrar todo',
  position: 'Usar mi posición',
  unknown: 'sin dato',
  areasOf: (count) => `${count} áreas`,
  borders: 'Límites:',
  kind: (noun) => {
    const text = noun.replace(/^(un|una|el|la) /, '');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  record: 'Todo lo que se sabe',
  inIt: 'Qué hay allí',
  inView: 'Lugares a la vista',
  here: 'Estás en #.',
  there: 'Este punto está en #.',
  outside: 'Este punto está fuera del país. El área más cercana es #.',
  refused: 'Tu navegador no indicó tu posición.',
  failed: 'No se pudo llegar al servicio. ¿Tienes conexión?',
  more: 'y # más: acerca el mapa o mira la tabla completa',
};

export const mapStrings = { en, es };
