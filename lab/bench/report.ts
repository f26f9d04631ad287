// The measurements, as Markdown.
import { cpus, loadavg, totalmem } from 'node:os';
import { type MeasuredRatio, median, type ratioOf } from './measure.js';

type Rounds = Parameters<typeof ratioOf>[0];

interface Verdict {
  readonly workload: string;
  readonly rival: string;
  readonly ratio: MeasuredRatio;
  /** By processor time per request. */
  readonly cpuRatio: MeasuredRatio;
  readonly promised: number | undefined;
}

export function describeMachine(rounds: number, seconds: number): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] as number).toFixed(1);
  return `${cpus().length} cores (${first?.model.trim()}), ${memory} GiB, Node ${process.version}, Linux; load from wrk on the same machine, 16 connections, ${rounds} interleaved rounds of ${seconds} s; load of the machine at the end ${load}`;
}

const number = (value: number, digits: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);

const spreadText = ({ least, most }: MeasuredRatio) =>
  `${number(least, 2)} to ${Number.isFinite(most) ? number(most, 2) : 'no response in a round'}`;

export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ workload, rival, ratio, cpuRatio, promised }) => {
    const isMet = promised === undefined ? '' : ratio.median >= promised ? 'yes' : '**no**';
    const [requests, cpu] = [ratio, cpuRatio].map(
      (each) => `${number(each.median, 2)} | ${spreadText(each)}`,
    );
    return `| ${workload} | ${rival} | ${requests} | ${cpu} | ${promised ?? ''} | ${isMet} |`;
  });
  const head =
    '| workload | compared with | ratio of requests per second | spread | ratio by processor time | spread | target | met |\n|---|---|---:|---|---:|---|---:|---|';
  return [head, ...rows].join('\n');
}

/** Each build compared with bare Node in the same run. */
interface BuildRatios {
  readonly workload: string;
  readonly builds: readonly {
    readonly build: string;
    /** Undefined if the build does not serve the workload. */
    readonly ratios: { readonly requests: MeasuredRatio; readonly cpu: MeasuredRatio } | undefined;
  }[];
}

export function buildsTable(rows: readonly BuildRatios[]): string {
  const names = rows[0]?.builds.map(({ build }) => build) ?? [];
  const cells = rows.map(({ workload, builds }) => {
    const values = builds.map(({ ratios }) =>
      ratios === undefined
        ? '–'
        : `${number(ratios.requests.median, 2)} (${spreadText(ratios.requests)}) / ${number(ratios.cpu.median, 2)} (${spreadText(ratios.cpu)})`,
    );
    return `| ${workload} | ${values.join(' | ')} |`;
  });
  return [`| workload | ${names.join(' | ')} |`, `|---|${'---|'.repeat(names.length)}`, ...cells].join('\n');
}

export function figuresTable(
  figures: readonly { readonly workload: string; readonly name: string; readonly rounds: Rounds }[],
): string {
  const of = (rounds: Rounds, field: keyof Rounds[number]) => median(rounds.map((round) => round[field]));
  const rows = figures.map(({ workload, name, rounds }) => {
    const values = [
      number(of(rounds, 'perSecond'), 0),
      number(of(rounds, 'p50'), 2),
      number(of(rounds, 'p99'), 2),
      number(of(rounds, 'cpuPerRequest'), 0),
    ];
    return `| ${workload} | ${name} | ${values.join(' | ')} |`;
  });
  const head =
    '| workload | server | requests/s | p50 ms | p99 ms | CPU µs per request |\n|---|---|---:|---:|---:|---:|';
  return [head, ...rows].join('\n');
}
