// Settings that are valid and probably not meant, in one line each: the service starts, and the operator can read why it should not.
import { familiesCovered } from './families-covered.js';
import { isLocalHost } from './is-local-host.js';
import { type Settings, settingsTable } from './settings-table.js';

/** The effect if every client is in these networks. */
const consequences = {
  rateExempt: 'no request from them is counted, and one client can use up the server',
  adminNetworks: 'every client can read /metrics and the details of /health/ready',
} as const;

export function settingsWarnings(settings: Settings): readonly string[] {
  return [...wideNetworks(settings), ...noOrigin(settings)];
}

function wideNetworks(settings: Settings): readonly string[] {
  return (['rateExempt', 'adminNetworks'] as const).flatMap((name) => {
    const families = familiesCovered(settings[name]).map((family) => names[family]);
    if (families.length === 0) return [];
    return `${settingsTable[name].variable} contains all ${families.join(' and ')} addresses: ${consequences[name]}. Set it to your own networks, such as 10.0.0.0/8, or to none.`;
  });
}

/** A service that only its own machine reaches needs none; one behind a proxy or on another address probably does. */
function noOrigin({ publicOrigin, host, trustProxy }: Settings): readonly string[] {
  if (publicOrigin !== undefined || (isLocalHost(host) && trustProxy.length === 0)) return [];
  return [
    `${settingsTable.publicOrigin.variable} is not set: pages have no canonical URL and no link preview, and their examples lead to this machine. Set it to the URL that people open, such as https://atlas.example.`,
  ];
}

const names = { ipv4: 'IPv4', ipv6: 'IPv6' } as const;
