// Exempt clients and the operator are recognised by their direct and their forwarded address.
import { expect, it } from 'vitest';
import { createClients } from './clients.js';

const { ofPeer, ofForwarded } = createClients({
  trusted: ['127.0.0.1', '10.0.0.2'],
  exempt: ['127.0.0.0/8', '10.0.0.0/8'],
  admin: ['127.0.0.0/8', '10.0.0.0/8'],
});

it.each([
  ['loopback', '127.0.0.1', true],
  ['a network that is named', '10.9.9.9', true],
  ['mapped IPv4', '::ffff:10.9.9.9', true],
  ['a stranger', '203.0.113.7', false],
])('recognises %s directly', (_, address, expected) => {
  expect(ofPeer(address)).toMatchObject({ isExempt: expected, isAdmin: expected });
});

it.each([
  ['a stranger behind a proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7', false],
  ['a named network behind a proxy', '127.0.0.1', '10.9.9.9', '10.9.9.9', true],
  ['loopback as a proxy has it', '10.0.0.2', '127.0.0.9', '127.0.0.9', false],
  ['garbage, which leaves the proxy itself', '10.0.0.2', 'unknown', '10.0.0.2', false],
  ['a chain of proxies and nobody else', '10.0.0.2', '127.0.0.1', '127.0.0.1', false],
  ['what a peer that is not trusted says', '10.9.9.9', '10.8.8.8', '10.9.9.9', false],
  ['what a stranger says', '203.0.113.7', '127.0.0.1', '203.0.113.7', false],
])('%s', (_, peer, forwardedFor, address, expected) => {
  const client = ofForwarded(ofPeer(peer), undefined, forwardedFor);
  expect(client).toMatchObject({ address, isExempt: expected, isAdmin: expected });
});
