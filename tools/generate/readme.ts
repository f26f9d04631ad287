// The parts of the README that depend on other files or the service: start commands, an example, the time of the tests, figures of the data
// and measurements.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../src/app.js';
import type { Language } from '../../src/engine/text/localized.js';
import { listeningLine } from '../../src/process/print.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { about } from '../../src/site/shell/strings.js';
import { type GeneratedFile, replacePart } from './generated-file.js';

const SERVICE = 'http://127.0.0.1:3000';
const EXAMPLE = '/api/v1/WorkingDay/add?from=2026-12-18&days=15&skipped=false';
const FOLDER = 'atlas-colombia';

export const readmes = { 'README.md': 'en', 'README.es.md': 'es' } as const satisfies Readonly<
  Record<string, Language>
>;

/** The part of `/api/v1/dataset` that is counted. */
interface ReadmeCounts {
  readonly version: string;
  readonly families: readonly { readonly rows: number | null }[];
  readonly sources: readonly unknown[];
}

interface MeasuredSizes {
  readonly records: string;
  readonly requests: string;
  readonly mostMemory: string;
  /** The benchmark and the soak test can run on different machines. */
  readonly isOneMachine: boolean;
}

interface Wording {
  readonly count: Intl.NumberFormat;
  readonly start: (isPublic: boolean) => string;
  readonly started: (line: string) => string;
  readonly tests: (minutes: string) => string;
  readonly data: (
    of: Record<'records' | 'families' | 'calculated' | 'sources', string>,
    edition: string,
  ) => string;
  readonly results: (of: MeasuredSizes) => readonly string[];
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    count: new Intl.NumberFormat('en'),
    start: (isPublic) =>
      isPublic
        ? 'Open a terminal and run:'
        : 'The project is not published yet. Open a terminal in this folder and run:',
    started: (line) =>
      `The first start needs the Internet and takes one or two minutes. When you see \`${line}\`,\nopen that URL in a browser. Ctrl+C stops the service.`,
    tests: (minutes) => `This checks the program and the data in about ${minutes} minutes on two idle cores:`,
    data: ({ records, families, calculated, sources }, edition) =>
      `Edition ${edition} has ${records} records in ${families} families (kinds of records), plus ${calculated} of holidays and population, from ${sources} sources.`,
    results: ({ records, requests, mostMemory, isOneMachine }) => [
      `| measured on ${isOneMachine ? 'a machine' : 'machines'} with two cores | result |`,
      '|---|---:|',
      `| a municipality by its id | ${records} requests per second |`,
      `| memory during ${requests} requests (highest median) | ${mostMemory} MB |`,
    ],
  },
  es: {
    count: new Intl.NumberFormat('es-CO'),
    start: (isPublic) =>
      isPublic
        ? 'Abre una terminal y ejecuta:'
        : 'El proyecto aún no está publicado. Abre una terminal en esta carpeta y ejecuta:',
    started: (line) =>
      `El primer arranque necesita Internet y toma uno o dos minutos. Cuando aparezca \`${line}\`,\nabre esa URL en el navegador. Ctrl+C detiene el servicio.`,
    tests: (minutes) =>
      `Este comando revisa el programa y los datos en unos ${minutes} minutos con dos núcleos libres:`,
    data: ({ records, families, calculated, sources }, edition) =>
      `La edición ${edition} tiene ${records} registros de ${families} familias (tipos de registros), más ${calculated} de festivos y población, de ${sources} fuentes.`,
    results: ({ records, requests, mostMemory, isOneMachine }) => [
      `| ${isOneMachine ? 'medido en una máquina' : 'medido en máquinas'} de dos núcleos | resultado |`,
      '|---|---:|',
      `| un municipio por su id | ${records} solicitudes por segundo |`,
      `| memoria durante ${requests}${requests.endsWith('000.000') ? ' de' : ''} solicitudes (mediana más alta) | ${mostMemory} MB |`,
    ],
  },
};

export async function readme(
  { server }: Service,
  path: keyof typeof readmes,
  current: string,
): Promise<GeneratedFile> {
  const { count, start, started, tests, data, results } = wordings[readmes[path]];
  const { families, sources, version } = (await server.inject('/api/v1/dataset')).json<ReadmeCounts>();
  const records = families.reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  const figures = {
    records: count.format(records),
    families: count.format(families.filter(({ rows }) => rows !== null).length),
    // Holidays and series are calculated.
    calculated: count.format(families.filter(({ rows }) => rows === null).length),
    sources: count.format(sources.length),
  };
  const { body } = await server.inject(EXAMPLE);
  const project = JSON.parse(await read('package.json')) as PackageVersions;
  const parts = {
    start: [
      start(project.repository !== undefined),
      shell(startCommands(project)),
      started(listeningLine(SERVICE)),
    ].join('\n\n'),
    // Double quotes also work in the Windows command prompt.
    example: `${shell([`curl "${SERVICE}${EXAMPLE}"`])}\n\n\`\`\`json\n${body}\n\`\`\``,
    tests: `${tests(count.format(await minutesOfTests()))}\n\n${shell([about.commands.test])}`,
    data: data(figures, version),
    results: results(await measured(count)).join('\n'),
  };
  const text = Object.entries(parts).reduce(
    (filled, [name, part]) => replacePart(filled, name, part),
    current,
  );
  return { path, text };
}

/** Has no prompt, so that the block can be copied as a whole. */
const shell = (lines: readonly string[]) => ['```sh', ...lines, '```'].join('\n');

const read = (path: string) => readFile(join(projectFolder(), path), 'utf8');

interface PackageVersions {
  readonly repository?: { readonly url: string };
}

/** The commands start in the folder until the project has a public repository. */
function startCommands({ repository }: PackageVersions): readonly string[] {
  const url = repository?.url.replace(/^git\+/, '');
  const clone = url === undefined ? [] : [`git clone ${url} ${FOLDER}`, `cd ${FOLDER}`];
  return [...clone, about.commands.start];
}

/** Follows from the limit of `npm test`, because two files run at a time. */
async function minutesOfTests(): Promise<number> {
  const [, seconds] = /`npm test` has a limit of (\d+) s/.exec(await read('CONTRIBUTING.md')) ?? [];
  if (seconds === undefined) throw new Error('CONTRIBUTING.md has no limit of npm test.');
  return Math.ceil(Number(seconds) / 2 / 60);
}

/** From the pages that the programs of the measurements write. */
async function measured(count: Intl.NumberFormat): Promise<MeasuredSizes> {
  const [performance, reliability] = ['docs/performance.md', 'docs/reliability.md'] as const;
  const texts = { [performance]: await read(performance), [reliability]: await read(reliability) };
  const found = (path: keyof typeof texts, pattern: RegExp) => {
    const [, part] = pattern.exec(texts[path] as string) ?? [];
    if (part === undefined) throw new Error(`${path} has no figure of the form ${pattern}.`);
    return part;
  };
  const figure = (path: keyof typeof texts, pattern: RegExp) =>
    count.format(Number(found(path, pattern).replaceAll(',', '')));
  const processor = (path: keyof typeof texts) => found(path, /\b2 cores (\(.+\)), \d+ GiB/);
  return {
    records: figure(performance, /^\| a City by id \| ([\d,]+) \|/m),
    requests: figure(reliability, /\bsent ([\d,]+) requests\b/),
    mostMemory: figure(reliability, /^\| memory is at most \d+ MB in every tenth \| (\d+) MB/m),
    isOneMachine: processor(performance) === processor(reliability),
  };
}
