// Warns of settings that are valid but probably unintended, with one line each.
import { expect, it } from 'vitest';
import { readSettings } from './settings.js';
import { settingsWarnings } from './settings-warnings.js';

const warned = (variables: Readonly<Record<string, string>>) =>
  settingsWarnings(readSettings(variables)).map((line) => line.split(' ')[0]);

it.each([
  [{}, []],
  [{ HOST: '::1' }, []],
  [{ HOST: '0.0.0.0' }, ['PUBLIC_ORIGIN']],
  [{ TRUST_PROXY: '10.0.0.0/8' }, ['PUBLIC_ORIGIN']],
  [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://atlas.example' }, []],
  [{ ADMIN_NETWORKS: '0.0.0.0/0' }, ['ADMIN_NETWORKS']],
])('%o', (variables, names) => {
  expect(warned(variables)).toEqual(names);
});
