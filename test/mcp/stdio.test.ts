// The program that communicates over its input and output: it writes only messages, and ends when its input does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { nodeOptions } from '../system/suites.mjs';
import { stdioProgram } from './connect.js';

const { program } = stdioProgram() as { readonly program: string };

async function run(input: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...nodeOptions, program], {
    env: { ...process.env, ...environment },
  });
  let [output, errors, lines] = ['', '', 0];
  const wanted = input.split('\n').filter((line) => line.includes('"id"')).length;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    lines = output.split('\n').length - 1;
    if (lines >= wanted) child.stdin.end();
  });
  child.stdin.write(input);
  if (wanted === 0) child.stdin.end();
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;
const hello = line({
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

it('writes one message per line and nothing else, and ends well with its input', async () => {
  const call = line({ id: 1, method: 'tools/call', params: { name: 'get_country_info', arguments: {} } });
  const { code, output, errors } = await run(
    `${hello}${line({ method: 'notifications/initialized' })}${call}`,
  );
  const messages = output
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(messages.map(({ id }) => id)).toEqual([0, 1]);
  expect(messages[0].result).toMatchObject({
    protocolVersion: '2025-11-25',
    serverInfo: { name: 'atlas-colombia' },
  });
  expect([code, errors]).toEqual([0, '']);
});

it('reports on stderr why it cannot start', async () => {
  const { code, output, errors } = await run('', { DATA_FOLDER: 'no/such/folder' });
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(/DATA_FOLDER/);
});
