// The public origin is a setting, and the local one depends on where the service listens.
import { expect, it } from 'vitest';
import { originsOf } from './create-service.js';

it.each([
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 8080, 'http://127.0.0.1:8080'],
  ['::', 8080, 'http://127.0.0.1:8080'],
  ['::1', 8080, 'http://[::1]:8080'],
  ['127.0.0.1', 0, undefined],
])('derives from %s:%i the origin %s', (host, port, localOrigin) => {
  expect(originsOf({ publicOrigin: undefined, host, port })).toEqual({
    publicOrigin: undefined,
    localOrigin,
  });
});
