// The kinds of setting values: how one is read, and the valid values in words.
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Localized } from '../engine/text/localized.js';
import { DATABASE_EXAMPLE, HOW_TO_ESCAPE, isDatabaseUrl, isEncoded, parseNetwork } from './read-address.js';

export interface SettingKind<Value> {
  /** The text follows "must be". */
  readonly words: Localized;
  /** One word for the help, such as `<integer>`. */
  readonly placeholder: string;
  /** Undefined if the text is not a value of this kind. */
  readonly read: (raw: string) => Value | undefined;
}

export const integer = (from: number, to: number): SettingKind<number> => ({
  words: { en: `an integer from ${from} to ${to}`, es: `un entero de ${from} a ${to}` },
  placeholder: 'integer',
  read: (raw) => (/^(0|[1-9]\d*)$/.test(raw) ? within(Number(raw), from, to) : undefined),
});

/** The number of processors of this process, or another number. */
export const processes = (most: number): SettingKind<number> => {
  const count = integer(1, most);
  return {
    words: {
      en: `auto, for one per processor, or ${count.words.en}`,
      es: `auto, para uno por procesador, o ${count.words.es}`,
    },
    placeholder: 'integer|auto',
    read: (raw) => (raw === 'auto' ? Math.min(availableParallelism(), most) : count.read(raw)),
  };
};

export const share: SettingKind<number> = {
  words: { en: 'a number from 0 to 1, such as 0.05', es: 'un número de 0 a 1, como 0.05' },
  placeholder: 'number',
  read: (raw) => (/^(\d+|\d*\.\d+)$/.test(raw) ? within(Number(raw), 0, 1) : undefined),
};

export const choice = <const Value extends string>(...values: readonly Value[]): SettingKind<Value> => {
  const [others, last] = [values.slice(0, -1).join(', '), values.at(-1)];
  return {
    words: { en: `one of ${others} or ${last}`, es: `uno de ${others} o ${last}` },
    placeholder: 'word',
    read: (raw) => values.find((value) => value === raw),
  };
};

export const listeningHost: SettingKind<string> = {
  words: {
    en: 'an address such as 127.0.0.1, 0.0.0.0 or ::, or a host name, without scheme or port',
    es: 'una dirección como 127.0.0.1, 0.0.0.0 o ::, o un nombre de host, sin esquema ni puerto',
  },
  placeholder: 'host',
  read: (raw) => (isIP(raw) !== 0 || isHostName(raw) ? raw : undefined),
};

/** An origin as browsers write it: scheme and host in lower case, and the port if it is not the default. */
export const origin: SettingKind<string> = {
  words: {
    en: 'an origin such as https://atlas.example, without path, query or password',
    es: 'un origen como https://atlas.example, sin ruta, consulta ni contraseña',
  },
  placeholder: 'origin',
  read: (raw) => {
    // Users copy it from the address bar with a slash.
    const given = raw.replace(/\/$/, '');
    return /^https?:\/\//.test(given) && isPlainUri(given) && new URL(given).origin === given
      ? given
      : undefined;
  },
};

export const folder: SettingKind<string> = {
  words: { en: 'the path of an existing folder', es: 'la ruta de una carpeta que ya existe' },
  placeholder: 'folder',
  read: (raw) => (isFolder(raw) ? raw : undefined),
};

/** The path of something that can be created later. */
export const path: SettingKind<string> = {
  words: { en: 'the path of a folder, existing or not', es: 'la ruta de una carpeta, exista o no' },
  placeholder: 'folder',
  read: (raw) => (raw.trim() === raw && !raw.includes('\0') && isFolder(raw) !== false ? raw : undefined),
};

export const databaseUrl: SettingKind<string> = {
  words: {
    en: `a URL such as ${DATABASE_EXAMPLE}, ${HOW_TO_ESCAPE.en}`,
    es: `una URL como ${DATABASE_EXAMPLE}, ${HOW_TO_ESCAPE.es}`,
  },
  placeholder: 'url',
  read: (raw) => (isDatabaseUrl(raw) ? raw : undefined),
};

export const networks: SettingKind<readonly string[]> = {
  words: {
    en: 'none, or a comma-separated list of addresses and networks such as 10.0.0.0/8,::1',
    es: 'none, o una lista de direcciones y redes separadas por comas, como 10.0.0.0/8,::1',
  },
  placeholder: 'networks',
  read: (raw) => {
    const given = listed(raw);
    return given.every((part) => parseNetwork(part) !== undefined) ? Object.freeze(given) : undefined;
  },
};

function listed(raw: string): string[] {
  const parts = raw.trim() === 'none' ? [] : raw.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** The shortest prefix, which is that of all private IPv6 addresses. A larger network would include strangers. */
const SHORTEST = 7;

export const proxies: SettingKind<readonly string[]> = {
  ...networks,
  words: {
    en: 'none, or a comma-separated list of the addresses or networks of your proxies such as 10.0.0.0/8,::1, never all addresses (0.0.0.0/0 or ::/0), because then every client could claim any address',
    es: 'none, o una lista de las direcciones o redes de tus propios proxies separadas por comas, como 10.0.0.0/8,::1, nunca todas las direcciones (0.0.0.0/0 o ::/0), porque entonces cualquier cliente podría hacerse pasar por cualquier dirección',
  },
  read: (raw) => {
    const given = networks.read(raw);
    return given?.every((each) => (parseNetwork(each)?.bits ?? 0) >= SHORTEST) ? given : undefined;
  },
};

export const origins: SettingKind<readonly string[]> = {
  words: {
    en: 'none, or a comma-separated list of origins such as https://example.org, without a path',
    es: 'none, o una lista de orígenes separados por comas, como https://example.org, sin ruta',
  },
  placeholder: 'origins',
  read: (raw) => {
    const given = listed(raw);
    return given.every(isOrigin) ? Object.freeze(given.map((each) => new URL(each).origin)) : undefined;
  },
};

const isOrigin = (raw: string) =>
  isPlainUri(raw) && /^https?:$/.test(new URL(raw).protocol) && /^[^/]*\/\/[^/?#@]+\/?$/.test(raw);

export const contactUri: SettingKind<string> = {
  words: {
    en: 'a mailto: or https: URI such as mailto:security@example.org',
    es: 'un URI mailto: o https:, como mailto:security@example.org',
  },
  placeholder: 'uri',
  // URL parsers accept spaces and line ends, which would become separate lines in security.txt.
  read: (raw) => (/^(mailto:[^@]+@[^@]+|https:\/\/.+)$/.test(raw) && isPlainUri(raw) ? raw : undefined),
};

/** Pages append the text of a report to it. */
export const reportUri: SettingKind<string> = {
  ...contactUri,
  words: {
    en: 'a mailto: or https: URI such as mailto:data@example.org or https://example.org/issues/new',
    es: 'un URI mailto: o https:, como mailto:data@example.org o https://example.org/issues/new',
  },
};

/** The branch is written as in GitHub URLs: `/tree/next`. */
export const repositoryUrl: SettingKind<string> = {
  words: {
    en: 'the https: URL of a repository on GitHub such as https://github.com/owner/name, or of a branch such as https://github.com/owner/name/tree/next',
    es: 'la URL https: de un repositorio de GitHub como https://github.com/owner/name, o de una rama como https://github.com/owner/name/tree/next',
  },
  placeholder: 'url',
  read: (raw) =>
    isPlainUri(raw) &&
    /^https:\/\/[\w.:-]+\/[\w-]+\/(?!\.+(\/|$))[\w.-]+(?<!\.git)(\/tree\/[\w-][\w.-]*(\/[\w-][\w.-]*)*)?$/.test(
      raw,
    )
      ? raw
      : undefined,
};

export const redisUrl: SettingKind<string> = {
  words: {
    en: `a URL such as redis://host:6379 or rediss://user:password@host:6380/0, ${HOW_TO_ESCAPE.en}`,
    es: `una URL como redis://host:6379 o rediss://user:password@host:6380/0, ${HOW_TO_ESCAPE.es}`,
  },
  placeholder: 'url',
  read: (raw) => (isRedisUrl(raw) ? raw : undefined),
};

const within = (value: number, from: number, to: number) =>
  value >= from && value <= to ? value : undefined;

/** A last label of digits is a mistyped address, such as 127.0.0.256. */
const isHostName = (raw: string) =>
  raw.length <= 253 &&
  /^([a-z\d]([a-z\d_-]{0,61}[a-z\d])?\.)*[a-z\d]([a-z\d_-]{0,61}[a-z\d])?$/i.test(raw) &&
  !/(^|\.)\d+$/.test(raw);

/** Undefined if the path cannot be read. */
function isFolder(path: string): boolean | undefined {
  try {
    return statSync(path).isDirectory();
  } catch {
    return undefined;
  }
}

const isPlainUri = (raw: string) => /^[\x21-\x7e]+$/.test(raw) && URL.canParse(raw);

function isRedisUrl(raw: string): boolean {
  if (!isPlainUri(raw) || !/^rediss?:\/\//.test(raw)) return false;
  const { hostname, username, password, pathname, search, hash } = new URL(raw);
  return (
    hostname !== '' && /^(\/\d*)?$/.test(pathname) && search + hash === '' && isEncoded(username + password)
  );
}
