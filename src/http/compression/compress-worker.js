// Compresses what it is sent, in a thread and an engine of its own, and sends back exactly the bytes.
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** @param {import('./compression-thread.js').CompressionJob} job */
function compress({ body, coding, effort }) {
  if (coding === 'gzip') return gzipAsync(body, { level: effort });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}

parentPort?.on('message', async (/** @type {import('./compression-thread.js').CompressionJob} */ job) => {
  /** @type {import('./compression-thread.js').CompressionResult} */
  let result = { id: job.id };
  try {
    result = { id: job.id, body: new Uint8Array(await compress(job)) };
  } catch {
    // A result without a body says it: the plain body is sent then.
  }
  parentPort?.postMessage(result, result.body === undefined ? [] : [result.body.buffer]);
});
