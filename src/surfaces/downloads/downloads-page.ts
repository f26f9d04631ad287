// The page that lists the files of the dataset, with their sizes and checksums, and how programs read them.

import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Localized } from '../../engine/text/localized.js';
import { addresses, editionAnchor, guideAddress } from '../../site/shell/addresses.js';
import { codeBlock, commandBlock, ORIGIN } from '../../site/shell/code.js';
import { type Html, html, joined } from '../../site/shell/html.js';
import { layout } from '../../site/shell/layout.js';
import type { Site } from '../../site/shell/site.js';
import { bibtex, type Cited, citation, citeStrings } from '../../site/shell/values.js';
import type { beingMadeIn } from './being-made.js';
import { type Bundle, fileAddress, LATEST, latestOf, newestFirst, type sendFile } from './send-file.js';
import { downloadsStrings } from './strings.js';

type BundleFile = Parameters<typeof sendFile>[2];
type BeingMade = NonNullable<Awaited<ReturnType<typeof beingMadeIn>>>;

/** The view model of the page of downloads: the files of the latest edition by table and format, and the editions that are kept. */
interface ListedFile extends Pick<BundleFile, 'path' | 'format' | 'title' | 'bytes' | 'sha256'> {
  readonly url: string;
  /** Over the network, if the client accepts Brotli. */
  readonly sent: number;
}

/** Files with the same content in several formats. */
interface FileRow {
  readonly title: Localized;
  readonly files: ReadonlyMap<string, ListedFile>;
}

interface DownloadsView {
  /** The edition that is served, which may have no files yet. */
  readonly served: string;
  readonly latest: ListedBundle | undefined;
  /** The files of the served edition, if a service is making them. */
  readonly making: BeingMade | undefined;
  /** Every edition that is known, the newest first. */
  readonly editions: readonly EditionRow[];
  /** Undefined for a model that does not describe its dataset. */
  readonly cited: Pick<Cited, 'about' | 'edition'> | undefined;
}

interface EditionRow {
  readonly edition: string;
  /** 0 if its files are not kept. */
  readonly files: number;
  /** The files about all others, and the whole database. */
  readonly links: readonly { readonly path: string; readonly url: string }[];
}

interface ListedBundle {
  readonly edition: string;
  readonly without: readonly string[];
  readonly all: readonly ListedFile[];
  readonly tables: readonly FileRow[];
  readonly places: readonly FileRow[];
  /** Files in no table of formats. */
  readonly others: readonly ListedFile[];
  /** The family of drawn areas, for the examples. */
  readonly areas: string | undefined;
}

const FILE_FORMATS = ['csv', 'ndjson', 'parquet'];
const PLACE_FORMATS = ['geoparquet', 'geojson', 'topojson', 'flatgeobuf'];
const ABOUT_FORMATS = ['markdown', 'text', 'sqlite'];

export function downloadsView(engine: Engine, bundles: readonly Bundle[], making?: BeingMade): DownloadsView {
  const served = editionName(engine.catalog.edition);
  const latest = latestOf(bundles, served);
  return {
    served,
    making: latest?.edition === served ? undefined : making,
    latest: latest && shownBundle(latest, engine.model.levels?.drawn.record),
    editions: listedEditions(engine, bundles),
    cited: engine.model.dataset && { about: engine.model.dataset, edition: engine.catalog.edition },
  };
}

function listedEditions({ catalog }: Engine, bundles: readonly Bundle[]): readonly EditionRow[] {
  const known = [editionName(catalog.edition), ...catalog.changes.map(({ since }) => since)];
  const names = new Set([...bundles.map(({ edition }) => edition), ...known]);
  return [...names].sort(newestFirst).map((edition) => {
    const files = [...(bundles.find((bundle) => bundle.edition === edition)?.files.values() ?? [])];
    const links = files
      .filter(({ format, path }) => ABOUT_FORMATS.includes(format) && !path.includes('/'))
      .map(({ path }) => ({ path, url: fileAddress(edition, path) }));
    return { edition, files: files.length, links };
  });
}

function shownBundle({ edition, files, without }: Bundle, areas: string | undefined): ListedBundle {
  const all = [...files.values()].map((file) => shownFile(edition, file));
  const of = (formats: readonly string[]) => all.filter(({ format }) => formats.includes(format));
  const [tables, places] = [of(FILE_FORMATS), of(PLACE_FORMATS)];
  return {
    edition,
    without,
    all,
    tables: inRows(tables),
    places: inRows(places),
    others: all.filter((file) => !tables.includes(file) && !places.includes(file)),
    areas,
  };
}

const shownFile = (edition: string, { path, format, title, bytes, sha256, compressed }: BundleFile) => ({
  path,
  format,
  title,
  bytes,
  sha256,
  url: fileAddress(edition, path),
  sent: compressed ?? bytes,
});

/** Files of the same name in the folders of several formats are one row. */
function inRows(files: readonly ListedFile[]): readonly FileRow[] {
  const rows = new Map<string, { title: Localized; files: Map<string, ListedFile> }>();
  for (const file of files) {
    const name = nameOf(file.path).replace(/\.[^.]+$/, '');
    const row = rows.get(name) ?? { title: file.title, files: new Map() };
    row.files.set(file.format, file);
    rows.set(name, row);
  }
  return [...rows.values()];
}

export function downloadsPage(site: Site, model: DownloadsView): string {
  const words = downloadsStrings[site.language];
  const { latest } = model;
  return layout(site, {
    path: addresses.downloads,
    title: site.strings.titles.downloads,
    description: words.lead,
    kind: 'data',
    body: html`<h1>${site.strings.titles.downloads}</h1>
<p class="lead">${words.lead}</p>
${model.making && progress(site, model.making)}
${latest === undefined ? nothing(site, model) : files(site, model, latest)}
<h2 id="terms">${words.terms}</h2>
<p>${words.termsIntro} <a href="${site.at(addresses.sources)}#terms">${site.strings.titles.sources}</a>.</p>
${citePart(site, model)}${editions(site, model.editions)}`,
  });
}

/** The bar is empty until the first file is written. */
const progress = (site: Site, { done, of }: BeingMade): Html => {
  const { beingMade, made } = downloadsStrings[site.language];
  return html`<p id="making">${beingMade}</p>
<p><progress max="${Math.max(of, 1)}" value="${done}" aria-labelledby="making"></progress> ${made(site.number(done), site.number(of))}</p>`;
};

function nothing(site: Site, { making }: DownloadsView): Html {
  const words = downloadsStrings[site.language];
  return html`${making === undefined && html`<p>${words.none}</p>`}
<p><a class="button" href="${site.at(addresses.data)}">${site.strings.titles.data}</a></p>
<p class="note"><a href="${site.at(guideAddress(DOWNLOAD_GUIDE))}">${words.making}</a></p>`;
}

const DOWNLOAD_GUIDE = 'download';

type Need = keyof (typeof downloadsStrings)['en']['needs'];

/** The formats that serve a need, the best first. */
const formatsFor: Readonly<Record<Need, readonly string[]>> = {
  excel: ['csv'],
  qgis: ['geopackage', 'flatgeobuf', 'geojson'],
  programs: ['parquet', 'csv'],
  whole: ['sqlite', 'geopackage'],
};

/** One file for each need, which is the whole dataset or, for maps, the drawn areas. */
function needs(site: Site, { all, areas = '' }: ListedBundle): Html | undefined {
  const words = downloadsStrings[site.language];
  const fileFor = (need: Need) =>
    formatsFor[need]
      .flatMap((format) => {
        const files = all.filter((file) => file.format === format);
        return [files.find(({ path }) => nameOf(path).startsWith(areas)), ...files];
      })
      .find((file) => file !== undefined);
  const found = (Object.keys(formatsFor) as Need[]).flatMap((need) => {
    const file = fileFor(need);
    return file === undefined ? [] : [{ need, file }];
  });
  if (found.length === 0) return undefined;
  return html`<h2 id="needs">${words.needsTitle}</h2>
<ul class="cards">
${found.map(({ need, file }) => {
  const [title, about] = words.needs[need];
  return html`<li><h3>${title}</h3>
<p><a href="${file.url}" download>${nameOf(file.path)}</a> <small>${sizeText(site, file.sent)}</small></p>
<p class="note">${about}</p></li>\n`;
})}</ul>
`;
}

const nameOf = (path: string) => path.split('/').at(-1) as string;

function files(site: Site, { served, making }: DownloadsView, latest: ListedBundle): Html {
  const words = downloadsStrings[site.language];
  const { all, tables, places, others, without, edition } = latest;
  const sent = all.reduce((sum, file) => sum + file.sent, 0);
  const sums = all.find(({ path }) => path === 'SHA256SUMS');
  return html`<p>${words.edition} <code>${edition}</code>: ${words.size(site.number(all.length), sizeText(site, sent))}</p>
${edition !== served && making === undefined && html`<p class="note">${words.other(served)}</p>`}
${without.length > 0 && html`<p class="note">${words.without(without.join(', '))}</p>`}
${needs(site, latest)}<p class="note">${words.sizes}</p>
<div class="folds">
${folded('tables', words.tables, tables.length, rowsTable(site, tables, ['csv', 'ndjson', 'parquet'], words.tables))}${
  places.length > 0 &&
  folded(
    'places',
    words.places,
    places.length,
    rowsTable(site, places, ['geoparquet', 'geojson', 'topojson', 'flatgeobuf'], words.places),
  )
}${others.length > 0 && folded('others', words.others, others.length, fileTable(site, others))}</div>
<h2 id="read">${words.read}</h2>
<p>${words.readIntro}</p>
${readingLines(latest).map(({ program, language, line }) => codeBlock(language, line, program))}
<p>${words.excel}</p>
${
  sums &&
  html`<h2 id="check">${words.check}</h2>
<p>${words.checkIntro} <a href="${sums.url}">${sums.path}</a>.</p>
${commandBlock(['sha256sum --ignore-missing -c SHA256SUMS'])}
<details><summary>${words.checksums}</summary>
${checksums(site, all)}
</details>`
}`;
}

const folded = (id: string, title: string, count: number, content: Html): Html =>
  html`<details class="fold"><summary><h2 id="${id}">${title}</h2> <span>${count}</span></summary>
${content}
</details>
`;

type Format = keyof (typeof downloadsStrings)['en']['formats'];

function rowsTable(site: Site, rows: readonly FileRow[], formats: readonly Format[], caption: string): Html {
  const words = downloadsStrings[site.language];
  const cell = (file: ListedFile | undefined) =>
    html`<td>${file && html`<a href="${file.url}" download>${nameOf(file.path)}</a> <small>${sizeText(site, file.sent)}</small>`}</td>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<thead><tr><th scope="col">${words.content}</th>${formats.map((format) => html`<th scope="col">${words.formats[format]}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (row) =>
    html`<tr><th scope="row">${row.title[site.language]}</th>${formats.map((format) => cell(row.files.get(format)))}</tr>\n`,
)}</tbody>
</table></div>`;
}

function fileTable(site: Site, files: readonly ListedFile[]): Html {
  const words = downloadsStrings[site.language];
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.others}"><table>
<thead><tr><th scope="col">${words.content}</th><th scope="col">${words.file}</th><th scope="col">${words.sizeHead}</th></tr></thead>
<tbody>
${files.map(
  ({ title, url, path, sent }) =>
    html`<tr><th scope="row">${title[site.language]}</th><td><a href="${url}" download>${path}</a></td><td>${sizeText(site, sent)}</td></tr>\n`,
)}</tbody>
</table></div>`;
}

function checksums(site: Site, files: readonly ListedFile[]): Html {
  const words = downloadsStrings[site.language];
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.checksums}"><table>
<thead><tr><th scope="col">${words.file}</th><th scope="col">${words.stored}</th><th scope="col">SHA-256</th></tr></thead>
<tbody>
${files.map(
  ({ path, bytes, sha256 }) =>
    html`<tr><th scope="row">${path}</th><td>${sizeText(site, bytes)}</td><td><code>${sha256}</code></td></tr>\n`,
)}</tbody>
</table></div>`;
}

/** The list of editions on this page stays, so a citation leads to its own. */
function citePart(site: Site, { cited, served }: DownloadsView): Html | undefined {
  if (cited === undefined) return undefined;
  const whole = { ...cited, path: `${site.at(addresses.downloads)}#${editionAnchor(served)}` };
  return html`<h2 id="cite">${citeStrings[site.language].title}</h2>
<p>${downloadsStrings[site.language].cite}</p>
<div class="answer">${citation(site, whole)}</div>
${bibtex(site, whole)}
`;
}

function editions(site: Site, listed: readonly EditionRow[]): Html {
  const words = downloadsStrings[site.language];
  const content = ({ files, links }: EditionRow) =>
    files === 0
      ? words.notKept
      : html`${words.files(site.number(files))}. ${joined(
          links.map(({ path, url }) => html`<a href="${url}">${path}</a>`),
          ', ',
        )}`;
  return html`<h2 id="editions">${words.editions}</h2>
<p>${words.editionsIntro} <a href="${site.at(addresses.changes)}">${words.changes}</a>.</p>
<ul>
${listed.map((each) => html`<li id="${editionAnchor(each.edition)}"><code>${each.edition}</code>: ${content(each)}</li>\n`)}</ul>`;
}

/** In the unit of file managers: 1 kB is 1,000 bytes. */
function sizeText({ strings: { locale } }: Site, bytes: number): string {
  const isLarge = bytes >= 1e6;
  const format = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: 3,
    minimumSignificantDigits: 1,
  });
  return `${format.format(bytes / (isLarge ? 1e6 : 1e3))} ${isLarge ? 'MB' : 'kB'}`;
}

/** How programs read a file from its URL, one line each; the files are those of the family of drawn areas. */
interface ReadingLine {
  readonly program: string;
  /** As after the fence of a block of Markdown. */
  readonly language: string;
  readonly line: string;
}

function readingLines({ all, areas, edition }: ListedBundle): readonly ReadingLine[] {
  const url = (file: ListedFile) => `${ORIGIN}${file.url.replace(edition, LATEST)}`;
  const found = (format: string, name = areas) =>
    all.find((file) => file.format === format && file.path.split('/').at(-1)?.split('.')[0] === name);
  const borders = all.find(({ format, path }) => format === 'flatgeobuf' && path.includes(`${areas}`));
  const line = (
    file: ListedFile | undefined,
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
