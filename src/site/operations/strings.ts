// The texts of the pages of operations and of the form that tries them, in each language.
import type { Parameter } from '../../engine/operations/request/parameter.js';

type Operator = NonNullable<Parameter['filter']>['operator'];

const comparisons: Readonly<Record<Operator, string>> = {
  eq: 'is',
  ne: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  in: 'is one of',
  contains: 'contains',
  null: 'is unknown',
};

/** For comparisons of days. */
const ofDays: Readonly<Partial<Record<Operator, string>>> = {
  gt: 'is after',
  gte: 'is on or after',
  lt: 'is before',
  lte: 'is on or before',
};

const en = {
  tryIt: {
    title: 'Try it',
    intro:
      'Change what you like, and the request changes with it. What you send is answered by this very service.',
    notGiven: 'not given',
    others: 'Others, comma-separated',
    filters: 'Filters',
    filtersNote: 'Only records for which all of them hold.',
    add: 'Add a filter',
    field: 'Field',
    comparison: 'Comparison',
    value: 'Value',
    list: 'comma-separated',
    remove: 'Remove this filter',
    comparisons,
    ofDays,
    more: 'More options',
    request: 'Your request',
    back: 'Back to the example',
    /** `#` is the name of the missing value. */
    missing: 'Still to fill in: #',
    onAPage: 'On a page, without a program:',
  },
  operation: {
    intro:
      'Every operation is a GET request, unless POST is written before it; HEAD and OPTIONS work everywhere too.',
    batch:
      'Takes up to 1,000 rows, as JSON or as a table (CSV), and sends them back in their order and in the same form, each with what was found. A row with a mistake says so in the column error; the others are answered all the same.',
    batchMethods: 'The method QUERY does the same as POST, and may be repeated without harm.',
    batchColumns: 'Columns that it adds to a table',
    embedPicture: 'To show it in a README or a report, one line is enough:',
    path: 'Path',
    parameters: 'Parameters',
    parameter: 'Parameter',
    value: 'Value',
    none: 'It takes no parameters.',
    required: 'required',
    inPath: 'in the path',
    inQuery: 'in the query',
    options: 'Exactly what you need',
    optionsIntro:
      'With any of these a request is strict: an unknown name is rejected, with the nearest known one.',
    filters: 'Filters',
    filtersIntro: 'Each field can be compared in these ways; where there are several filters, all must hold.',
    answer: 'Answer',
    acrossFamilies: 'Across families',
    answers: { one: 'One record of', list: 'A list of', page: 'A page of' },
    cutRecord: 'Only the first record of the list is shown.',
    problems: 'Problems it can answer',
    sameAs: 'Another name for',
    noExample: 'This edition has no example of it.',
    anything: 'any text',
    whole: 'an integer',
    number: 'a number',
    switch: 'true or false',
    date: 'date as YYYY-MM-DD',
    oneOf: 'one of',
    listOf: 'a comma-separated list of',
    numbers: (count: number) => `${count} comma-separated numbers,`,
    from: 'from',
    moreThan: 'more than',
    to: 'to',
    upTo: 'up to',
    characters: 'characters',
    matching: 'matching',
  },
};

const es: typeof en = {
  tryIt: {
    title: 'Pruébala',
    intro:
      'Cambia lo que quieras y la solicitud cambia también. Lo que envíes lo responde este mismo servicio.',
    notGiven: 'sin indicar',
    others: 'Otros, separados por comas',
    filters: 'Filtros',
    filtersNote: 'Solo registros en los que todos se cumplen.',
    add: 'Agregar un filtro',
    field: 'Campo',
    comparison: 'Comparación',
    value: 'Valor',
    list: 'separados por comas',
    remove: 'Quitar este filtro',
    comparisons: {
      eq: 'es',
      ne: 'no es',
      gt: 'es más de',
      gte: 'es al menos',
      lt: 'es menos de',
      lte: 'es como máximo',
      in: 'es uno de',
      contains: 'contiene',
      null: 'es desconocido',
    },
    ofDays: {
      gt: 'es después de',
      gte: 'es a partir de',
      lt: 'es antes de',
      lte: 'es a más tardar',
    },
    more: 'Más opciones',
    request: 'Tu solicitud',
    back: 'Volver al ejemplo',
    missing: 'Falta completar: #',
    onAPage: 'En una página, sin un programa:',
  },
  operation: {
    intro:
      'Toda operación es una solicitud GET, salvo las que llevan POST delante; HEAD y OPTIONS también funcionan en todas.',
    batch:
      'Recibe hasta 1.000 filas, en JSON o como tabla (CSV), y las devuelve en su orden y en la misma forma, cada una con lo que se encontró. Una fila con un error lo dice en la columna error; las demás se responden igual.',
    batchMethods: 'El método QUERY hace lo mismo que POST, y se puede repetir sin problema.',
    batchColumns: 'Columnas que agrega a una tabla',
    embedPicture: 'Para mostrarlo en un README o en un informe basta una línea:',
    path: 'Ruta',
    parameters: 'Parámetros',
    parameter: 'Parámetro',
    value: 'Valor',
    none: 'No recibe parámetros.',
    required: 'obligatorio',
    inPath: 'en la ruta',
    inQuery: 'en la consulta',
    options: 'Exactamente lo que necesitas',
    optionsIntro:
      'Con cualquiera de estos la solicitud es estricta: un nombre desconocido se rechaza, con el más parecido que sí existe.',
    filters: 'Filtros',
    filtersIntro:
      'Cada campo se puede comparar de estas maneras; si hay varios filtros, todos deben cumplirse.',
    answer: 'Respuesta',
    acrossFamilies: 'De varias familias',
    answers: { one: 'Un registro de', list: 'Una lista de', page: 'Una página de' },
    cutRecord: 'Se muestra el primer registro de la lista.',
    problems: 'Problemas que puede responder',
    sameAs: 'Otro nombre de',
    noExample: 'En esta edición no hay un ejemplo.',
    anything: 'cualquier texto',
    whole: 'un entero',
    number: 'un número',
    switch: 'true o false',
    date: 'fecha como YYYY-MM-DD',
    oneOf: 'uno de',
    listOf: 'una lista, separada por comas, de',
    numbers: (count: number) => `${count} números separados por comas,`,
    from: 'de',
    moreThan: 'más de',
    to: 'a',
    upTo: 'hasta',
    characters: 'caracteres',
    matching: 'con la forma',
  },
};

export const operationStrings = { en, es };
