// The texts that pages of several features have, in each language.

/** The description of the service, in one place. */
export const about = {
  title: 'Atlas Colombia',
  description:
    'Reference data about Colombia as JSON over HTTP: regions, departments, cities, airports, volcanoes, dishes, postal codes, heritage, universities, indigenous reservations, attractions, invasive species, holidays and more. Operations are GET requests, or POST requests for many rows at once. HEAD and OPTIONS work on every path. No key is required.',
  /** The commands that run and check a copy of the project. */
  commands: { start: 'npm start', test: 'npm test' },
  license: { name: 'MIT', identifier: 'MIT' },
} as const;

const en = {
  name: 'English',
  /** For the formatting of numbers and dates. */
  // Days before months, as in the texts of the data, and an M for millions.
  locale: 'en-001',
  skip: 'Skip to the content',
  menu: 'Menu',
  mainNavigation: 'Main',
  documentation: 'Documentation',
  data: 'Data',
  related: 'Related pages',
  morePages: 'More pages',
  switchLanguage: 'esta página en español',
  theme: 'Dark theme',
  copy: 'Copy',
  copied: 'Copied',
  yes: 'yes',
  no: 'no',
  unknown: 'not stated',
  undated: 'date unknown',
  computed: 'computed',
  example: 'Example',
  cutLines: (lines: number) => `${lines} more lines are not shown.`,
  field: 'Field',
  meaning: 'Meaning',
  inYourLanguage: 'In your language',
  coverage: 'Coverage and source of each field:',
  aliasOf: 'alias of',
  andOthers: (count: string, noun: string) => `and ${count} ${noun}`,
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',

  titles: {
    data: 'The data',
    map: 'Map',
    calculators: 'Tools',
    calendar: 'Calendar of a year',
    match: 'Names to codes',
    locate: 'Coordinates to places',
    compare: 'Compare two places',
    documentation: 'Documentation',
    operations: 'Operations',
    changelog: 'Changelog',
    changes: 'Changes to the data',
    sources: 'Sources',
    downloads: 'Downloads',
    status: 'Status',
    families: 'Families',
    problems: 'Problems',
    settings: 'Settings',
  },

  sections: {
    use: 'Use it',
    run: 'Run it',
    reference: 'Reference',
    operationsAbout: 'Every request you can make, with its parameters, a real response and a form to try it.',
    breadcrumb: 'Breadcrumb',
    label: 'Documentation',
  },

  search: {
    label: 'Search data and documentation',
    short: 'Search',
    ofSite: 'Site',
    long: 'A place, a code, a holiday, a guide…',
    /** The number replaces the sign. */
    one: '1 result',
    many: '# results',
    /** The query replaces the sign. */
    all: 'All results for “#”',
    none: 'No results for “#”.',
    hint: 'Try fewer words, another spelling, or a code.',
  },

  live: {
    send: 'Send',
    sending: 'Sending…',
    failed: 'The service could not be reached. Are you online?',
    cut: 'Only the beginning is shown here. The response is complete.',
    ignored: 'ignored:',
  },

  run: {
    title: 'Run it yourself',
    intro:
      'The project contains the data, the service and the documentation. Install Node.js 20.19 or later and run these commands in a copy of the project:',
  },

  footer: {
    about: 'Reference data about Colombia as JSON over HTTP. Read-only and free, without a key.',
    more: 'For programs',
    openapi: 'OpenAPI description',
    index: 'Index of the API',
    dataset: 'Edition, coverage and sources',
    licence: 'The software is free under the MIT licence; each source of the data has its own terms.',
  },

  missing: {
    title: 'Page not found',
    lead: (path: string) => `This site does not have the page ${path}.`,
    retired: (record: string) => `${record} was retired and not replaced:`,
    nearest: 'Were you looking for one of these?',
    instead: 'Other places to start',
  },
};

const es: typeof en = {
  name: 'Español',
  locale: 'es-CO',
  skip: 'Ir al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  documentation: 'Documentación',
  data: 'Datos',
  related: 'Páginas relacionadas',
  morePages: 'Más páginas',
  switchLanguage: 'this page in English',
  theme: 'Tema oscuro',
  copy: 'Copiar',
  copied: 'Copiado',
  yes: 'sí',
  no: 'no',
  unknown: 'no se indica',
  undated: 'fecha desconocida',
  computed: 'se calcula',
  example: 'Ejemplo',
  cutLines: (lines: number) => `No se muestran ${lines} líneas más.`,
  field: 'Campo',
  meaning: 'Significado',
  inYourLanguage: 'En tu lenguaje',
  coverage: 'Cobertura y fuente de cada campo:',
  aliasOf: 'alias de',
  andOthers: (count, noun) => `y ${count} ${noun}`,
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',

  titles: {
    data: 'Los datos',
    map: 'Mapa',
    calculators: 'Herramientas',
    calendar: 'Calendario del año',
    match: 'De nombres a códigos',
    locate: 'De coordenadas a lugares',
    compare: 'Comparar dos lugares',
    documentation: 'Documentación',
    operations: 'Operaciones',
    changelog: 'Registro de cambios',
    changes: 'Cambios en los datos',
    sources: 'Fuentes',
    downloads: 'Descargas',
    status: 'Estado',
    families: 'Familias',
    problems: 'Problemas',
    settings: 'Ajustes',
  },

  sections: {
    use: 'Usarlo',
    run: 'Operarlo',
    reference: 'Referencia',
    operationsAbout:
      'Todas las solicitudes que puedes hacer, con sus parámetros, una respuesta real y un formulario para probarlas.',
    breadcrumb: 'Ruta de navegación',
    label: 'Documentación',
  },

  search: {
    label: 'Buscar en los datos y la documentación',
    short: 'Buscar',
    ofSite: 'Sitio',
    long: 'Un lugar, un código, un festivo, una guía…',
    one: '1 resultado',
    many: '# resultados',
    all: 'Todos los resultados de «#»',
    none: 'No hay resultados para «#».',
    hint: 'Prueba con menos palabras, escríbelo de otra manera o usa un código.',
  },

  live: {
    send: 'Enviar',
    sending: 'Enviando…',
    failed: 'No se pudo conectar con el servicio. ¿Tienes conexión a internet?',
    cut: 'Aquí solo se muestra el comienzo. La respuesta está completa.',
    ignored: 'se ignoró:',
  },

  run: {
    title: 'Ejecútalo tú',
    intro:
      'El proyecto contiene los datos, el servicio y la documentación. Instala Node.js 20.19 o posterior y ejecuta estos comandos en una copia del proyecto:',
  },

  footer: {
    about: 'Datos de referencia sobre Colombia en JSON por HTTP. De solo lectura, gratis y sin clave.',
    more: 'Para programas',
    openapi: 'Descripción OpenAPI',
    index: 'Índice de la API',
    dataset: 'Edición, cobertura y fuentes',
    licence:
      'El software es libre, con licencia MIT; cada fuente de los datos tiene sus propias condiciones.',
  },

  missing: {
    title: 'Esta página no existe',
    lead: (path) => `Este sitio no tiene la página ${path}.`,
    retired: (record) => `${record} se retiró y no tiene reemplazo:`,
    nearest: '¿Buscabas una de estas páginas?',
    instead: 'Otros puntos de partida',
  },
};

export const shellStrings = { en, es };
