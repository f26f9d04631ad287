// The result of the soak test, as Markdown.
import { cpus, totalmem } from 'node:os';
import { type Judgement, memoryByTenth, type Run } from './judge.js';

const number = (value: number, digits = 0) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);

function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${first?.model.trim()}), ${memory} GiB, Node ${process.version}, Linux`;
}

export function soakReport(
  run: Run,
  judgements: readonly Judgement[],
  seed: number,
  seconds: number,
): string {
  const { load, samples } = run;
  const verdicts = judgements.map(
    ({ promise, found, isMet }) => `| ${promise} | ${found} | ${isMet ? 'yes' : '**no**'} |`,
  );
  const tenths = memoryByTenth(run).map((bytes, index) => `| ${index + 1} | ${number(bytes / 2 ** 20)} |`);
  const kinds = [...load.byKind]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `| ${kind} | ${number(count)} | ${number((count / load.answered) * 100, 1)} % |`);
  return `# Reliability

\`npm run test:soak -- --write\` sends a long mix of requests to the built service, watches its process and writes this page:
${number(load.answered)} requests on ${number(load.connections)} connections, 16 at a time with up to 4 requests in flight on each; half of
the connections hang up in the middle of a response of several megabytes; ${number(load.bytes / 1e9, 1)} GB in ${number(seconds)} s, ${number(load.answered / seconds)} requests per second, client and service
on one machine: ${describeMachine()}. Seed ${seed}.

| target | found | met |
|---|---|---|
${verdicts.join('\n')}

At most ${Math.max(...samples.map(({ descriptors }) => descriptors))} descriptors were open at a time. Median memory in each tenth of the run:

| tenth | MB |
|---:|---:|
${tenths.join('\n')}

Requests sent:

| request | count | share |
|---|---:|---:|
${kinds.join('\n')}

The test suite checks more, on the real process (\`test/process/\`): 500 clients that send one byte per second slow nobody down and
are disconnected; a stop under load loses no response, and no slow reader delays it; a start that cannot succeed says why in
one line. And on three servers behind nginx, one of them running the previous version, with PostgreSQL and Redis
(\`test/fleet/\`): publishing, rolling back and refusing editions, a killed server, a start without the database, and a Redis
that hangs and then stops fail no request and mix no response.
`;
}
