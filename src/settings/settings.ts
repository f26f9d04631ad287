// What an operator can set, as a table: name, default, help and how a value is read.

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Undefined stands for the data that comes with the service. */
  readonly dataFolder: string | undefined;
}

interface Setting<Value> {
  readonly variable: string;
  readonly fallback: Value;
  readonly help: string;
  readonly read: (raw: string) => Value | undefined;
}

export const settingsTable: { readonly [Name in keyof Settings]: Setting<Settings[Name]> } = {
  host: {
    variable: 'HOST',
    fallback: '127.0.0.1',
    help: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
    read: (raw) => raw,
  },
  port: {
    variable: 'PORT',
    fallback: 3000,
    help: 'the port to listen on, an integer from 0 to 65535; 0 takes any free one',
    read: (raw) => (/^\d{1,5}$/.test(raw) && Number(raw) <= 65_535 ? Number(raw) : undefined),
  },
  dataFolder: {
    variable: 'DATA_FOLDER',
    fallback: undefined,
    help: 'the folder to read the records from, in place of the data that comes with the service',
    read: (raw) => raw,
  },
};

export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  function read<Value>({ variable, fallback, help, read: parse }: Setting<Value>): Value {
    const raw = environment[variable];
    if (raw === undefined || raw === '') return fallback;
    const value = parse(raw);
    if (value === undefined) throw new SettingsFault(`${variable}=${raw} cannot be used: it is ${help}.`);
    return value;
  }
  return Object.freeze({
    host: read(settingsTable.host),
    port: read(settingsTable.port),
    dataFolder: read(settingsTable.dataFolder),
  });
}
