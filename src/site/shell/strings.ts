// The texts that pages of several features have, in each language.

const en = {
  name: 'English',
  /** For the formatting of numbers and dates. */
  locale: 'en',
  skip: 'Skip to the content',
  menu: 'Menu',
  mainNavigation: 'Main',
  documentation: 'Documentation',
  data: 'Data',
  console: 'Console',
  switchLanguage: 'esta página en español',
  theme: 'Dark theme',
  copy: 'Copy',
  copied: 'Copied',
  yes: 'yes',
  no: 'no',
  unknown: 'not stated',
  computed: 'computed',
  example: 'Example',
  cutLines: (lines: number) => `${lines} more lines are left out here.`,
  field: 'Field',
  meaning: 'Meaning',
  inYourLanguage: 'In your language',
  coverage: 'How complete each field is, and which source covers it:',
  andOthers: (count: string, noun: string) => `and ${count} ${noun}`,
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',

  titles: {
    data: 'The data',
    map: 'Map',
    calculators: 'Tools',
    match: 'Names to codes',
    locate: 'Coordinates to places',
    documentation: 'Documentation',
    operations: 'Operations',
    changelog: 'Changelog',
    changes: 'What changed in the data',
    sources: 'Sources',
    status: 'Status',
    families: 'Families',
    problems: 'Problems',
    settings: 'Settings',
  },

  sections: {
    use: 'Use it',
    run: 'Run it',
    reference: 'Reference',
    operationsAbout: 'Every request you can make, with parameters, real answers and a form to try it.',
    breadcrumb: 'Where this page is',
    label: 'Documentation',
  },

  search: {
    label: 'Search data and documentation',
    short: 'Search',
    kinds: { data: 'Data', pages: 'Tools and documentation', similar: 'Similar names' },
    /** The sign is replaced with the number. */
    one: '1 result',
    many: '# results',
    /** The sign is replaced with the query. */
    all: 'All results for “#”',
    none: 'Nothing found for “#”.',
    hint: 'Try fewer words, another spelling, or a code.',
  },

  live: {
    send: 'Send',
    sending: 'Sending…',
    failed: 'The service could not be reached. Are you online?',
    cut: 'The rest is cut off here; the answer itself is whole.',
    ignored: 'ignored:',
  },

  run: {
    title: 'Run it yourself',
    intro:
      'All of it is in one folder: data, service, documentation. With Node.js 20.19 or later, in a copy of the project:',
  },

  footer: {
    about: 'Reference data about Colombia, as JSON over HTTP. Read-only, free, without a key.',
    more: 'For machines',
    openapi: 'OpenAPI description',
    index: 'Index of the interface',
    dataset: 'Edition, coverage and sources',
    licence: 'The software is free under the MIT licence; each source of the data has its own terms.',
  },

  missing: {
    title: 'There is no such page',
    lead: (path: string) => `Nothing is at ${path}.`,
    retired: (record: string) => `${record} was retired, and no other record took its place:`,
    nearest: 'Perhaps you were looking for',
    instead: 'From here you can go on to',
  },
};

export type Strings = typeof en;

const es: Strings = {
  name: 'Español',
  locale: 'es-CO',
  skip: 'Ir al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  documentation: 'Documentación',
  data: 'Datos',
  console: 'Consola',
  switchLanguage: 'this page in English',
  theme: 'Tema oscuro',
  copy: 'Copiar',
  copied: 'Copiado',
  yes: 'sí',
  no: 'no',
  unknown: 'no se indica',
  computed: 'se calcula',
  example: 'Ejemplo',
  cutLines: (lines: number) => `Aquí se omiten ${lines} líneas más.`,
  field: 'Campo',
  meaning: 'Significado',
  inYourLanguage: 'En tu lenguaje',
  coverage: 'Qué tan completo está cada campo, y qué fuente lo cubre:',
  andOthers: (count, noun) => `y ${count} ${noun}`,
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',

  titles: {
    data: 'Los datos',
    map: 'Mapa',
    calculators: 'Herramientas',
    match: 'De nombres a códigos',
    locate: 'De coordenadas a lugares',
    documentation: 'Documentación',
    operations: 'Operaciones',
    changelog: 'Registro de cambios',
    changes: 'Qué cambió en los datos',
    sources: 'Fuentes',
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
      'Todo lo que se puede pedir, con parámetros, respuestas reales y un formulario para probarlo.',
    breadcrumb: 'Dónde está esta página',
    label: 'Documentación',
  },

  search: {
    label: 'Buscar en los datos y la documentación',
    short: 'Buscar',
    kinds: { data: 'Datos', pages: 'Herramientas y documentación', similar: 'Nombres parecidos' },
    one: '1 resultado',
    many: '# resultados',
    all: 'Todos los resultados de «#»',
    none: 'No se encontró nada para «#».',
    hint: 'Prueba con menos palabras, escríbelo de otra manera o usa un código.',
  },

  live: {
    send: 'Enviar',
    sending: 'Enviando…',
    failed: 'No se pudo llegar al servicio. ¿Tienes conexión?',
    cut: 'El resto no se muestra aquí; la respuesta misma está completa.',
    ignored: 'se ignoró:',
  },

  run: {
    title: 'Ponlo a andar tú',
    intro:
      'Todo está en una carpeta: datos, servicio y documentación. Con Node.js 20.19 o posterior, en una copia del proyecto:',
  },

  footer: {
    about: 'Datos de referencia sobre Colombia, en JSON por HTTP. Solo lectura, libre, sin clave.',
    more: 'Para programas',
    openapi: 'Descripción OpenAPI',
    index: 'Índice de la interfaz',
    dataset: 'Edición, cobertura y fuentes',
    licence:
      'El software es libre, con licencia MIT; cada fuente de los datos tiene sus propias condiciones.',
  },

  missing: {
    title: 'Esta página no existe',
    lead: (path) => `No hay nada en ${path}.`,
    retired: (record) => `${record} se retiró y ningún otro registro ocupó su lugar:`,
    nearest: 'Quizá buscabas',
    instead: 'Desde aquí puedes seguir a',
  },
};

export const shellStrings = { en, es };
