// The resources that a server holds for its clients, by its metrics, and a check that it has released them.
import { expect } from 'vitest';
import { ask, statusOf } from './raw-client.js';

interface Held {
  /** It includes the request for the metrics. */
  readonly connections: number;
  readonly bodyBytes: number;
  readonly unsentBytes: number;
}

export async function heldBy(port: number): Promise<Held> {
  const lines = (await ask(port, '/metrics')).split('\n');
  const value = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  return {
    connections: value('atlas_connections'),
    bodyBytes: value('atlas_body_bytes'),
    unsentBytes: value('atlas_unsent_bytes'),
  };
}

const NOTHING: Held = { connections: 1, bodyBytes: 0, unsentBytes: 0 };

/** The server releases them within moments, and serves another client as usual. */
export async function expectNothingHeld(port: number): Promise<void> {
  await expect.poll(() => heldBy(port), { timeout: 120_000 }).toEqual(NOTHING);
  expect(statusOf(await ask(port, '/api/v1/Region/1', [], '127.0.0.9'))).toBe(200);
}
