// The status page: everyone sees the state, and only the networks of the operator see the load.
import { expect, it } from 'vitest';
import { localService, publicService } from './services.js';

it.each([
  ['127.0.0.0/8', localService, true],
  ['none', publicService, false],
] as const)('with ADMIN_NETWORKS=%s', async (_, serviceWith, isAdmin) => {
  const { service, address: origin } = await serviceWith();
  for (const path of ['/en/status', '/es/estado']) {
    const response = await fetch(`${origin}${path}`);
    const body = await response.text();
    expect([200, 503]).toContain(response.status);
    expect(body).toContain(String(service.engine.catalog.edition.version));
    expect(body.includes('id="load"')).toBe(isAdmin);
    expect(body.includes('href="/metrics"')).toBe(isAdmin);
  }
});
