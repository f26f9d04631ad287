// The texts of the page of downloads, in each language.

const en = {
  lead: 'All data as files: for R, Python, spreadsheets, maps and programs that work without a network.',
  none: 'This server has no files yet. Its operator can make them:',
  meanwhile: 'Until then, every list of the API can be downloaded as CSV.',
  edition: 'Edition',
  size: (files: string, sent: string) => `${files} files, ${sent} over the network.`,
  other: (served: string) =>
    `The files of the served edition, ${served}, are not made yet. These are the latest ones.`,
  without: (families: string) =>
    `Left out, because their publisher does not allow a copy of the whole list: ${families}.`,
  tables: 'Tables',
  places: 'Places and borders',
  others: 'Databases, descriptions and files for programs',
  content: 'Content',
  file: 'File',
  sizeHead: 'Size',
  stored: 'On disk',
  formats: {
    csv: 'CSV',
    ndjson: 'JSON lines',
    parquet: 'Parquet',
    geoparquet: 'GeoParquet',
    geojson: 'GeoJSON',
    topojson: 'TopoJSON',
    flatgeobuf: 'FlatGeobuf',
  },
  sizes: 'Sizes are those over the network, with compression.',
  read: 'Read a file from its URL',
  readIntro:
    'URLs with “latest” redirect to the files of the newest edition. Use the name of an edition to always get the same bytes.',
  excel: 'Excel: choose Data, From Web, and paste the URL of a CSV file.',
  check: 'Check a download',
  checkIntro: 'SHA256SUMS lists the checksum of each file:',
  checksums: 'All checksums',
  terms: 'Terms of use',
  termsIntro: 'Each source has its own terms, which the sources page lists by family.',
  editions: 'Editions',
  editionsIntro: 'Files of an edition never change.',
  files: (files: string) => `${files} files`,
  notKept: 'this server does not keep its files.',
  changes: 'Changes between editions',
};

const es: typeof en = {
  lead: 'Todos los datos como archivos: para R, Python, hojas de cálculo, mapas y programas que funcionan sin red.',
  none: 'Este servidor todavía no tiene archivos. Quien lo opera puede crearlos:',
  meanwhile: 'Mientras tanto, cada lista de la API se puede descargar como CSV.',
  edition: 'Edición',
  size: (files, sent) => `${files} archivos, ${sent} por la red.`,
  other: (served) =>
    `Los archivos de la edición que se sirve, ${served}, aún no están hechos. Estos son los más recientes.`,
  without: (families) =>
    `No se incluyen, porque quien los publica no permite una copia de la lista completa: ${families}.`,
  tables: 'Tablas',
  places: 'Lugares y límites',
  others: 'Bases de datos, descripciones y archivos para programas',
  content: 'Contenido',
  file: 'Archivo',
  sizeHead: 'Tamaño',
  stored: 'En disco',
  formats: {
    csv: 'CSV',
    ndjson: 'Líneas de JSON',
    parquet: 'Parquet',
    geoparquet: 'GeoParquet',
    geojson: 'GeoJSON',
    topojson: 'TopoJSON',
    flatgeobuf: 'FlatGeobuf',
  },
  sizes: 'Los tamaños son los que pasan por la red, con compresión.',
  read: 'Leer un archivo desde su URL',
  readIntro:
    'Las URL con «latest» llevan a los archivos de la edición más nueva. Usa el nombre de una edición para recibir siempre los mismos bytes.',
  excel: 'Excel: elige Datos, Desde la web, y pega la URL de un archivo CSV.',
  check: 'Comprobar una descarga',
  checkIntro: 'SHA256SUMS contiene la suma de verificación de cada archivo:',
  checksums: 'Todas las sumas de verificación',
  terms: 'Condiciones de uso',
  termsIntro: 'Cada fuente tiene sus condiciones, que la página de fuentes presenta por familia.',
  editions: 'Ediciones',
  editionsIntro: 'Los archivos de una edición nunca cambian.',
  files: (files) => `${files} archivos`,
  notKept: 'este servidor no guarda sus archivos.',
  changes: 'Cambios entre ediciones',
};

export const downloadsStrings = { en, es };
