// The client of a request, and its rights: whether and by which key its requests are counted, and whether it sees the operator's metrics.
import { createClientAddress } from './client-address.js';
import { clientKey } from './client-key.js';
import { readNetworks } from './networks.js';

export interface Client {
  readonly address: string;
  /** The key by which its requests are counted. */
  readonly key: string;
  readonly isExempt: boolean;
  readonly isAdmin: boolean;
  /** Its connections carry the requests of others. */
  readonly isProxy: boolean;
}

interface ClientNetworks {
  /** Proxies whose word about the client is believed. */
  readonly trusted: readonly string[];
  readonly exempt: readonly string[];
  readonly admin: readonly string[];
}

export interface Clients {
  readonly ofPeer: (address: string) => Client;
  /** Of a request with a forwarding header. */
  readonly ofForwarded: (
    peer: Client,
    forwarded: string | undefined,
    forwardedFor: string | undefined,
  ) => Client;
}

const loopback = readNetworks(['127.0.0.0/8', '::1']);

export function createClients(networks: ClientNetworks): Clients {
  const [exempt, admin] = [readNetworks(networks.exempt), readNetworks(networks.admin)];
  const trusted = readNetworks(networks.trusted);
  const clientAddress = createClientAddress(trusted);

  function describe(address: string, speaksForItself: boolean): Client {
    return {
      address,
      key: clientKey(address),
      isExempt: speaksForItself && exempt.has(address),
      isAdmin: speaksForItself && admin.has(address),
      isProxy: trusted.has(address),
    };
  }

  return {
    ofPeer: (address) => describe(address, true),
    // A proxy makes strangers look like itself, or like this machine: the address proves neither.
    ofForwarded: (peer, forwarded, forwardedFor) => {
      const address = clientAddress(peer.address, forwarded, forwardedFor);
      return describe(address, address !== peer.address && !loopback.has(address));
    },
  };
}
