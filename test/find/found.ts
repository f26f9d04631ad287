// The response of a search or a suggestion.
import { expect } from 'vitest';
import type { useService } from '../contract/service.js';

interface Found {
  readonly total: number;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
}

export async function found(get: ReturnType<typeof useService>['get'], path: string): Promise<Found> {
  const { status, json } = await get(path);
  expect(status, path).toBe(200);
  return json as Found;
}
