// The visible part of a database URL, and the error if the database does not answer.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { connectDatabase, databaseName, reasonOf } from './database.js';

it.each([
  ['postgres://me:secret@db.example:6543/atlas', 'db.example:6543/atlas'],
  ['postgresql://me@db.example/atlas?sslmode=require&password=secret', 'db.example:5432/atlas'],
  ['postgres:///atlas?host=/run/postgresql', '/run/postgresql:5432/atlas'],
  ['postgres://me:se%2Fcret@[::1]:1/atlas', '[::1]:1/atlas'],
])('shows of %s no more than %s', (url, name) => {
  expect(databaseName(url)).toBe(name);
});

it.each([
  '',
  'atlas',
  'http://me:secret@host/atlas',
  'postgres://me:secret/1@host/atlas',
  'postgres://me:12/secret@host/atlas',
  'postgres://me:12#secret@host/atlas',
  'postgres://me:12?secret@host/atlas',
  'postgres://me:secret%@host/atlas',
])('refuses %j, without repeating it', (url) => {
  expect(() => databaseName(url)).toThrow(/^DATABASE_URL must be a URL such as (?!.*secret)/);
});

describe('a reason', () => {
  const url = 'postgres://me:a%2Fb@host/atlas?password=third';

  it.each([
    [new Error('cannot use a/b or a%2Fb or third'), 'cannot use *** or *** or ***'],
    [new AggregateError([new Error('first of two'), new Error('second')]), 'first of two'],
    [Object.assign(new Error(''), { code: 'ECONNRESET' }), 'ECONNRESET'],
    ['no error at all', 'no error at all'],
  ])('is one line without the password: %s', (error, reason) => {
    expect(reasonOf(error, url)).toBe(reason);
  });
});

it('gives up on a server that never answers', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const connecting = connectDatabase(`postgres://me:secret@127.0.0.1:${port}/atlas`, {
    connectMs: 200,
    lockMs: 200,
  });
  await expect(connecting).rejects.toThrow(/^Cannot reach the database 127\.0\.0\.1:\d+\/atlas: .*timeout/);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
