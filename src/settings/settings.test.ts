// Settings: what holds when nothing is set, what is read, and what a wrong value says of itself.
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsFault, settingsTable } from './settings.js';

const defaults = { host: '127.0.0.1', port: 3000, dataFolder: undefined };

describe('settings', () => {
  it.each<[Record<string, string | undefined>, object]>([
    [{}, {}],
    [{ PORT: '', HOST: '', DATA_FOLDER: '' }, {}],
    [{ PORT: undefined, OTHER: '1' }, {}],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ DATA_FOLDER: '/tmp/x' }, { dataFolder: '/tmp/x' }],
    [{ port: '1' }, {}],
  ])('from %j are the defaults with %j', (environment, changes) => {
    expect(readSettings(environment)).toEqual({ ...defaults, ...changes });
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true);
  });

  it.each(['abc', '-1', '65536', '99999', '100000', '80.5', ' 80', '0x50'])('refuse PORT=%s', (PORT) => {
    const read = () => readSettings({ PORT });
    expect(read).toThrow(SettingsFault);
    expect(read).toThrow(
      `PORT=${PORT} cannot be used: it is the port to listen on, an integer from 0 to 65535; 0 takes any free one.`,
    );
  });

  it('have a variable and a help each', () => {
    const variables = Object.values(settingsTable).map(({ variable }) => variable);
    expect(variables).toEqual(['HOST', 'PORT', 'DATA_FOLDER']);
    for (const { help } of Object.values(settingsTable)) expect(help).toMatch(/^the .*[^.]$/);
  });
});
