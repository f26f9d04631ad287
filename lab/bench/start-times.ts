// How long a start takes, from spawning the process to the line with its URL.
import { startAtlas } from './contenders.js';

export async function startTimes(count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < count; run++) {
    const begin = performance.now();
    const server = await startAtlas();
    times.push(Math.round(performance.now() - begin));
    await server.stop();
  }
  return times;
}
