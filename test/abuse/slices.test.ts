// A large response is written in slices: other clients are served between them.
import { expect, it, onTestFinished, vi } from 'vitest';
import { startAtlas } from '../system/start-atlas.js';
import { openPipeline } from './toy-server.js';

const { port } = await startAtlas({ TRUST_PROXY: '127.0.0.1' });

const SORTED = 'sortBy=type,name,code,cityId,id';
/** Milliseconds that pass whenever the service reads its clock, so that each step takes a whole turn on any machine. */
const PASSING = 2;

function slowDown(): void {
  const now = performance.now.bind(performance);
  let passed = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => {
    passed += PASSING;
    return now() + passed;
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
}

it.each([
  `/api/v1/UrbanCenter?near=4.6,-74.1&radius=2000&format=geojson&${SORTED}`,
  `/api/v1/UrbanCenter?format=csv&${SORTED}`,
  `/api/v1/UrbanCenter?format=ndjson&${SORTED}`,
  '/api/v1/PostalCode?format=csv&expand=city&sortBy=type,code',
])('%s', async (large) => {
  const [greedy, stranger] = [
    await openPipeline(port, '203.0.113.7'),
    await openPipeline(port, '203.0.113.8'),
  ];
  stranger.send('GET /api/v1/City/167');
  await stranger.statuses(1);
  slowDown();
  const order: string[] = [];
  const made = greedy.statuses(1).then((statuses) => {
    order.push('large');
    return statuses;
  });
  greedy.send(`GET ${large}`);
  for (let count = 2; count <= 6; count++) {
    stranger.send('GET /api/v1/City/167');
    await stranger.statuses(count);
    order.push('stranger');
  }
  expect(await made).toEqual([200]);
  expect(order.slice(0, 5)).toEqual(Array(5).fill('stranger'));
  greedy.close();
  stranger.close();
});

it.each([
  ['UrbanCenter?format=geojson&fields=name', '9'],
  ['UrbanCenter?format=geojson&fields=name&limit=1000', null],
  ['UrbanCenter?format=geojson&fields=name&limit=1001', '2'],
  ['City?expand=urbanCenters&limit=500', '3'],
  ['PostalCode/search/a', null],
  ['City?sortBy=name', null],
])('charges for %s %s', async (path, cost) => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const price = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { headers })).headers.get('atlas-cost');
  expect(await price()).toBe(cost);
  expect(await price()).toBeNull();
});
