// The families with their records, gaps and sources, for guides that contain the mark of this table.
import type { Service } from '../../src/app.js';
import { API } from '../../src/engine/operations/operation.js';
import type { Language } from '../../src/engine/text/localized.js';
import { replacePart } from './generated-file.js';

const COVERAGE = 'coverage';
/** Shares of a field below this are gaps that a reader should know. */
const NEARLY_ALL = 0.95;
const RULE = '|---|---:|---|---:|---|';

const wordings = {
  en: {
    head: '| family | records | values in less than 95 % of the records | sources | dated |',
    calculated: 'calculated',
    more: (count: number) => ` and ${count} more`,
    number: new Intl.NumberFormat('en'),
    summary: (of: Summary) =>
      `Edition ${of.edition} has ${of.records} records from ${of.sources} sources. The latest copy of a source is from ${of.latest}.`,
  },
  es: {
    head: '| familia | registros | valores en menos del 95 % de los registros | fuentes | fechas |',
    calculated: 'calculada',
    more: (count: number) => ` y ${count} más`,
    number: new Intl.NumberFormat('es-CO'),
    summary: (of: Summary) =>
      `La edición ${of.edition} tiene ${of.records} registros de ${of.sources} fuentes. La copia más reciente de una fuente es del ${of.latest}.`,
  },
} satisfies Record<Language, object>;

type Summary = Readonly<Record<'edition' | 'records' | 'sources' | 'latest', string>>;

/** The part of `/api/v1/dataset` that describes coverage. */
interface CoveredDataset {
  readonly version: string;
  readonly families: readonly {
    readonly record: string;
    readonly rows: number | null;
    readonly filled: Readonly<Record<string, number>>;
    readonly sources: readonly string[];
  }[];
  readonly sources: readonly DatedSource[];
}

interface DatedSource {
  readonly id: string;
  readonly terms: string;
  readonly date: string | null;
  readonly retrieved: string | null;
}

export async function fillCoverage(
  { server, model }: Service,
  text: string,
  language: Language,
): Promise<string> {
  if (!text.includes(`<!-- generated: ${COVERAGE} -->`)) return text;
  const { version, families, sources } = (await server.inject(`${API}/dataset`)).json<CoveredDataset>();
  const { head, calculated, more, number, summary } = wordings[language];
  const rows = families.map(({ record, rows: count, filled, sources: ids }) => [
    `${model.families.find((family) => family.record === record)?.title[language]} (\`${record}\`)`,
    count === null ? calculated : number.format(count),
    gaps(filled, more),
    number.format(ids.length),
    years(sources.filter(({ id }) => ids.includes(id))),
  ]);
  const intro = summary({
    edition: version,
    records: number.format(families.reduce((sum, { rows: count }) => sum + (count ?? 0), 0)),
    sources: number.format(sources.length),
    latest:
      sources
        .flatMap(({ retrieved }) => retrieved ?? [])
        .sort()
        .at(-1) ?? '',
  });
  const table = [head, RULE, ...rows.map((cells) => `| ${cells.join(' | ')} |`)];
  return replacePart(text, COVERAGE, [intro, '', ...table].join('\n'));
}

/** Fields with the same share, such as those of a picture, are one entry. */
function gaps(filled: Readonly<Record<string, number>>, more: (count: number) => string): string {
  const shares = new Map<string, string[]>();
  const low = Object.entries(filled).filter(([, share]) => share < NEARLY_ALL);
  for (const [name, share] of low.sort(([, a], [, b]) => a - b)) {
    const percent = `${Math.floor(100 * share)} %`;
    shares.set(percent, [...(shares.get(percent) ?? []), name]);
  }
  return [...shares]
    .map(([percent, [first, ...others]]) => {
      return `\`${first}\`${others.length > 0 ? more(others.length) : ''} ${percent}`;
    })
    .join(', ');
}

/** The dates of texts and corrections by Atlas Colombia say nothing about the age of the values. */
function years(sources: readonly DatedSource[]): string {
  const dates = sources.flatMap(({ date, terms }) => (terms === 'own' ? [] : (date?.slice(0, 4) ?? [])));
  const [first, last] = [dates.sort()[0], dates.at(-1)];
  return first === last ? (first ?? '') : `${first}–${last}`;
}
