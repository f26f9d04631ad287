// Three servers behind nginx restart one after the other as fast as possible, also by kills and hangs and two at a time, and no response
// fails. `ATLAS_RUNS=5 ATLAS_RESTARTS=50 npx vitest run test/fleet/roll-out.test.ts` does the same for much longer.
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../lab/bench/child-server.js';
import { startedData } from '../process/built-server.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { useCleanUps } from '../system/clean-ups.js';
import { program } from '../system/program.js';
import { isFull } from '../system/size.js';
import { type ConstantLoad, startLoad } from './constant-load.js';
import { type ExpectedAnswers, expectAnswers } from './expected-answers.js';
import { startFleetNginx } from './fleet-nginx.js';
import { type FleetServer, fleetServer } from './fleet-server.js';
import { answers, describePhases, failuresOf, untilPhase } from './load-phase.js';
import { readFolder } from './stamped-data.js';

const nginxProgram = program('nginx');
const [RUNS, RESTARTS] = [
  Number(process.env.ATLAS_RUNS ?? 1),
  Number(process.env.ATLAS_RESTARTS ?? (isFull ? 6 : 3)),
];
/**
 * In a short run the servers start as fast as they can. In long runs they cache and warm up as in production, and get requests without a
 * pause.
 */
const [CACHE_MEGABYTES, WARM_UP, PAUSE] = RUNS === 1 ? ['0', 'off', 20] : ['128', 'on', 0];
/** The ways in which the servers end, in turn. Most are stopped, some are killed, and some hang. */
const ENDS = ['stop', 'kill', 'stop', 'stop', 'hang', 'stop'] as const;
/** The value of proxy_read_timeout, in milliseconds: a response that took as long shows that nginx has noticed. */
const NOTICED = 5000;

type End = (typeof ENDS)[number];

describe.skipIf(nginxProgram === undefined)('a fleet', { timeout: 60_000 + RESTARTS * 30_000 }, () => {
  const cleanUps = useCleanUps(afterAll);
  let servers: readonly FleetServer[];
  let load: ConstantLoad;

  beforeAll(async () => {
    const folder = await temporaryFolder('atlas-roll-out');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const ports = [await freePort(), await freePort(), await freePort()];
    // Behind a proxy that passes IP addresses on, this machine is an ordinary client.
    const settings = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '0', CACHE_MEGABYTES, WARM_UP };
    servers = ports.map((port, index) => fleetServer(`server ${index + 1}`, port, settings));
    cleanUps.push(...servers.map((server) => () => server.end('SIGKILL').catch(() => undefined)));
    await Promise.all(servers.map((server) => server.start()));
    const expected: ExpectedAnswers = new Map();
    await expectAnswers(expected, await readFolder(startedData));
    const nginx = await startFleetNginx(nginxProgram as string, folder, ports);
    cleanUps.push(nginx.stop);
    load = startLoad(nginx.origin, expected, PAUSE);
    cleanUps.push(load.stop);
  }, 120_000);

  /** Ends these servers together, and starts them again without a pause. */
  async function restart(which: readonly FleetServer[], how: End): Promise<void> {
    const phase = load.phase(`${how} ${which.map(({ name }) => name).join(' and ')}`);
    if (how === 'hang') {
      for (const server of which) server.hang();
      await untilPhase(phase, ({ slowest }) => slowest >= NOTICED);
    }
    await Promise.all(which.map((server) => server.end(how === 'stop' ? 'SIGTERM' : 'SIGKILL')));
    await Promise.all(which.map((server) => server.start()));
  }

  const serverAt = (turn: number) => servers[turn % servers.length] as FleetServer;

  it.each(Array.from({ length: RUNS }, (_, run) => run + 1))('fails no response, run %i', async (run) => {
    const from = load.phases.length;
    await answers(load.phase('quiet'), 100);
    for (let turn = 0; turn < RESTARTS; turn++) {
      // The offset grows by one after each round, so that every server ends in every way.
      await restart([serverAt(turn + Math.floor(turn / ENDS.length))], ENDS[turn % ENDS.length] as End);
    }
    for (const [turn, how] of (['kill', 'hang'] as const).entries())
      await restart([serverAt(turn), serverAt(turn + 1)], how);
    await answers(load.phase('afterwards'), 100);
    const phases = load.phases.slice(from);
    console.log(`Run ${run}, ${RESTARTS} restarts and 2 of two at once:\n${describePhases(phases)}`);
    expect(failuresOf(phases)).toEqual([]);
    const cut = phases.filter(({ name, brokenOff }) => brokenOff > 0 && !/^(kill|hang) /.test(name));
    expect(cut).toEqual([]);
  });
});
