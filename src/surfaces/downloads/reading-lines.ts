// How programs read a file from its URL, one line each; the files are those of the family of drawn areas.
import { ORIGIN } from '../../site/shell/origin.js';
import { LATEST } from './addresses.js';
import type { ShownBundle, ShownFile } from './downloads-model.js';

export interface ReadingLine {
  readonly program: string;
  /** As after the fence of a block of Markdown. */
  readonly language: string;
  readonly line: string;
}

export function readingLines({ all, areas, edition }: ShownBundle): readonly ReadingLine[] {
  const url = (file: ShownFile) => `${ORIGIN}${file.url.replace(edition, LATEST)}`;
  const found = (format: string, name = areas) =>
    all.find((file) => file.format === format && file.path.split('/').at(-1)?.split('.')[0] === name);
  const borders = all.find(({ format, path }) => format === 'flatgeobuf' && path.includes(`${areas}`));
  const line = (
    file: ShownFile | undefined,
    program: string,
    language: string,
    write: (url: string) => string,
  ) => (file === undefined ? [] : [{ program, language, line: write(url(file)) }]);
  const [csv, parquet, geo] = [found('csv'), found('parquet'), found('geoparquet')];
  const places = all.find(({ path }) => path === 'places.json');
  return [
    ...line(csv, 'pandas', 'python', (at) => `pd.read_csv("${at}", dtype=str)`),
    ...line(borders, 'GeoPandas', 'python', (at) => `gpd.read_file("${at}")`),
    ...line(
      geo,
      'GeoPandas',
      'python',
      (at) => `gpd.read_parquet(io.BytesIO(urllib.request.urlopen("${at}").read()))`,
    ),
    ...line(parquet, 'DuckDB', 'sql', (at) => `SELECT * FROM read_parquet('${at}');`),
    ...line(parquet, 'R, arrow', 'r', (at) => `arrow::read_parquet("${at}")`),
    ...line(borders, 'R, sf', 'r', (at) => `sf::st_read("/vsicurl/${at}")`),
    ...line(places, 'JavaScript', 'js', (at) => `const places = await (await fetch('${at}')).json();`),
    ...line(csv, 'Power BI', 'text', (at) => `Csv.Document(Web.Contents("${at}"), [Encoding = 65001])`),
    ...line(borders, 'QGIS', 'text', (at) => `/vsicurl/${at}`),
    ...line(csv, 'LibreOffice', 'console', (at) => `$ soffice --calc "${at}"`),
  ];
}
