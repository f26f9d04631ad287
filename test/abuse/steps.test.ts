// No request, however expensive, keeps the main thread from others for longer than a few milliseconds, and neither does a start.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAtlas, type Service } from '../../src/app.js';
import { readSettings } from '../../src/settings/settings.js';
import {
  type AllSteps,
  dearRequests,
  LONGEST_STEP,
  measureSteps,
  unmeasured,
} from '../../tools/steps/measure-steps.js';

let service: Service;
let all: AllSteps;
beforeAll(async () => {
  service = await createAtlas(readSettings({ WARM_UP: 'off' }));
  all = await measureSteps(dearRequests(service));
}, 600_000);
afterAll(() => service.stop(0));

it('every route is measured', () => {
  expect(unmeasured(service, dearRequests(service))).toEqual([]);
});

it('no step takes longer than ten milliseconds of processor time', () => {
  const long = all.requests.filter(({ longest }) => longest > LONGEST_STEP);
  expect(long.map(({ name, path, longest }) => `${name}: ${longest.toFixed(1)} ms, ${path}`)).toEqual([]);
});

it('no step of the warm-up does, either', () => {
  expect(all.warmUp).toBeLessThanOrEqual(LONGEST_STEP);
});

it('none of the requests fails', () => {
  expect(all.requests.filter(({ status }) => status >= 500)).toEqual([]);
});
