// The result of the soak test, as Markdown.
import { cpus, totalmem } from 'node:os';
import { type judge, memoryByTenth, type Run } from './judge.js';

const numberText = (value: number, digits = 0) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);

function describeSoakMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim()}), ${memory} GiB, Node ${process.version}, Linux`;
}

export function soakReport(
  run: Run,
  judgements: ReturnType<typeof judge>,
  seed: number,
  seconds: number,
): string {
  const { load, samples } = run;
  const verdicts = judgements.map(
    ({ promise, found, isMet }) => `| ${promise} | ${found} | ${isMet ? 'yes' : '**no**'} |`,
  );
  const tenths = memoryByTenth(run).map(
    (bytes, index) => `| ${index + 1} | ${numberText(bytes / 2 ** 20)} |`,
  );
  const kinds = [...load.byKind]
    .sort(([, a], [, b]) => b - a)
    .map(
      ([kind, count]) =>
        `| ${kind} | ${numberText(count)} | ${numberText((count / load.answered) * 100, 1)} % |`,
    );
  return `# Reliability

\`node dist/lab/soak/soak.js --write\` sends a long mix of requests to the built service, monitors its process and writes this page. This run
sent ${numberText(load.answered)} requests on ${numberText(load.connections)} connections, 16 at a time with up to 4 requests in flight on each. On half of the connections, the client
hung up in the middle of a response of several megabytes. The service sent ${numberText(load.bytes / 1e9, 1)} GB in ${numberText(seconds)} s, at ${numberText(load.answered / seconds)} requests per second. Client and service
ran on one machine with ${describeSoakMachine()}. The seed was ${seed}.

| target | found | met |
|---|---|---|
${verdicts.join('\n')}

## Memory

At most ${Math.max(...samples.map(({ descriptors }) => descriptors))} file descriptors were open at a time. This is the median memory in each tenth of the run:

| tenth | MB |
|---:|---:|
${tenths.join('\n')}

## Requests

| request | count | share |
|---|---:|---:|
${kinds.join('\n')}

## Other tests

The test suite checks the real process in more situations (\`test/process/\`):

- 500 clients that send one byte per second do not slow down other clients and are disconnected.
- A stop under load loses no response, and slow readers do not delay it.
- A start that cannot succeed reports the reason in one line and exits.

A second suite (\`test/fleet/\`) runs three servers behind nginx with PostgreSQL and Redis. One of the servers runs the previous version. No request fails, and no
response mixes two editions, in these situations:

- Editions are published, rolled back and rejected.
- A server is killed.
- A server starts without the database.
- Redis hangs and then stops.
`;
}
