// The view model of the page of downloads: the files of the latest edition by table and format, and the editions that are kept.
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Cited } from '../../site/shell/values.js';
import { type Bundle, type BundleFile, fileAddress, latestOf, newestFirst } from './bundles.js';

export interface ShownFile extends Pick<BundleFile, 'path' | 'format' | 'title' | 'bytes' | 'sha256'> {
  readonly url: string;
  /** Over the network, if the client accepts Brotli. */
  readonly sent: number;
}

/** Files with the same content in several formats. */
export interface FileRow {
  readonly title: Localized;
  readonly files: ReadonlyMap<string, ShownFile>;
}

export interface DownloadsModel {
  /** The edition that is served, which may have no files yet. */
  readonly served: string;
  readonly latest: ShownBundle | undefined;
  /** Every edition that is known, the newest first. */
  readonly editions: readonly ListedEdition[];
  /** Undefined for a model that does not describe its dataset. */
  readonly cited: Pick<Cited, 'about' | 'edition'> | undefined;
}

export interface ListedEdition {
  readonly edition: string;
  /** 0 if its files are not kept. */
  readonly files: number;
  /** The files about all others, and the whole database. */
  readonly links: readonly { readonly path: string; readonly url: string }[];
}

export interface ShownBundle {
  readonly edition: string;
  readonly without: readonly string[];
  readonly all: readonly ShownFile[];
  readonly tables: readonly FileRow[];
  readonly places: readonly FileRow[];
  /** Files in no table of formats. */
  readonly others: readonly ShownFile[];
  /** The family of drawn areas, for the examples. */
  readonly areas: string | undefined;
}

const TABLE_FORMATS = ['csv', 'ndjson', 'parquet'];
const PLACE_FORMATS = ['geoparquet', 'geojson', 'topojson', 'flatgeobuf'];
const ABOUT_FORMATS = ['markdown', 'text', 'sqlite'];

export function downloadsModel(engine: Engine, bundles: readonly Bundle[]): DownloadsModel {
  const served = editionName(engine.catalog.edition);
  const latest = latestOf(bundles, served);
  return {
    served,
    latest: latest && shownBundle(latest, engine.model.levels?.drawn.record),
    editions: listedEditions(engine, bundles),
    cited: engine.model.dataset && { about: engine.model.dataset, edition: engine.catalog.edition },
  };
}

function listedEditions({ catalog }: Engine, bundles: readonly Bundle[]): readonly ListedEdition[] {
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

function shownBundle({ edition, files, without }: Bundle, areas: string | undefined): ShownBundle {
  const all = [...files.values()].map((file) => shownFile(edition, file));
  const of = (formats: readonly string[]) => all.filter(({ format }) => formats.includes(format));
  const [tables, places] = [of(TABLE_FORMATS), of(PLACE_FORMATS)];
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

const shownFile = (
  edition: string,
  { path, format, title, bytes, sha256, compressed }: BundleFile,
): ShownFile => ({
  path,
  format,
  title,
  bytes,
  sha256,
  url: fileAddress(edition, path),
  sent: compressed ?? bytes,
});

/** Files of the same name in the folders of several formats are one row. */
function inRows(files: readonly ShownFile[]): readonly FileRow[] {
  const rows = new Map<string, { title: Localized; files: Map<string, ShownFile> }>();
  for (const file of files) {
    const name = (file.path.split('/').at(-1) as string).replace(/\.[^.]+$/, '');
    const row = rows.get(name) ?? { title: file.title, files: new Map() };
    row.files.set(file.format, file);
    rows.set(name, row);
  }
  return [...rows.values()];
}
