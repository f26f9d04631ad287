// Points in batches, as a client sends them.
import { expect } from 'vitest';
import { sharedService } from '../system/shared-service.js';

interface Located {
  readonly city: { readonly id: number; readonly name: string; readonly daneCode: string } | null;
  readonly department: { readonly id: number; readonly name: string } | null;
  readonly nearest: {
    readonly city: { readonly id: number; readonly name: string };
    readonly distanceKm: number;
  } | null;
  readonly error: string | null;
}

interface GivenPoint {
  readonly lat: number;
  readonly lon: number;
}

export async function locateAll(points: readonly GivenPoint[]): Promise<readonly Located[]> {
  const { server } = (await sharedService()).service;
  const located: Located[] = [];
  for (let from = 0; from < points.length; from += 1000) {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/v1/locate',
      payload: { points: points.slice(from, from + 1000) },
    });
    expect(answer.statusCode).toBe(200);
    located.push(...(answer.json() as { points: Located[] }).points);
  }
  return located;
}
