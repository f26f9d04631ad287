import { expect, it } from 'vitest';
import { isForPeople } from './negotiation.js';

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

it.each([
  ['/nowhere', browser, true],
  ['/apiary', browser, true],
  ['/nowhere', 'text/html;q=0', false],
  ['/nowhere', '*/*', false],
  ['/nowhere', undefined, false],
  ['/api', browser, false],
  ['/api?q=1', browser, false],
  ['/API/v1/Nope', browser, false],
  ['//api/v1/Nope', browser, false],
  ['http://atlas.test//api/v1/Nope', browser, false],
])('takes %s with Accept %s for a page: %s', (url, accept, expected) => {
  expect(isForPeople({ url, headers: { accept } })).toBe(expected);
});
