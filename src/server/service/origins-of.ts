// The origins of the service, from its settings.
import { isLocalHost } from '../../settings/is-local-host.js';
import type { Settings } from '../../settings/settings.js';
import type { Origins } from '../http/fast-path/edition-responses.js';

/** A port that the system picks is not known before the service listens. */
export const originsOf = ({
  publicOrigin,
  host,
  port,
}: Pick<Settings, 'publicOrigin' | 'host' | 'port'>): Origins => ({
  publicOrigin,
  localOrigin:
    port === 0
      ? undefined
      : `http://${host.includes(':') && isLocalHost(host) ? `[${host}]` : '127.0.0.1'}:${port}`,
});
