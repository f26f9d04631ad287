// A copy without a family has no list, record or related list of it, and contains everything else.
import { expect, it } from 'vitest';
import { sharedService } from '../../../test/system/shared-service.js';
import { leftOut } from './left-out.js';
import { staticCopy } from './static-answers.js';

const { service } = await sharedService();
const pathsWithout = (...names: readonly string[]) => {
  const { groups } = staticCopy(service, leftOut(service.model, names));
  return new Set(groups.flatMap(({ answers }) => answers.flatMap(({ paths }) => paths)));
};

it('omits the family, and nothing else', () => {
  const [all, without] = [pathsWithout(), pathsWithout('postalcode')];
  const missing = [...all].filter((path) => !without.has(path));
  expect(missing.length).toBeGreaterThan(3_600);
  expect(missing.filter((path) => !/\/PostalCode|\/postalCodes?\b/i.test(path))).toEqual([]);
  expect([...without].filter((path) => path.startsWith('/api/v1/PostalCode'))).toEqual([]);
  for (const path of ['/api/v1/PostalCode', '/api/v1/PostalCode/1', '/api/v1/City/1/postalCodes'])
    expect([path, all.has(path)]).toEqual([path, true]);
  for (const path of ['/api/v1/City/1', '/api/v1/dataset']) expect(without.has(path)).toBe(true);
});

it('names the known families if one is unknown', () => {
  expect(() => leftOut(service.model, ['Postcode'])).toThrow(
    /^--without: there is no family Postcode\. The families are Country, /,
  );
});
