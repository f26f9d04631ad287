// Editions on a real PostgreSQL: the readers, publishing, rejected editions, and how the tables follow the model.
import { afterAll, beforeAll, describe } from 'vitest';
import { isFull } from '../system/size.js';
import { describeBrokenEditions } from './broken-editions.js';
import { describeMigrations } from './migrations.js';
import { describeMirror } from './mirror.js';
import { describeOthers } from './other-sessions.js';
import { describePointer } from './pointer.js';
import { describePublishing } from './publishing.js';
import { describeReaders } from './readers.js';
import { describeSameBytes } from './same-bytes.js';
import { hasPostgres, startTestServer, type TestServer } from './test-server.js';

describe.skipIf(!hasPostgres)('editions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const theServer = () => server;
  describe('every reader', () => describeReaders(theServer));
  describe('the service on either reader', () => describeSameBytes(theServer));
  // test/data/mirror.test.ts tests it with files, and a service with a database returns the same changes.
  describe.runIf(isFull)('a mirror of the service on the database', () => describeMirror(theServer));
  describe('publishing', () => describePublishing(theServer));
  describe('with other sessions', () => describeOthers(theServer));
  describe('the pointer', () => describePointer(theServer));
  describe('a broken edition', () => describeBrokenEditions(theServer));
  describe('the tables', () => describeMigrations(theServer));
});
