// The tests run on the oldest supported Node.js, and the programs that they start on the newest.
import { readlinkSync, realpathSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasNewestNode, programNode } from '../system/program-node.js';
import { startForTest } from './built-server.js';

it.skipIf(!hasNewestNode)('is the release of a started program', async () => {
  const { child } = await startForTest();
  expect(readlinkSync(`/proc/${child.pid}/exe`)).toBe(realpathSync(programNode));
  expect(realpathSync(programNode)).not.toBe(realpathSync(process.execPath));
});
