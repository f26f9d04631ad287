// Measures how a client that sends full batches without a pause affects another that requests single records.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../src/settings/project-folder.js';
import { startAtlas } from './contenders.js';
import { median } from './measure.js';
import { runWrk, writeStrangers } from './wrk.js';

const [ROUNDS, SECONDS, CONNECTIONS] = [3, 3, 4];

interface BatchClient {
  /** The p99 of single records in milliseconds, without and with the batches. */
  readonly p99: { readonly quiet: number; readonly disturbed: number };
  /** The longest pauses of the event loop in milliseconds: the median of the worst in each tenth of a second, and the worst of all. */
  readonly pauses: Readonly<
    Record<'quiet' | 'disturbed', { readonly usual: number; readonly worst: number }>
  >;
  /** Batches with a response. */
  readonly batches: number;
}

export async function batchClient(
  wrk: string,
  folder: string,
  points: readonly { readonly lat: string; readonly lon: string }[],
): Promise<BatchClient> {
  const file = join(folder, 'pauses');
  const probe = pathToFileURL(join(projectFolder(), 'dist', 'lab', 'bench', 'loop-delay.js')).href;
  const server = await startAtlas({
    TRUST_PROXY: '127.0.0.1',
    NODE_OPTIONS: `--import ${probe}`,
    LOOP_DELAYS: file,
  });
  try {
    const script = await writeStrangers(folder);
    // There are few connections, so that they alone do not keep the server busy.
    const run = () => runWrk(wrk, server.origin, script, SECONDS, CONNECTIONS);
    const body = JSON.stringify({ points: points.slice(0, 1000) });
    const [quiet, disturbed, spans]: [number[], number[], BatchSpan[]] = [[], [], []];
    let batches = 0;
    for (let round = 0; round < ROUNDS; round++) {
      spans.push({ kind: 'quiet', from: Date.now() });
      quiet.push((await run()).p99);
      const sending = new AbortController();
      const sent = sendBatches(`${server.origin}/api/v1/locate`, body, sending.signal);
      spans.push({ kind: 'disturbed', from: Date.now() });
      disturbed.push((await run()).p99);
      spans.push({ kind: undefined, from: Date.now() });
      sending.abort();
      batches += await sent;
      await setTimeout(300);
    }
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    const of = (kind: BatchSpan['kind']) => pausesIn(lines, spans, kind);
    return {
      p99: { quiet: median(quiet), disturbed: median(disturbed) },
      pauses: { quiet: of('quiet'), disturbed: of('disturbed') },
      batches,
    };
  } finally {
    await server.stop();
  }
}

interface BatchSpan {
  readonly kind: 'quiet' | 'disturbed' | undefined;
  readonly from: number;
}

function pausesIn(lines: readonly string[], spans: readonly BatchSpan[], kind: BatchSpan['kind']) {
  const pauses = lines
    .map((line) => line.split(' ').map(Number) as [number, number])
    .filter(([at]) => spans.findLast(({ from }) => from + 100 < at)?.kind === kind)
    .map(([, pause]) => pause);
  return { usual: median(pauses), worst: Math.max(...pauses) };
}

/** Each request comes from another IP address, so that no limit applies. */
async function sendBatches(url: string, body: string, signal: AbortSignal): Promise<number> {
  let answered = 0;
  while (!signal.aborted) {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `192.0.2.${answered % 250}`,
    };
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A batch was answered ${response.status}.`);
    answered++;
  }
  return answered;
}
