// The workers of a machine share one limit per client and one poll for new editions.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { hasPostgres, startTestServer, type TestServer } from '../editions/test-server.js';
import { readFolder, stampedFolder } from '../fleet/stamped-data.js';
import { flood } from '../limits/flood.js';
import { smallData } from '../system/small-data.js';
import { ask, metricsOf, type StartedCluster, startCluster } from './started-cluster.js';

/** Far more than a worker accepts before it receives the counts of the others. */
const LIMIT = 5000;
const [LOOKS, EVERY] = [1200, 200];

it('count a client together, with one limit on the machine', async () => {
  const cluster = await startCluster({
    RATE_LIMIT: String(LIMIT),
    RATE_LIMIT_WINDOW: '3600',
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    const flooded = { ports: [cluster.port], client: '203.0.113.1', limit: LIMIT, connections: 20 };
    const [accepted] = (await flood(flooded)) as [number];
    console.log(`Of a limit of ${LIMIT}, two workers accepted ${accepted}.`);
    expect(accepted).toBeGreaterThanOrEqual(LIMIT);
    // Without shared counts they would accept twice the limit.
    expect(accepted).toBeLessThanOrEqual(LIMIT * 1.5);
    expect((await ask(cluster.origin, '/health/ready')).text).not.toContain('limits');
  } finally {
    await cluster.kill();
  }
});

describe.skipIf(!hasPostgres)('on a database', () => {
  let server: TestServer;
  let folder: string;
  let data: string;
  let cluster: StartedCluster | undefined;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), 'atlas-workers-'));
    data = await smallData();
  });
  afterAll(async () => {
    await cluster?.kill();
    await server.stop();
    for (const made of [folder, data]) await rm(made, { recursive: true, force: true });
  });

  it('all serve the edition that one process polls for', async () => {
    const url = await server.newDatabase();
    const client = await server.connect(url);
    await migrate(colombia, client);
    await publishEdition(colombia, client, await readFolder(await stampedFolder(folder, 1, data)));
    const settings = { DATABASE_URL: url, EDITION_POLL: '1', EDITION_FOLDER: join(folder, 'kept') };
    cluster = await startCluster(settings);
    const next = await readFolder(await stampedFolder(folder, 2, data));
    await publishEdition(colombia, client, next);
    const line = `atlas_edition_info{"edition":"${editionName(next.edition)}"}`;
    for (let look = 0; look < LOOKS; look++) {
      const shown = (await metricsOf(cluster.origin)).get('atlas_editions_shown_total{}');
      if (shown === 2) break;
      await setTimeout(EVERY);
    }
    const metrics = await metricsOf(cluster.origin);
    expect([...metrics.keys()].filter((name) => name.startsWith('atlas_edition_info'))).toEqual([line]);
    expect(metrics.get('atlas_editions_shown_total{}')).toBe(2);
    expect(metrics.get('atlas_edition_is_current{}')).toBe(1);
    const { rows } = await client.query(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(Number(rows[0].count)).toBe(1);
  });
});
