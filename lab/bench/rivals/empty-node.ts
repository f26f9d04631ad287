// The limit of the runtime: node:http that finds nothing, reads nothing and writes one ready text.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RecordedAnswer } from './bare-node.js';

const [file, port] = process.argv.slice(2) as [string, string];
const [{ body }] = JSON.parse(readFileSync(file, 'utf8')) as readonly [RecordedAnswer];
const text = Buffer.from(body, 'base64').toString();

createServer((_, response) => {
  response.end(text);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
