// The parts of the README that follow from other files or from the service: the commands of a start, an example, figures of the data and
// measured results.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../src/app.js';
import type { Language } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { about } from '../../src/site/shell/about.js';
import { type GeneratedFile, replacePart } from './generated-file.js';

const EXAMPLE = '/api/v1/WorkingDay/add?from=2026-12-18&days=15&skipped=false';
const FOLDER = 'atlas-colombia';

export const readmes = { 'README.md': 'en', 'README.es.md': 'es' } as const satisfies Readonly<
  Record<string, Language>
>;
export type ReadmePath = keyof typeof readmes;

/** The part of `/api/v1/dataset` that is counted. */
interface Counted {
  readonly version: string;
  readonly families: readonly { readonly rows: number | null }[];
  readonly sources: readonly unknown[];
}

interface Measured {
  readonly records: string;
  readonly lists: string;
  readonly memory: string;
  readonly requests: string;
  readonly mostMemory: string;
}

interface Wording {
  readonly count: Intl.NumberFormat;
  readonly data: (of: Record<'records' | 'families' | 'sources', string>, edition: string) => string;
  readonly results: (of: Measured) => readonly string[];
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    count: new Intl.NumberFormat('en'),
    data: ({ records, families, sources }, edition) =>
      `Edition ${edition} has ${records} records of ${families} kinds, called families, from ${sources} sources.`,
    results: ({ records, lists, memory, requests, mostMemory }) => [
      '| measured on two cores | result |',
      '|---|---:|',
      `| a municipality by its id | ${records} requests per second |`,
      `| the list of municipalities | ${lists} requests per second |`,
      `| memory after the benchmark | ${memory} MB |`,
      `| memory during ${requests} requests | ${mostMemory} MB |`,
    ],
  },
  es: {
    count: new Intl.NumberFormat('es-CO'),
    data: ({ records, families, sources }, edition) =>
      `La edición ${edition} tiene ${records} registros de ${families} clases, llamadas familias, y ${sources} fuentes.`,
    results: ({ records, lists, memory, requests, mostMemory }) => [
      '| medido con dos núcleos | resultado |',
      '|---|---:|',
      `| un municipio por su id | ${records} solicitudes por segundo |`,
      `| la lista de municipios | ${lists} solicitudes por segundo |`,
      `| memoria después de la prueba de rendimiento | ${memory} MB |`,
      `| memoria durante ${requests} solicitudes | ${mostMemory} MB |`,
    ],
  },
};

export async function readme({ server }: Service, path: ReadmePath, current: string): Promise<GeneratedFile> {
  const { count, data, results } = wordings[readmes[path]];
  const { families, sources, version } = (await server.inject('/api/v1/dataset')).json<Counted>();
  const records = families.reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  const figures = {
    records: count.format(records),
    families: count.format(families.length),
    sources: count.format(sources.length),
  };
  const { body } = await server.inject(EXAMPLE);
  const parts = {
    start: shell(await startCommands()),
    example: `${shell([`curl 'http://127.0.0.1:3000${EXAMPLE}'`])}\n\n\`\`\`json\n${body}\n\`\`\``,
    data: data(figures, version),
    results: results(await measured(count)).join('\n'),
  };
  const text = Object.entries(parts).reduce(
    (filled, [name, part]) => replacePart(filled, name, part),
    current,
  );
  return { path, text };
}

/** Without a prompt, so that the block can be copied as a whole. */
const shell = (lines: readonly string[]) => ['```sh', ...lines, '```'].join('\n');

const read = (path: string) => readFile(join(projectFolder(), path), 'utf8');

/** They begin after the download, until the project has a public repository. */
async function startCommands(): Promise<readonly string[]> {
  const { repository } = JSON.parse(await read('package.json')) as { repository?: { url: string } };
  const url = repository?.url.replace(/^git\+/, '');
  const clone = url === undefined ? [] : [`git clone ${url} ${FOLDER}`];
  return [...clone, `cd ${FOLDER}`, about.commands.start];
}

/** From the pages that the programs of the measurements write. */
async function measured(count: Intl.NumberFormat): Promise<Measured> {
  const [performance, reliability] = ['docs/performance.md', 'docs/reliability.md'] as const;
  const texts = { [performance]: await read(performance), [reliability]: await read(reliability) };
  const figure = (path: keyof typeof texts, pattern: RegExp) => {
    const found = pattern.exec(texts[path] as string)?.[1];
    if (found === undefined) throw new Error(`${path} has no figure of the form ${pattern}.`);
    return count.format(Number(found.replaceAll(',', '')));
  };
  const perSecond = (workload: string) =>
    figure(performance, new RegExp(`^\\| [^|]*${workload} \\| Atlas Colombia \\| ([\\d,]+) \\|`, 'm'));
  return {
    records: perSecond('a City by id, random ids'),
    lists: perSecond('the whole City list'),
    memory: figure(performance, /^- Memory after the run: (\d+) MB/m),
    requests: figure(reliability, /\bsent ([\d,]+) requests\b/),
    mostMemory: figure(reliability, /^\| memory is at most \d+ MB in every tenth \| (\d+) MB/m),
  };
}
