// Starts the command of an image inside its sandbox, makes requests, runs its health check and stops it. It gets a JSON document as its
// argument, prints another, and is read from standard input, because the sandbox has no file of the project except those of the image.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const { command, healthcheck, paths, written } = JSON.parse(process.argv[2] ?? '{}');
const origin = `http://127.0.0.1:${process.env.PORT}`;

/** @param {string} path */
function faultOfWriting(path) {
  try {
    writeFileSync(path, '');
    return null;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code;
  }
}

const [program, ...args] = command;
const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
let log = '';
for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (log += text));
const ended = new Promise((resolve) => server.on('exit', (code, signal) => resolve({ code, signal })));
let isRunning = true;
ended.then(() => (isRunning = false));

const isReady = () =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (isRunning && !(await isReady())) await setTimeout(50);

/** @type {Record<string, unknown>} */
const responses = {};
for (const path of isRunning ? paths : []) {
  const response = await fetch(`${origin}${path}`);
  responses[path] = { status: response.status, text: await response.text() };
}
const check = () => spawnSync(healthcheck[0], healthcheck.slice(1)).status;
const whileServing = check();
server.kill('SIGTERM');
const end = await ended;
const [, capabilities] = /^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
const faults = Object.fromEntries(written.map((/** @type {string} */ path) => [path, faultOfWriting(path)]));
const health = { whileServing, afterwards: check() };
console.log(JSON.stringify({ user: process.getuid?.(), capabilities, faults, responses, health, end, log }));
