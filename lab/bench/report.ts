// The measurements, as the page docs/performance.md; all of them are also in a JSON file.
import { cpus, loadavg, totalmem } from 'node:os';
import { memoryOfProcess } from '../../src/settings/settings-warnings.js';
import { type cpuRatioOf, type MeasuredRatio, median, type ratioOf } from './measure.js';

type Rounds = Parameters<typeof ratioOf>[0];

export const OURS = 'Atlas Colombia';
const [NGINX, BARE, EMPTY] = ['nginx', 'bare Node', 'empty Node'] as const;

/** One server at one work. */
interface ServerFigures {
  readonly server: string;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of processor time, per request. */
  readonly microseconds: number;
  /** Our requests per second, and our requests for the same processor time, as multiples of this server's. */
  readonly ratio?: MeasuredRatio;
  readonly cpuRatio?: ReturnType<typeof cpuRatioOf>;
  /** The least ratio of requests per second that is wanted. */
  readonly target?: number | undefined;
}

interface WorkFigures {
  readonly work: string;
  readonly isInTable: boolean;
  readonly servers: readonly ServerFigures[];
}

/** What `docs/measurements/performance.json` has. */
export interface Measurements {
  readonly machine: string;
  readonly works: readonly WorkFigures[];
  /** Undefined if only some works were measured. */
  readonly growth?: Growth | undefined;
  /** Further findings, a sentence each. */
  readonly further: readonly string[];
}

interface Growth {
  readonly times: number;
  readonly rows: readonly GrowthRow[];
}

interface GrowthRow {
  readonly what: string;
  readonly unit: 'µs' | 'ms' | 'MB';
  readonly own: number;
  readonly enlarged: number;
  /** Undefined if it must be constant. */
  readonly why?: string | undefined;
}

export function describeMachine(rounds: number, seconds: number, before?: readonly number[]): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = (of: readonly number[]) => (of[0] as number).toFixed(1);
  const loads =
    before === undefined ? load(loadavg()) : `${load(loadavg())}, at the beginning ${load(before)}`;
  return `${cpus().length} cores (${first?.model.trim()}), ${memory} GiB, Node ${process.version}, Linux; load from wrk on the same machine, 16 connections, ${rounds} interleaved rounds of ${seconds} s; load of the machine at the end ${loads}`;
}

export function figuresOf(server: string, rounds: Rounds): ServerFigures {
  const of = (field: keyof Rounds[number]) => median(rounds.map((round) => round[field]));
  return {
    server,
    requestsPerSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    microseconds: of('cpuPerRequest'),
  };
}

const formatNumber = (value: number, digits: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);

const ratioText = ({ median, least, most }: MeasuredRatio) =>
  `${formatNumber(median, 2)} (${formatNumber(least, 2)} to ${Number.isFinite(most) ? formatNumber(most, 2) : 'no response in a round'})`;

export function performancePage({ machine, works, growth, further }: Measurements): string {
  return `# Performance

\`npm run bench -- --write\` measures these figures, and writes this page and [all figures](measurements/performance.json). This run used ${machine}. Absolute
figures vary with the machine, but ratios from the same run vary far less. Each ratio is the median of our requests per second as a multiple of the other
server's, with the least and the greatest of the rounds. A dash means that the other server was not measured at this work.

${workTable(works.filter(({ isInTable }) => isInTable))}

- **nginx** serves the static copy with one process that keeps files open.
- **Bare Node** is \`node:http\`, which finds the same status, headers and bodies in memory by the URL.
- An **empty Node server** writes one ready text, the body of the first request, to every request. It is the limit of the runtime.
- The file also has two servers that answer from their data, as most services do. One implements the same contract with Fastify and PostgreSQL: ten
  connections, indexes and one prepared statement with \`json_agg\` per operation. The other is json-server with the same records.

${describeTargets(works)}
${growth === undefined ? '' : growthSection(growth)}${further.length === 0 ? '' : `\n## Other measurements\n\n${further.map((each) => `- ${each}`).join('\n')}\n`}`;
}

function workTable(works: readonly WorkFigures[]): string {
  const rows = works.map(({ work, servers }) => {
    const find = (name: string) => servers.find(({ server }) => server === name);
    const ours = find(OURS);
    const ratios = [NGINX, BARE, EMPTY].map((name) => {
      const ratio = find(name)?.ratio;
      return ratio === undefined ? '–' : ratioText(ratio);
    });
    if (ours === undefined) throw new Error(`${work} was not measured.`);
    const own = [
      formatNumber(ours.requestsPerSecond, 0),
      formatNumber(ours.microseconds, 0),
      formatNumber(ours.p99, 2),
    ];
    return `| ${[work, ...own, ...ratios].join(' | ')} |`;
  });
  const head = `| request | requests/s | CPU µs | p99 ms | of nginx | of bare Node | of an empty Node server |
|---|---:|---:|---:|---|---|---|`;
  return [head, ...rows].join('\n');
}

function describeTargets(works: readonly WorkFigures[]): string {
  const targets = works.flatMap(({ work, servers }) =>
    servers.flatMap(({ server, ratio, target }) =>
      ratio === undefined || target === undefined ? [] : [{ work, server, ratio, target }],
    ),
  );
  const missed = targets.filter(({ ratio, target }) => ratio.median < target);
  if (missed.length === 0)
    return `All ${targets.length} targets of the ${works.length} measured works are met.`;
  const lines = missed.map(
    ({ work, server, ratio, target }) =>
      `- ${work}, of ${server}: ${ratioText(ratio)}, and the target is ${target}`,
  );
  return `Of ${targets.length} targets of the ${works.length} measured works, these are missed:\n\n${lines.join('\n')}`;
}

/** Less than the spread of the rounds. */
const CONSTANT = 1.2;

function growthSection({ times, rows }: Growth): string {
  const cells = rows.map(({ what, unit, own, enlarged, why }) => {
    const [before, after] = [own, enlarged].map((value) => `${formatNumber(value, 0)} ${unit}`);
    return `| ${what} | ${before} | ${after} | ${formatNumber(enlarged / own, 2)} | ${enlarged > own * CONSTANT ? (why ?? '') : ''} |`;
  });
  return `
## With ${times} times the data

Every record is repeated ${times} times with other ids. The figures are processor time per request, and processor time and memory of the process.

| what | this edition | ${times} times | ratio | why it grows |
|---|---:|---:|---:|---|
${cells.join('\n')}
`;
}

/** Writes each member and each entry of a list on a line, so that differences are short. */
export function measurementsFile(measured: object): string {
  const members = Object.entries(measured).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const entries = Array.isArray(value) ? value.map((each) => `  ${JSON.stringify(each)}`) : undefined;
    return [` ${JSON.stringify(name)}: ${entries ? `[\n${entries.join(',\n')}\n ]` : JSON.stringify(value)}`];
  });
  return `{\n${members.join(',\n')}\n}\n`;
}

export const memoryLine = (megabytes: number): string =>
  `Memory after the run: ${megabytes} MB (target: at most ${memoryOfProcess.used} MB).`;
