// The texts of the map in Spanish.
import type { ExploreStrings } from './strings-en.js';

export const exploreInSpanish: ExploreStrings = {
  title: 'Mapa',
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
