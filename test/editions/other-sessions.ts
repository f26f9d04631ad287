// Other sessions in the database: they hold locks, publish at the same time, hang, or have published thousands of editions.
import type pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { connectDatabase, describeLockHolder } from '../../src/storage/postgres/database.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { pollEditions } from '../../src/storage/postgres/poll-editions.js';
import { currentEdition, publishedEditions } from '../../src/storage/postgres/postgres-editions.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { useEdition } from '../../src/storage/postgres/use-edition.js';
import { toyModel } from '../toy/toy-model.js';
import type { TestServer } from './test-server.js';
import { firstToy, toyDatabase } from './toy-database.js';

const MANY = 4000;
const first = editionName(firstToy.edition);

export function describeOthers(server: () => TestServer): void {
  let client: pg.Client;
  let url: string;
  beforeEach(async () => {
    ({ client, url } = await toyDatabase(server()));
  });

  it('limits every statement from the first on', async () => {
    const limits = async (connected: pg.Client) => {
      const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
      const shown: unknown[] = [];
      for (const name of names) shown.push((await connected.query(`SHOW ${name}`)).rows[0][name]);
      await connected.end();
      return shown;
    };
    const timeouts = { connectMs: 5000, lockMs: 2000, statementMs: 4000 };
    expect(await limits(await connectDatabase(url, timeouts))).toEqual(['2s', '4s', '0']);
    expect(await limits(await connectDatabase(url))).toEqual(['30s', '0', '1min']);
    expect(await limits(await connectDatabase(`${url}?lock_timeout=70`))).toEqual(['70ms', '0', '1min']);
  });

  it('leaves no session behind after polls that had to wait', async () => {
    const POLLS = 4;
    await publishEdition(toyModel, client, firstToy);
    const holder = await server().connect(url);
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE atlas.all_editions, atlas.current_edition IN ACCESS EXCLUSIVE MODE');
    const reasons: string[] = [];
    await new Promise<void>((resolve) => {
      const stop = pollEditions(url, 0.05).follow({
        current: () => undefined,
        unreachable: (reason) => {
          if (reasons.push(reason) < POLLS) return;
          stop();
          resolve();
        },
      });
    });
    // The previous session may not have ended yet.
    const { rows } = await holder.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(reasons).toEqual(Array(POLLS).fill('canceling statement due to lock timeout'));
    await holder.query('ROLLBACK');
  });

  it('creates the tables once if two publish for the first time at once', async () => {
    await client.query('DROP SCHEMA atlas CASCADE');
    const publishers = await Promise.all([server().connect(url), server().connect(url)]);
    const changes = await Promise.all(publishers.map((publisher) => migrate(toyModel, publisher)));
    expect(changes.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 24]);
    const done = await Promise.all(
      publishers.map((publisher) => publishEdition(toyModel, publisher, firstToy)),
    );
    expect(done.map(({ wasThere }) => wasThere).toSorted()).toEqual([false, true]);
  });

  it('names a publisher that hangs to one that waits for it', async () => {
    const hung = await connectDatabase(`${url}?application_name=hung`);
    const { rows } = await hung.query('SELECT pg_backend_pid() AS pid');
    await hung.query('BEGIN');
    await hung.query(`INSERT INTO atlas.all_editions VALUES ($1, '2000.01.01', 'f', 'm', now(), false)`, [
      first,
    ]);
    const twin = await server().connect(`${url}?lock_timeout=200`);
    await expect(publishEdition(toyModel, twin, firstToy)).rejects.toMatchObject({ code: '55P03' });
    expect(await describeLockHolder(twin)).toMatch(
      new RegExp(
        `^Gave up waiting for a lock\\. Process ${rows[0].pid} of the database has held it since \\d{4}-\\d\\d-\\d\\d [\\d:]{8} UTC: hung, role postgres, from 127\\.0\\.0\\.1\\. `,
      ),
    );
    await hung.end();
    expect(await publishEdition(toyModel, twin, firstToy)).toEqual({ id: first, wasThere: false });
  });

  it(`reads one edition to go back, not all of ${MANY}`, async () => {
    await publishEdition(toyModel, client, firstToy);
    await client.query(
      `INSERT INTO atlas.all_editions SELECT 'old-' || n, '1999.01.01', 'f', 'm', now() - interval '1 day', true
       FROM generate_series(1, $1::int) n`,
      [MANY],
    );
    await client.query(
      `INSERT INTO atlas.edition_rows SELECT e.id, 'table' || n, n FROM atlas.all_editions e, generate_series(1, 34) n
       WHERE e.id LIKE 'old-%'`,
    );
    let rows = 0;
    const counting = {
      query: async (...args: Parameters<pg.Client['query']>) => {
        const result = (await client.query(...args)) as unknown as pg.QueryResult | pg.QueryResult[];
        for (const { rows: read } of [result].flat()) rows += read?.length ?? 0;
        return result;
      },
    } as unknown as pg.Client;
    await useEdition(toyModel, counting, first);
    expect(rows).toBeLessThan(70);
    const all = await publishedEditions(client);
    expect(all).toHaveLength(MANY + 1);
    expect(all.at(-1)?.rows.size).toBe(34);
  });

  it.each([
    { what: 'a pointer that is gone', sql: 'DELETE FROM atlas.current_edition' },
    { what: 'its table that is gone', sql: 'DROP TABLE atlas.current_edition' },
  ])('with $what, does not report that nothing was published', async ({ sql }) => {
    await publishEdition(toyModel, client, firstToy);
    await client.query(sql);
    await expect(currentEdition(client)).rejects.toThrow(/^No edition is current; choose one with/);
    expect((await publishedEditions(client)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [first, false],
    ]);
  });
}
