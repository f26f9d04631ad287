// Every command of `atlas` with its arguments and options. The help, the completion and the parser are derived from it.
import type { Localized } from '../../engine/text/localized.js';
import { type CommandOption, optionsNamed, sharedOptions } from './command-options.js';

export interface Command {
  readonly name: string;
  /** The arguments as the help shows them. `<id>` is required, `[list]` is optional, and `...` takes all others. */
  readonly words: readonly string[];
  /** The first sentence appears in the list of commands. */
  readonly about: Localized;
  readonly examples: readonly string[];
  readonly options: readonly CommandOption[];
}

function describeCommand(usage: string, own: string, about: Localized, examples: readonly string[]): Command {
  const [name = '', ...words] = usage.split(' ');
  return {
    name,
    words,
    about,
    examples,
    options: [...optionsNamed(own), ...sharedOptions],
  };
}

/** The command parses its own options. */
const program = (name: string, own: string, about: Localized, examples: readonly string[]): Command => ({
  name,
  words: [],
  about,
  examples,
  options: optionsNamed(`${own} help`),
});

export const commands: readonly Command[] = [
  describeCommand(
    'get <family> <id> [list]',
    'fields expand',
    {
      en: 'Shows one record, or a list that belongs to it. Borders are GeoJSON.',
      es: 'Muestra un registro, o una lista que le pertenece. Los límites son GeoJSON.',
    },
    [
      'atlas get city 12',
      'atlas get municipio 12 urbanCenters',
      'atlas get department 2 --fields name,population --json',
      'atlas get department 2 boundary --out antioquia.geojson',
    ],
  ),
  describeCommand(
    'list <family> [filter...]',
    'sort descending limit offset fields expand',
    {
      en: 'Lists the records of a family. A filter is field=value. Add .ne, .gt, .gte, .lt, .lte, .in, .contains or .null to the field to compare in another way.',
      es: 'Lista los registros de una familia. Un filtro es campo=valor. Agrega .ne, .gt, .gte, .lt, .lte, .in, .contains o .null al campo para comparar de otra forma.',
    },
    [
      'atlas list department --fields id,name,population --sort population --descending',
      'atlas list city departmentId=2 population.gte=100000 --fields id,name',
      'atlas list volcano --csv',
    ],
  ),
  describeCommand(
    'count <family> [filter...]',
    'by fields',
    {
      en: 'Counts the records of a family. The filters are those of atlas list.',
      es: 'Cuenta los registros de una familia. Los filtros son los de atlas list.',
    },
    ['atlas count city', 'atlas count city --by departmentId', 'atlas count city population.gte=1000000'],
  ),
  describeCommand(
    'search <text...>',
    'families limit fields',
    {
      en: 'Finds records of all families by their names and codes, the best matches first.',
      es: 'Busca registros de todas las familias por sus nombres y códigos, los mejores primero.',
    },
    [
      'atlas search medellin',
      'atlas search nevado del ruiz --limit 3',
      'atlas search cali --families city,airport',
    ],
  ),
  describeCommand(
    'resolve <code>',
    'fields',
    {
      en: 'Finds the records of a code, such as DANE, ISO, IATA or a postal code. Former codes lead to the record of today.',
      es: 'Busca los registros de un código, como DANE, ISO, IATA o un código postal. Los códigos anteriores llevan al registro de hoy.',
    },
    ['atlas resolve 05001', 'atlas resolve CO-ANT', 'atlas resolve BOG --json'],
  ),
  describeCommand(
    'locate <latitude> [longitude]',
    'fields',
    {
      en: 'Finds the municipality, department and region of a point in degrees, and the nearest populated centre.',
      es: 'Busca el municipio, el departamento y la región de un punto en grados, y el centro poblado más cercano.',
    },
    [
      'atlas locate 6.25 -75.56',
      'atlas locate 4.65,-74.06',
      'atlas locate 4.65 -74.06 --fields city.daneCode --csv',
    ],
  ),
  describeCommand(
    'holidays [year]',
    'next fields',
    {
      en: 'Lists the public holidays of a year, the current one by default.',
      es: 'Lista los festivos de un año, por defecto el actual.',
    },
    ['atlas holidays', 'atlas holidays 2027', 'atlas holidays --next'],
  ),
  describeCommand(
    'working-days <from> [to]',
    'add saturday skipped fields',
    {
      en: 'Counts the working days from one date to another, or adds working days to a date. The first date is not counted, so start a month from the day before it. Dates have the form YYYY-MM-DD.',
      es: 'Cuenta los días hábiles de una fecha a otra, o suma días hábiles a una fecha. La primera fecha no se cuenta: para contar un mes, empieza en el día anterior. Las fechas tienen la forma AAAA-MM-DD.',
    },
    [
      'atlas working-days 2026-11-30 2026-12-31',
      'atlas working-days 2026-12-18 --add 15',
      'atlas working-days 2026-11-30 2026-12-31 --saturday --skipped',
    ],
  ),
  describeCommand(
    'match <file>',
    '',
    {
      en: 'Finds the municipality of each row of a CSV file with columns such as city and department, and writes the rows with the result. A result that is not certain is marked as ambiguous. "-" reads standard input.',
      es: 'Busca el municipio de cada fila de un archivo CSV con columnas como municipio y departamento, y escribe las filas con el resultado. Un resultado dudoso queda marcado como ambiguo. «-» lee la entrada estándar.',
    },
    ['atlas match places.csv', 'atlas match - < places.csv > matched.csv', 'atlas match places.csv --json'],
  ),
  describeCommand(
    'families',
    'fields',
    {
      en: 'Lists the families of records and the words that name them.',
      es: 'Lista las familias de registros y las palabras que las nombran.',
    },
    ['atlas families', 'atlas families --lang es'],
  ),
  describeCommand(
    'fields <family>',
    'fields',
    {
      en: 'Lists the fields, relations and lists of a family. The column default marks the fields that appear without --fields.',
      es: 'Lista los campos, las relaciones y las listas de una familia. La columna default marca los campos que aparecen sin --fields.',
    },
    ['atlas fields city', 'atlas fields municipio --lang es'],
  ),
  describeCommand(
    'completion <shell>',
    '',
    {
      en: 'Writes the completion of commands for bash or zsh.',
      es: 'Escribe el autocompletado de los comandos para bash o zsh.',
    },
    ['source <(atlas completion bash)', 'atlas completion zsh > _atlas'],
  ),
  program('serve', '', { en: 'Starts the server.', es: 'Inicia el servidor.' }, [
    'atlas serve',
    'atlas serve --workers 2 --rate-limit 0',
  ]),
  program(
    'mcp',
    'data-folder',
    {
      en: 'Serves the tools for assistants (Model Context Protocol) over standard input and output, until the input ends.',
      es: 'Ofrece las herramientas para asistentes (Model Context Protocol) por la entrada y la salida estándar, hasta que termina la entrada.',
    },
    [
      `echo '{"jsonrpc":"2.0","id":1,"method":"ping"}' | atlas mcp`,
      'atlas mcp < requests.jsonl > responses.jsonl',
    ],
  ),
  program(
    'bundle',
    'out@bundle without json@result lang',
    {
      en: 'Writes the edition that is served as files: CSV, lines of JSON, SQLite, Parquet, borders and their descriptions. BUNDLE_FOLDER and DATA_FOLDER apply as for the server.',
      es: 'Escribe la edición como archivos: CSV, líneas de JSON, SQLite, Parquet, límites y sus descripciones. BUNDLE_FOLDER y DATA_FOLDER valen como para el servidor.',
    },
    ['atlas bundle', 'atlas bundle --out files --without PostalCode --json'],
  ),
  program(
    'export',
    'out@export quick without bundles json@result lang',
    {
      en: 'Exports every finite response of the service as files, with an nginx configuration to serve them. BUNDLE_FOLDER and DATA_FOLDER apply as for the server.',
      es: 'Exporta cada respuesta finita del servicio como archivo, con una configuración de nginx para servirlas. BUNDLE_FOLDER y DATA_FOLDER valen como para el servidor.',
    },
    ['atlas export --out copy', 'atlas export --out copy --quick --without PostalCode --json'],
  ),
  program(
    'publish-edition',
    'json@result lang',
    {
      en: 'Checks the data and publishes it to the database as a new edition, which becomes the current one. DATABASE_URL names the database; its user must be allowed to create tables, see docs/guides/editions.md. DATA_FOLDER names another folder of records.',
      es: 'Revisa los datos y los publica en la base de datos como una edición nueva, que pasa a ser la actual. DATABASE_URL nombra la base; su usuario debe poder crear tablas, como explica docs/guides/editions.es.md. DATA_FOLDER nombra otra carpeta de registros.',
    },
    ['atlas publish-edition', 'atlas publish-edition --json'],
  ),
  program(
    'editions',
    'use prune keep json@result lang',
    {
      en: 'Lists the editions in the database of DATABASE_URL, switches between them and deletes old ones. A star marks the current edition.',
      es: 'Lista las ediciones de la base de datos de DATABASE_URL, cambia de una a otra y borra las antiguas. Una estrella marca la actual.',
    },
    ['atlas editions', 'atlas editions --prune --keep 5', 'atlas editions --json'],
  ),
  program(
    'check',
    'fix since all json@check github lang',
    {
      en: 'Checks the data against every rule, and explains each fault with its file and line. Warnings do not fail the check. DATA_FOLDER names another folder of records.',
      es: 'Revisa los datos con todas las reglas y explica cada error con su archivo y línea. Las advertencias no hacen fallar la revisión. DATA_FOLDER nombra otra carpeta de registros.',
    },
    ['atlas check', 'atlas check --lang es', 'atlas check --json'],
  ),
];

export const commandNamed = (name: string): Command | undefined =>
  commands.find((each) => each.name === name);
