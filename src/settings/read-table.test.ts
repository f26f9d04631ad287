// The value of a secret never appears in a message.
import { expect, it } from 'vitest';
import { contactUri, integer } from './kinds.js';
import { setting } from './setting.js';
import { readTable } from './settings.js';

const text = { en: 'the store', es: 'el almacén' };
const table = {
  stores: setting({ group: text, variable: 'STORES', kind: integer(0, 9), fallback: 1, help: text }),
  storeUrl: setting({
    group: text,
    variable: 'STORE_URL',
    kind: contactUri,
    fallback: undefined,
    help: text,
    secret: true,
  }),
};

const SECRET = 'tcp://user:hunter2@store';

it.each<[Record<string, string>, string[], string]>([
  [{ STORE_URL: SECRET }, [], 'STORE_URL must be a mailto: or https: URI '],
  [{}, ['--store-url', SECRET], '--store-url must be a mailto: or https: URI '],
  [{}, [`--store-url=${SECRET}`], '--store-url must be a mailto: or https: URI '],
  [{ STORE_UR: SECRET }, [], 'STORE_UR is not a setting. Did you mean STORE_URL?'],
  [{}, ['--stor-url', SECRET], '--stor-url is not a flag. Did you mean --store-url?'],
  [{}, [`--stor-url=${SECRET}`], '--stor-url is not a flag. Did you mean --store-url?'],
  [{}, [SECRET], 'Argument 1 is not a flag. '],
  [{}, [`STORE_URL=${SECRET}`], 'Argument 1 is not a flag. Did you mean --store-url?'],
])('is not shown when it is given as %j %j', (environment, args, says) => {
  const { values, faults } = readTable(table, environment, args);
  expect(faults).toEqual([expect.stringContaining(says)]);
  expect(faults.join()).not.toContain('hunter2');
  expect(values).toEqual({ stores: 1, storeUrl: undefined });
});

it('reads the variable of a secret as any other value', () => {
  const { values, faults } = readTable(table, { STORE_URL: 'https://store' }, ['--stores=2']);
  expect({ values, faults }).toEqual({ values: { stores: 2, storeUrl: 'https://store' }, faults: [] });
});
