// A service with its own settings on a free port until the end of the file, or of the test with `onTestFinished`.
import { afterAll } from 'vitest';
import type { Compressor } from '../../src/server/http/compressor.js';
import { atlasWith } from './project-dataset.js';

export async function startAtlas(
  environment: Readonly<Record<string, string>> = {},
  after: (stop: () => Promise<void>) => void = afterAll,
  compressor?: Compressor,
) {
  const service = await atlasWith(environment, compressor);
  after(() => service.stop(0));
  const origin = await service.server.listen({ host: '127.0.0.1', port: 0 });
  return { service, origin, port: Number(new URL(origin).port) };
}
