// The tables of downloads with sizes, and of terms of use, for guides that contain their marks.
import { gzipSync } from 'node:zlib';
import type { Service } from '../../src/app.js';
import { API } from '../../src/engine/operations/operation.js';
import type { Language, Localized } from '../../src/engine/text/localized.js';
import { replacePart } from './generated-file.js';

const [DOWNLOADS, TERMS] = ['downloads', 'terms'];
const RULE = '|---|---|---:|---:|---:|---:|---|';
const KILOBYTE = 1000;
/** The level at which the service compresses the responses that it caches. */
const LEVEL = 9;

const wordings = {
  en: {
    head: '| family | CSV | records | CSV, kB | CSV with gzip, kB | GeoJSON, kB | terms |',
    all: 'all',
    terms: '| terms | reuse |',
    number: new Intl.NumberFormat('en'),
  },
  es: {
    head: '| familia | CSV | registros | CSV, kB | CSV con gzip, kB | GeoJSON, kB | condiciones |',
    all: 'todas',
    terms: '| condiciones | reutilización |',
    number: new Intl.NumberFormat('es-CO'),
  },
} satisfies Record<Language, object>;

interface DatasetFamilies {
  readonly families: readonly {
    readonly record: string;
    readonly rows: number | null;
    readonly terms: readonly { readonly id: string }[];
  }[];
  readonly terms: readonly (Localized & { readonly id: string })[];
}

interface Download {
  readonly record: string;
  readonly path: string;
  readonly rows: number;
  /** In bytes, as the other sizes. */
  readonly csv: number;
  readonly gzipped: number;
  /** Undefined for a family without coordinates. */
  readonly geoJson: number | undefined;
  readonly terms: readonly string[];
}

export async function fillDownloads(service: Service, text: string, language: Language): Promise<string> {
  if (!text.includes(`<!-- generated: ${DOWNLOADS} -->`)) return text;
  const { dataset, downloads } = await measuredOnce(service);
  const { head, all, terms, number } = wordings[language];
  const kilobytes = (bytes: number) => number.format(Math.ceil(bytes / KILOBYTE));
  const rows = downloads.map(({ record, path, rows: count, csv, gzipped, geoJson, terms: ids }) => [
    record,
    `\`${path}\``,
    number.format(count),
    kilobytes(csv),
    kilobytes(gzipped),
    geoJson === undefined ? '' : kilobytes(geoJson),
    ids.map((id) => `\`${id}\``).join(', '),
  ]);
  const sum = (size: (download: Download) => number) =>
    downloads.reduce((total, download) => total + size(download), 0);
  const total = [
    all,
    '',
    number.format(sum(({ rows: count }) => count)),
    kilobytes(sum(({ csv }) => csv)),
    kilobytes(sum(({ gzipped }) => gzipped)),
    kilobytes(sum(({ geoJson }) => geoJson ?? 0)),
    '',
  ];
  const table = [head, RULE, ...[...rows, total].map((cells) => `| ${cells.join(' | ')} |`)];
  const meanings = dataset.terms.map(({ id, [language]: meaning }) => `| \`${id}\` | ${meaning} |`);
  const filled = replacePart(text, DOWNLOADS, table.join('\n'));
  return replacePart(filled, TERMS, [terms, '|---|---|', ...meanings].join('\n'));
}

interface MeasuredFiles {
  readonly dataset: DatasetFamilies;
  readonly downloads: readonly Download[];
}

/** The tables of all languages list the same large responses. */
const measured = new WeakMap<Service, Promise<MeasuredFiles>>();

function measuredOnce(service: Service): Promise<MeasuredFiles> {
  const known = measured.get(service) ?? measureFiles(service);
  measured.set(service, known);
  return known;
}

/** Every family that can be downloaded as a whole. Others are computed for a year or a place. */
async function measureFiles({ server, model }: Service): Promise<MeasuredFiles> {
  const dataset = (await server.inject(`${API}/dataset`)).json<DatasetFamilies>();
  const body = async (url: string) => {
    const { statusCode, rawPayload } = await server.inject(url);
    if (statusCode !== 200) throw new Error(`${url} returned ${statusCode}.`);
    return rawPayload;
  };
  const downloads: Download[] = [];
  for (const family of model.families) {
    const { rows, terms } = dataset.families.find(({ record }) => record === family.record) ?? {};
    if (typeof rows !== 'number' || terms === undefined) continue;
    const list = [API, family.path, ...(family.only === undefined ? [] : [family.only])].join('/');
    const path = `${list}?format=csv`;
    const csv = await body(path);
    const hasPoints = family.coordinates !== undefined;
    downloads.push({
      record: family.record,
      path,
      rows,
      csv: csv.length,
      gzipped: gzipSync(csv, { level: LEVEL }).length,
      geoJson: hasPoints ? (await body(`${list}?format=geojson`)).length : undefined,
      terms: terms.map(({ id }) => id),
    });
  }
  return { dataset, downloads };
}

/** Compressed sizes depend on the platform's zlib, so the fifth column is not compared. */
export const withoutCompressedSizes = (text: string): string =>
  text.replace(new RegExp(`<!-- generated: ${DOWNLOADS} -->[\\s\\S]*?<!-- end: ${DOWNLOADS} -->`), (table) =>
    table.replace(/^((?:\|[^|]*){4}\| )[\d.,]+/gm, '$1...'),
  );
