// Writes the README files of a bundle in each language: the content of each folder, the form of values, and the terms of each family.
import { creditLine, familyTerms } from '../../engine/operations/provenance/record-provenance.js';
import { type Language, type Localized, languages } from '../../engine/text/localized.js';
import type { BundleFile, WrittenFile } from './bundle-file.js';
import type { BundleParts } from './bundle-parts.js';
import type { BundleTable } from './bundle-table.js';
import { lastListedYear } from './family-table.js';
import { NEIGHBOURS } from './table-names.js';

/** English files have no suffix, as those of the project. */
const suffix: Readonly<Record<Language, string>> = { en: '', es: '.es' };

export const aboutFiles = (parts: BundleParts, written: readonly WrittenFile[]): readonly BundleFile[] =>
  languages.flatMap((language): readonly BundleFile[] => [
    {
      path: `README${suffix[language]}.md`,
      format: 'markdown',
      title: { en: 'Read me first', es: 'Léeme primero' },
      content: () => readmeText(parts, written, language),
    },
    {
      path: `LICENCES${suffix[language]}.md`,
      format: 'markdown',
      title: { en: 'Terms of each family', es: 'Condiciones de cada familia' },
      content: () => licencesText(parts, language),
    },
    {
      path: `csv/README${suffix[language]}.md`,
      format: 'markdown',
      title: { en: 'How to read each CSV file', es: 'Cómo leer cada archivo CSV' },
      content: () => readingText(parts, language),
    },
  ]);

const folderTexts: readonly (readonly [path: string, about: Localized])[] = [
  [
    'csv/',
    {
      en: 'the families, sources, terms and other names as CSV, described by `datapackage.json` (Data Package 2: types, keys, units, sources, licences)',
      es: 'las familias, fuentes, condiciones y otros nombres en CSV, que `datapackage.json` describe (Data Package 2: tipos, claves, unidades, fuentes, licencias)',
    },
  ],
  ['ndjson/', { en: 'the families as lines of JSON', es: 'las familias como líneas de JSON' }],
  ['parquet/', { en: 'the families as Parquet', es: 'las familias en Parquet' }],
  [
    'geoparquet/',
    {
      en: 'GeoParquet 1.1 of families with a place: points, or borders in the fine precision',
      es: 'GeoParquet 1.1 de las familias con lugar: puntos, o límites en la precisión fina',
    },
  ],
  [
    'borders/',
    {
      en: 'borders in two precisions as GeoJSON, TopoJSON and FlatGeobuf',
      es: 'los límites en dos precisiones en GeoJSON, TopoJSON y FlatGeobuf',
    },
  ],
  [
    'offline/',
    {
      en: 'rows by column with sort ranks, coarse borders, small islands and the rules of computed days, for clients without a server',
      es: 'las filas por columna con su orden, los límites gruesos, las islas pequeñas y las reglas de los días que se calculan, para clientes sin servidor',
    },
  ],
  [
    '.gpkg',
    {
      en: 'a GeoPackage with a layer for each family with places, borders in both precisions (`…Coarse`), and the other tables',
      es: 'un GeoPackage con una capa por cada familia con lugares, los límites en las dos precisiones (`…Coarse`) y las demás tablas',
    },
  ],
  [
    '.sqlite',
    {
      en: 'all tables in one database, corrections and changes included, with keys, indexes, views with names (`…Named`) and the full-text table `search`',
      es: 'todas las tablas en una base de datos, también las de correcciones y cambios, con claves, índices, vistas con nombres (`…Named`) y la tabla `search` de texto completo',
    },
  ],
];

const notesOf = ({ families }: BundleParts): readonly Localized[] => [
  {
    en: 'CSV is UTF-8 with commas and CRLF. An empty cell is null, `""` is an empty text, and several texts are a JSON array. Cells are the exact values: unlike the CSV of the API, nothing is put before a text that looks like a formula.',
    es: 'El CSV está en UTF-8 con comas y CRLF. Una celda vacía es null, `""` es un texto vacío y varios textos son un arreglo JSON. Las celdas son los valores exactos: a diferencia del CSV de la API, nada precede a un texto que parece una fórmula.',
  },
  {
    en: 'Codes such as DANE codes are texts with leading zeros. `csv/README.md` has the lines that keep them.',
    es: 'Los códigos, como los del DANE, son textos con ceros a la izquierda. `csv/README.es.md` tiene las líneas que los conservan.',
  },
  {
    en: 'In tables of figures, `level` and `placeId` name the record. In SQLite, `provenance` has the source of each field and of single values.',
    es: 'En las tablas de cifras, `level` y `placeId` indican el registro. En SQLite, `provenance` tiene la fuente de cada campo y de valores sueltos.',
  },
  ...families.flatMap(({ record, calendar }) =>
    calendar === undefined ? [] : [computedDays(record, lastListedYear(calendar))],
  ),
  {
    en: 'Files ending in `.br` are the same files in Brotli. `sha256sum -c SHA256SUMS` checks the others.',
    es: 'Los archivos que terminan en `.br` son los mismos en Brotli. `sha256sum -c SHA256SUMS` comprueba los demás.',
  },
  {
    en: 'The same edition always gives the same bytes.',
    es: 'La misma edición siempre da los mismos bytes.',
  },
];

const computedDays = (record: string, year: number): Localized => ({
  en: `The days of \`${record}\` are computed, and listed up to the year ${year}. \`offline/\` has their rules.`,
  es: `Los días de \`${record}\` se calculan, y se enumeran hasta el año ${year}. En \`offline/\` están sus reglas.`,
});

type Purpose = readonly [purpose: Localized, path: string];

/** What to take for which purpose, in ten lines at most. */
const purposesOf = ({ families }: BundleParts): readonly Purpose[] => [
  ...families.flatMap(({ record, title, series }): readonly Purpose[] =>
    series?.inDefault === undefined
      ? []
      : [
          [
            { en: `${title.en}, one figure for each place`, es: `${title.es}, una cifra por lugar` },
            `${record}Series`,
          ],
          [
            { en: `${title.en}, superseded figures too`, es: `${title.es}, también las cifras reemplazadas` },
            `${record}Releases`,
          ],
        ],
  ),
  [{ en: 'spreadsheets', es: 'hojas de cálculo' }, 'csv/'],
  [{ en: 'R, Python and DuckDB', es: 'R, Python y DuckDB' }, 'parquet/'],
  [{ en: 'QGIS, sf and GeoPandas', es: 'QGIS, sf y GeoPandas' }, 'atlas-colombia.gpkg'],
  [{ en: 'SQL, with names to search', es: 'SQL, con nombres para buscar' }, 'atlas-colombia.sqlite'],
  [{ en: 'maps on the web', es: 'mapas en la web' }, 'borders/'],
  [{ en: 'areas that share a border', es: 'áreas que comparten un límite' }, NEIGHBOURS],
  [{ en: 'forms', es: 'formularios' }, 'places.json'],
  [{ en: 'terms of use', es: 'condiciones de uso' }, 'LICENCES.md'],
];

/** Texts that programs would take for numbers, such as codes with zeros in front. */
const codesIn = ({ columns, rows }: BundleTable): readonly string[] =>
  columns
    .filter(({ name, kind }) => kind === 'text' && rows.some((row) => /^[\d.]+$/.test(String(row[name]))))
    .map(({ name }) => name);

const ALL_TEXT = { en: 'No column needs a type.', es: 'Ninguna columna necesita un tipo.' };

/** The lines for each table: only codes need a type, and the empty cell is the only missing value. */
function readingText({ fileTables }: BundleParts, language: Language): string {
  const parts = fileTables.map((table) => {
    const codes = codesIn(table);
    const file = `${table.name}.csv`;
    if (codes.length === 0) return `## ${file}\n\n${ALL_TEXT[language]}`;
    const listed = (write: (name: string) => string) => codes.map(write).join(', ');
    const lines = [
      '```python',
      `pandas.read_csv("${file}", dtype={${listed((name) => `"${name}": "string"`)}}, keep_default_na=False, na_values=[""])`,
      '```',
      '```r',
      `read.csv("${file}", colClasses = c(${listed((name) => `${name} = "character"`)}), na.strings = "", encoding = "UTF-8")`,
      '```',
      '```sql',
      `SELECT * FROM read_csv('${file}', types = {${listed((name) => `'${name}': 'VARCHAR'`)}});`,
      '```',
      `${words.excel[language]} ${listed((name) => `\`${name}\``)}.`,
    ];
    return `## ${file}\n\n${lines.join('\n')}`;
  });
  return [`# ${words.read[language]}`, words.readAbout[language], ...parts, ''].join('\n\n');
}

const words = {
  edition: { en: 'Edition', es: 'Edición' },
  take: { en: 'What to take', es: 'Qué usar' },
  purpose: { en: 'for', es: 'para' },
  read: { en: 'Reading the CSV files', es: 'Leer los archivos CSV' },
  readAbout: {
    en: 'Codes such as `05001` are texts. These lines keep them so in pandas, R and DuckDB.',
    es: 'Los códigos, como `05001`, son textos. Estas líneas los conservan así en pandas, R y DuckDB.',
  },
  excel: {
    en: 'Excel: choose Data, From Text/CSV, Transform Data, and the type Text for',
    es: 'Excel: elige Datos, De texto/CSV, Transformar datos, y el tipo Texto para',
  },
  files: { en: 'Files', es: 'Archivos' },
  folder: { en: 'path', es: 'ruta' },
  content: { en: 'content', es: 'contenido' },
  bytes: { en: 'bytes', es: 'bytes' },
  reading: { en: 'Reading the values', es: 'Leer los valores' },
  without: { en: 'Left out', es: 'No incluidas' },
  credit: { en: 'Credit', es: 'Atribución' },
  terms: { en: 'Terms of each family', es: 'Condiciones de cada familia' },
  family: { en: 'family', es: 'familia' },
  rows: { en: 'rows', es: 'filas' },
  publishers: { en: 'publishers', es: 'quien publica' },
  all: { en: 'All terms', es: 'Todas las condiciones' },
  bulk: { en: 'whole list', es: 'lista completa' },
} as const satisfies Record<string, Localized>;

function readmeText(parts: BundleParts, written: readonly WrittenFile[], language: Language): string {
  const { model, catalog, edition, without } = parts;
  const { dataset } = model;
  const total = (path: string) =>
    written
      .filter((file) => file.path.startsWith(path) || file.path.endsWith(path))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const single = written.filter(
    ({ path, format }) => !path.includes('/') && !['sqlite', 'geopackage'].includes(format),
  );
  const number = new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en');
  const line = (path: string, about: string, bytes: number) =>
    `| \`${path}\` | ${about} | ${number.format(bytes)} |`;
  return [
    `# ${dataset?.title[language] ?? edition}`,
    `${words.edition[language]} ${edition}`,
    `## ${words.take[language]}`,
    [
      `| ${words.purpose[language]} | ${words.folder[language]} |`,
      '|---|---|',
      ...purposesOf(parts).map(([purpose, path]) => `| ${purpose[language]} | \`${path}\` |`),
    ].join('\n'),
    `## ${words.files[language]}`,
    [
      `| ${words.folder[language]} | ${words.content[language]} | ${words.bytes[language]} |`,
      '|---|---|---:|',
      ...folderTexts.map(([path, about]) =>
        line(path.startsWith('.') ? `*${path}` : path, about[language], total(path)),
      ),
      ...single.map(({ path, title, bytes }) => line(path, title[language], bytes)),
    ].join('\n'),
    `## ${words.reading[language]}`,
    notesOf(parts)
      .map((note) => `- ${note[language]}`)
      .join('\n'),
    ...(without.length === 0
      ? []
      : [`## ${words.without[language]}`, without.map(({ title }) => `- ${title[language]}`).join('\n')]),
    ...(dataset === undefined
      ? []
      : [
          `## ${words.credit[language]}`,
          `${dataset.licence.name}: ${dataset.licence.covers[language]}`,
          creditLine(catalog, dataset)[language],
        ]),
    '',
  ].join('\n\n');
}

function licencesText({ catalog, families, tablesOf }: BundleParts, language: Language): string {
  const rows = families.map((family) => {
    const { terms } = familyTerms(catalog, family);
    const cell = terms.map(({ id, publishers }) => `${id} (${publishers.join('; ')})`).join('<br>');
    return `| ${family.title[language]} (\`${family.record}\`) | ${tablesOf(family).at(-1)?.rows.length} | ${cell} |`;
  });
  const terms = catalog.terms.map(
    (each) => `| ${each.id} | [${each[language]}](${each.url}) | ${each.bulk} |`,
  );
  return [
    `# ${words.terms[language]}`,
    [
      `| ${words.family[language]} | ${words.rows[language]} | ${words.publishers[language]} |`,
      '|---|---:|---|',
      ...rows,
    ].join('\n'),
    `## ${words.all[language]}`,
    [`| id | ${words.content[language]} | ${words.bulk[language]} |`, '|---|---|---|', ...terms].join('\n'),
    '',
  ].join('\n\n');
}
