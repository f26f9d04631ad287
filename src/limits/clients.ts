// Who is asking, and what that means: whether requests are counted, by what, and whether the operator's figures are shown.
import { createClientAddress } from './client-address.js';
import { clientKey } from './client-key.js';
import { readNetworks } from './networks.js';

export interface Client {
  readonly address: string;
  /** What its requests are counted by. */
  readonly key: string;
  readonly isExempt: boolean;
  readonly isAdmin: boolean;
}

export interface ClientNetworks {
  /** Proxies whose word about the client is believed. */
  readonly trusted: readonly string[];
  readonly exempt: readonly string[];
  readonly admin: readonly string[];
}

export interface Clients {
  readonly ofPeer: (address: string) => Client;
  /** Of a request that says it was passed on. */
  readonly ofForwarded: (
    peer: Client,
    forwarded: string | undefined,
    forwardedFor: string | undefined,
  ) => Client;
}

const loopback = readNetworks(['127.0.0.0/8', '::1']);

export function createClients(networks: ClientNetworks): Clients {
  const [exempt, admin] = [readNetworks(networks.exempt), readNetworks(networks.admin)];
  const clientAddress = createClientAddress(readNetworks(networks.trusted));

  /** A proxy on this machine makes strangers look like this machine, so loopback counts only where nothing was passed on. */
  function describe(address: string, wasForwarded: boolean): Client {
    const isItself = !wasForwarded || !loopback.has(address);
    return {
      address,
      key: clientKey(address),
      isExempt: isItself && exempt.has(address),
      isAdmin: isItself && admin.has(address),
    };
  }

  return {
    ofPeer: (address) => describe(address, false),
    ofForwarded: ({ address }, forwarded, forwardedFor) =>
      describe(clientAddress(address, forwarded, forwardedFor), true),
  };
}
