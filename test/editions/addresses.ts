// Unusable URLs of databases, given to the programs: each is reported in a line, none with its password.
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../../src/storage/postgres/database.js';
import { runProgram } from './run-program.js';

const PASSWORD = 'geh3im/nis';

export function describeAddresses(
  database: () => { readonly client: pg.Client; readonly url: string },
): void {
  const addressOf = (user: string) =>
    database().url.replace('postgres@', `${user}:${encodeURIComponent(PASSWORD)}@`);

  beforeAll(async () => {
    const { client } = database();
    // One user has to give a password; all others are let in as before.
    const { rows } = await client.query('SHOW hba_file');
    await client.query(`CREATE ROLE guarded LOGIN PASSWORD 'another'`);
    await client.query(
      `COPY (VALUES ('host all guarded 127.0.0.1/32 scram-sha-256'), ('host all all 127.0.0.1/32 trust')) TO '${rows[0].hba_file}'`,
    );
    await client.query('SELECT pg_reload_conf()');
    const isLetIn = () =>
      connectDatabase(addressOf('guarded')).then(
        (guest) => guest.end().then(() => true),
        () => false,
      );
    for (let attempts = 0; attempts < 200 && (await isLetIn()); attempts++);
  });

  it.each([
    {
      what: 'an unreachable server',
      address: () => addressOf('me').replace(/:\d+\//, ':1/'),
      expected: /^Cannot reach the database 127\.0\.0\.1:1\/\w+: .*ECONNREFUSED.*\n$/,
    },
    {
      what: 'an unknown database',
      address: () => addressOf('postgres').replace(/\w+$/, 'nowhere'),
      expected: /^Cannot reach the database \S+: database "nowhere" does not exist\n$/,
    },
    {
      what: 'a wrong password',
      address: () => addressOf('guarded'),
      expected: /^Cannot reach the database \S+: password authentication failed for user "guarded"\n$/,
    },
    {
      what: 'an unescaped password',
      address: () => addressOf('me').replace('%2F', '/'),
      expected: /^DATABASE_URL must be a URL such as .*%2F.*\n$/,
    },
    {
      what: 'an empty address',
      address: () => '',
      expected: /^DATABASE_URL is required: the URL of the database, such as .*\n$/,
    },
  ])('uses an address with $what', async ({ address, expected }) => {
    const runs = await Promise.all([
      runProgram('editions', [], { DATABASE_URL: address() }),
      runProgram('publish-edition', [], { DATABASE_URL: address() }),
    ]);
    for (const { code, output, errors } of runs) {
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toMatch(expected);
      for (const secret of ['geh3im', 'nis@']) expect(errors).not.toContain(secret);
    }
  });
}
