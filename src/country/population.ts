// The population of a place by year as DANE published it, with one default series and all other figures.
import { defineFamily } from '../engine/model/family.js';
import { boolean, integer, text } from '../engine/model/field.js';
import { inhabitants } from './shared-fields.js';

export const population = defineFamily({
  record: 'Population',
  title: { en: 'Population by year', es: 'Población por año' },
  noun: { en: 'a population figure', es: 'una cifra de población' },
  all: { en: 'all population figures', es: 'todas las cifras de población' },
  about: {
    en: 'The inhabitants of the country, a department or a municipality in each year, with the release of each figure.',
    es: 'Los habitantes del país, un departamento o un municipio en cada año, con la publicación de cada cifra.',
  },
  fields: {
    level: text()
      .label({ en: 'Level', es: 'Nivel' })
      .oneOfNamed({
        City: { en: 'Municipality', es: 'Municipio' },
        Department: { en: 'Department', es: 'Departamento' },
        Country: { en: 'Country', es: 'País' },
      })
      .extended()
      .about({
        en: 'Family of the place: `City`, `Department` or `Country`.',
        es: 'Familia del lugar: `City`, `Department` o `Country`.',
      }),
    placeId: integer()
      .label({ en: 'Id of the place', es: 'Id del lugar' })
      .extended()
      .about({ en: 'Id of the place in its family.', es: 'Id del lugar en su familia.' }),
    placeName: text()
      .label({ en: 'Place', es: 'Lugar' })
      .extended()
      .about({ en: 'Name of the place.', es: 'Nombre del lugar.' }),
    daneCode: text().label({ en: 'DANE code', es: 'Código DANE' }).nullable().extended().about({
      en: 'DANE code of the place (DIVIPOLA): five digits for a municipality, two for a department; null for the country.',
      es: 'Código DANE del lugar (DIVIPOLA): cinco dígitos si es un municipio y dos si es un departamento; null en el país.',
    }),
    departmentId: integer().label({ en: 'Department', es: 'Departamento' }).nullable().extended().about({
      en: 'Id of the department that a municipality belongs to; null for the other levels.',
      es: 'Id del departamento al que pertenece un municipio; null en los demás niveles.',
    }),
    year: integer()
      .label({ en: 'Year', es: 'Año' })
      .about({ en: 'Year of the figure.', es: 'Año de la cifra.' }),
    total: integer().label({ en: 'Total', es: 'Total' }).unit(inhabitants).about({
      en: 'Inhabitants; of a department or the country, the sum of the municipalities.',
      es: 'Habitantes; en un departamento o en el país, la suma de los municipios.',
    }),
    urban: integer().label({ en: 'Urban', es: 'Urbana' }).unit(inhabitants).nullable().about({
      en: 'Inhabitants of the seat; null if unknown.',
      es: 'Habitantes de la cabecera; null si no se conocen.',
    }),
    rural: integer().label({ en: 'Rural', es: 'Rural' }).unit(inhabitants).nullable().about({
      en: 'Inhabitants outside the seat, in hamlets and countryside; null if unknown.',
      es: 'Habitantes fuera de la cabecera, en centros poblados y rural disperso; null si no se conocen.',
    }),
    men: integer().label({ en: 'Men', es: 'Hombres' }).unit(inhabitants).nullable().about({
      en: 'Men; null if unknown.',
      es: 'Hombres; null si no se conocen.',
    }),
    women: integer().label({ en: 'Women', es: 'Mujeres' }).unit(inhabitants).nullable().about({
      en: 'Women; null if unknown.',
      es: 'Mujeres; null si no se conocen.',
    }),
    release: text()
      .label({ en: 'Release', es: 'Publicación' })
      .named({
        'dane-population-1985-2005': {
          en: 'estimates 1985-2005 on the census of 2005',
          es: 'estimaciones 1985-2005 con base en el censo de 2005',
        },
        'dane-population-2005-2019': {
          en: 'figures 2005-2019 on the census of 2018',
          es: 'cifras 2005-2019 con base en el censo de 2018',
        },
        'dane-census-2018': { en: 'census of 2018', es: 'censo de 2018' },
        'dane-population-2020-2035': {
          en: 'projections 2020-2035, revised after COVID-19',
          es: 'proyecciones 2020-2035, actualizadas después del COVID-19',
        },
        'dane-projections': {
          en: 'projections 2018-2042, release of July 2025',
          es: 'proyecciones 2018-2042, publicación de julio de 2025',
        },
      })
      .about({ en: 'Id of the source of the figure.', es: 'Id de la fuente de la cifra.' }),
    status: text()
      .label({ en: 'Status', es: 'Estado' })
      .oneOfNamed({
        'in force': { en: 'in force', es: 'vigente' },
        'latest available': { en: 'latest available', es: 'la más reciente disponible' },
        superseded: { en: 'superseded', es: 'reemplazada' },
      })
      .about({
        en: 'Whether it is in force, superseded, or the latest available here although DANE has published a later figure for that year.',
        es: 'Si está vigente (in force), fue reemplazada (superseded) o es la más reciente disponible aquí (latest available), aunque el DANE haya publicado después otra para ese año.',
      }),
    kind: text()
      .label({ en: 'Kind', es: 'Tipo' })
      .oneOfNamed({
        counted: { en: 'counted', es: 'contada' },
        adjusted: { en: 'adjusted', es: 'ajustada' },
        estimated: { en: 'estimated', es: 'estimada' },
        projected: { en: 'projected', es: 'proyectada' },
      })
      .about({
        en: 'Whether it was counted in a census, adjusted for people that the census missed, estimated or projected.',
        es: 'Si se contó en un censo (counted), se ajustó por las personas que el censo omitió (adjusted), se estimó (estimated) o se proyectó (projected).',
      }),
    note: text()
      .label({ en: 'Note', es: 'Nota' })
      .oneOfNamed({
        'territorial change': { en: 'territorial change', es: 'cambio de territorio' },
        'seam of releases': { en: 'seam of releases', es: 'cambio de publicación' },
        unexplained: { en: 'unexplained', es: 'sin explicación' },
      })
      .nullable()
      .about({
        en: 'Why it is not comparable with the year before: `territorial change`, `seam of releases` or `unexplained`; null if it is.',
        es: 'Por qué no es comparable con la del año anterior: cambio de territorio (`territorial change`), cambio de publicación (`seam of releases`) o sin explicación (`unexplained`). Null si es comparable.',
      }),
    noteEn: text().label({ en: 'Note in English', es: 'Nota en inglés' }).nullable().extended().about({
      en: 'The note as a sentence, with the act and the places of a territorial change, or both releases of a seam.',
      es: 'La nota como frase en inglés, con el acto y los lugares de un cambio de territorio, o las dos publicaciones.',
    }),
    noteEs: text().label({ en: 'Note in Spanish', es: 'Nota en español' }).nullable().extended().about({
      en: 'The same sentence in Spanish.',
      es: 'La misma frase en español.',
    }),
    noteSource: text()
      .label({ en: 'Source of the note', es: 'Fuente de la nota' })
      .nullable()
      .extended()
      .about({
        en: 'Id of the source of a territorial change; null for other notes.',
        es: 'Id de la fuente de un cambio de territorio; null en las demás notas.',
      }),
    inDefaultSeries: boolean()
      .label({ en: 'In the default series', es: 'En la serie por defecto' })
      .extended()
      .about({
        en: 'Whether the figure is part of the default series, which has one figure per year.',
        es: 'Si la cifra hace parte de la serie por defecto, que tiene una cifra por año.',
      }),
    releaseTitle: text()
      .label({ en: 'Title of the release', es: 'Título de la publicación' })
      .extended()
      .about({
        en: 'Title of that source.',
        es: 'Título de esa fuente.',
      }),
  },
  series: {
    file: 'population.json',
    of: 'city',
    key: 'cityId',
    year: 'year',
    release: 'release',
    title: 'releaseTitle',
    shared: ['status', 'kind'],
    kind: 'kind',
    inDefault: 'inDefaultSeries',
    measures: ['total', 'urban', 'rural', 'men', 'women'],
    breaks: {
      column: 'breaks',
      cause: 'note',
      source: 'noteSource',
      sentence: { en: 'noteEn', es: 'noteEs' },
      causes: {
        'territorial change': {
          details: ['act', 'records', 'source'],
          inSums: false,
          sentence: ({ act, records }) => ({
            en: `Territorial change${records && ` with ${records}`}${act === null ? '' : ` (${act})`}.`,
            es: `Cambio de territorio${records && ` con ${records}`}${act === null ? '' : ` (${act})`}.`,
          }),
        },
        'seam of releases': {
          details: ['before'],
          inSums: true,
          sentence: ({ before, after }) => ({
            en: `Seam of releases: “${after.en}” follows “${before.en}”.`,
            es: `Cambio de publicación: «${after.es}» sigue a «${before.es}».`,
          }),
        },
        unexplained: {
          details: [],
          inSums: false,
          sentence: () => ({
            en: 'A large change that the sources do not explain.',
            es: 'Un cambio grande que las fuentes no explican.',
          }),
        },
      },
    },
    place: {
      level: 'level',
      id: 'placeId',
      name: 'placeName',
      copies: ['daneCode', 'departmentId'],
      example: 2025,
    },
  },
  relations: {},
  synonyms: ['Populations', 'Población', 'Habitantes'],
});
