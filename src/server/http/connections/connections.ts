// The open connections: their clients, the number of each client, and the requests in progress on them, one at a time.
import type { Server, ServerResponse } from 'node:http';
import { Server as ConnectionServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../clients/clients.js';

/** Bounds the memory held for clients that do not read: bytes handed to connections and not yet sent, per client and in all. */
export interface UnsentBytes {
  /** Whether more may be held for this client. */
  readonly hasRoom: (client: Client) => boolean;
  /** Returns how to give the bytes back. */
  readonly hold: (client: Client, bytes: number) => () => void;
  readonly total: () => number;
}

/** From this many bytes on, the unsent part of a response is counted; the system takes smaller ones at once, unless the client does not read. */
export const LARGE = 16_384;
/** So that one client alone cannot use it up. */
const SHARE_OF_ONE = 1 / 4;

/** A response requested while there is room is sent, however large, so the bounds are exceeded by one response at most. */
export function createUnsentBytes(most: number): UnsentBytes {
  const held = new Map<string, number>();
  let total = 0;

  function change(key: string, bytes: number): void {
    total += bytes;
    const now = (held.get(key) ?? 0) + bytes;
    if (now === 0) held.delete(key);
    else held.set(key, now);
  }

  return {
    hasRoom: ({ key, isExempt }) => total < most && (isExempt || (held.get(key) ?? 0) < most * SHARE_OF_ONE),
    hold: ({ key }, bytes) => {
      change(key, bytes);
      let isHeld = true;
      return () => {
        if (isHeld) change(key, -bytes);
        isHeld = false;
      };
    },
    total: () => total,
  };
}

/** How long a client with an open connection may send one more request, and how often that is checked afterwards. */
const [GRACE, EVERY] = [500, 50];

/**
 * Stops a server without lost requests: it takes no new connections, answers requests in progress, and lets each connection end with
 * its next response. Node's own way closes idle connections at once, with requests that are on their way, and takes a response for
 * finished that is still being read. Settles when the last connection is closed, after the time given at the latest.
 */
export async function stopServer(server: Server, open: Connections, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  ConnectionServer.prototype.close.call(server, () => over.abort());
  const endIdle = async () => {
    for (let wait = GRACE; ; wait = EVERY) {
      await sleep(wait, undefined, { signal });
      open.endIdle();
    }
  };
  // Both end by being called off once the last connection is closed.
  await Promise.race([endIdle(), sleep(milliseconds, undefined, { signal })]).catch(() => {});
  over.abort();
  server.closeAllConnections();
}

export interface Connection {
  readonly socket: Socket;
  readonly peer: Client;
  /** The response to the latest request that had its turn, and how much had been read by then. */
  latest: ServerResponse | undefined;
  readUntilThen: number;
  /** Requests that were sent before the last one was answered. */
  readonly waiting: { readonly act: () => void; readonly release: () => void }[];
  /** Since when, as the watch has seen it, nothing has been requested after this response. */
  quiet: { readonly after: ServerResponse | undefined; readonly since: number } | undefined;
  /** Refuses a request whose bytes cannot be read to their end; it has not had its turn yet. */
  fault: (() => void) | undefined;
  /** The response that has a send timeout. */
  timed: ServerResponse | undefined;
}

/** Times in seconds. */
export interface ConnectionRules {
  readonly most: number;
  /** For each client that is neither exempt nor a trusted proxy. */
  readonly mostOfOne: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How long a connection may read nothing. */
  readonly sendTimeout: number;
}

export interface Connections {
  readonly opened: (socket: Socket) => void;
  readonly of: (socket: Socket) => Connection;
  /** On a busy connection: acts when the requests before it have had their responses. */
  readonly wait: (connection: Connection, act: () => void) => void;
  /** Closes a connection whose last response was written past Node: when its client has closed it, or after a moment. */
  readonly linger: (socket: Socket) => void;
  /** Node's timer for this connection has run out. */
  readonly timedOut: (socket: Socket) => void;
  /** Ends those that wait for nothing: no part of a request has come that was not answered in full. */
  readonly endIdle: () => void;
  /** Since the start: connections that were closed at once, and those cut off because the client did not read. */
  readonly refused: () => number;
  readonly count: () => number;
  readonly sendTimeouts: () => number;
}

/** How often the watch looks at all of them. */
const LOOK_EVERY = 1000;
/** How long a client has to read a response that was written past Node, in milliseconds. */
const LINGER = 1000;
/** About the memory that Node keeps for a request and its response. */
const BYTES_OF_WAITING = 4096;
/** This many may wait on each connection even without room for more. */
const FEW_WAITING = 10;

/** A response lets go of its connection when all of it is sent. */
export const isBusy = ({ latest, waiting }: Connection): boolean =>
  (latest !== undefined && latest.socket !== null) || waiting.length > 0;

/** The body of the latest request has not arrived in full, so its response waits for that. */
export const isReading = ({ latest }: Connection): boolean =>
  latest !== undefined && latest.socket !== null && !latest.req.complete;

/**
 * At most this many are open at once, and further ones are closed. Node could do that, but if it shares a port among processes, it offers a
 * connection that is too many to one after the other without end.
 */
export function createConnections(
  peerAt: (address: string) => Client,
  rules: ConnectionRules,
  unsent: UnsentBytes,
): Connections {
  const open = new Map<Socket, Connection>();
  const shares = new Map<string, number>();
  /** A request that began before the keep-alive timeout has arrived by then. */
  const longestQuiet = (rules.keepAliveTimeout + rules.requestTimeout) * 1000;
  let watch: NodeJS.Timeout | undefined;
  let [refused, sendTimeouts] = [0, 0];

  function add(socket: Socket, peer: Client): Connection {
    const connection: Connection = {
      socket,
      peer,
      latest: undefined,
      readUntilThen: 0,
      waiting: [],
      quiet: undefined,
      fault: undefined,
      timed: undefined,
    };
    open.set(socket, connection);
    shares.set(peer.key, (shares.get(peer.key) ?? 0) + 1);
    watch ??= setInterval(look, LOOK_EVERY).unref();
    socket.once('close', () => remove(connection));
    return connection;
  }

  function remove({ socket, peer: { key }, waiting }: Connection): void {
    open.delete(socket);
    const left = (shares.get(key) as number) - 1;
    if (left === 0) shares.delete(key);
    else shares.set(key, left);
    for (const { release } of waiting.splice(0)) release();
    if (open.size > 0) return;
    clearInterval(watch);
    watch = undefined;
  }

  const hasShare = ({ key, isExempt, isProxy }: Client) =>
    isExempt || isProxy || (shares.get(key) ?? 0) < rules.mostOfOne;

  /** Node sets the timer of a connection again whenever it takes some bytes; its timer for idle ones begins when all of them are sent. */
  function look(): void {
    const now = performance.now();
    for (const connection of open.values()) {
      const { socket, latest, quiet } = connection;
      if (isBusy(connection)) {
        if (connection.timed !== latest) socket.setTimeout(rules.sendTimeout * 1000);
        connection.timed = latest;
      } else if (quiet === undefined || quiet.after !== latest)
        connection.quiet = { after: latest, since: now };
      else if (now - quiet.since > longestQuiet) socket.destroy();
    }
  }

  function wait(connection: Connection, act: () => void): void {
    const { socket, peer, waiting } = connection;
    // All requests of one read are parsed, so only closing the connection stops more from coming.
    if (waiting.length >= FEW_WAITING && !unsent.hasRoom(peer)) socket.destroy();
    if (socket.destroyed) return;
    waiting.push({ act, release: unsent.hold(peer, BYTES_OF_WAITING) });
    if (waiting.length > 1) return;
    socket.pause();
    afterLatest(connection);
  }

  /** In a separate turn of the event loop, so that other connections have theirs. */
  function afterLatest(connection: Connection): void {
    connection.latest?.once('close', () => {
      if (connection.waiting.length > 0) setImmediate(takeNext, connection);
      else connection.socket.resume();
    });
  }

  function takeNext(connection: Connection): void {
    const next = connection.waiting.shift();
    next?.release();
    if (next === undefined || !connection.socket.writable) return;
    next.act();
    afterLatest(connection);
  }

  return {
    opened: (socket) => {
      const peer = peerAt(socket.remoteAddress ?? '');
      if (open.size < rules.most && hasShare(peer)) add(socket, peer);
      else {
        refused++;
        socket.destroy();
      }
    },
    of: (socket) => open.get(socket) ?? add(socket, peerAt(socket.remoteAddress ?? '')),
    wait,
    linger: (socket) => {
      const timer = setTimeout(() => socket.destroy(), LINGER).unref();
      socket.once('close', () => clearTimeout(timer)).resume();
    },
    timedOut: (socket) => {
      const connection = open.get(socket);
      if (connection !== undefined && isBusy(connection)) {
        if (connection.latest?.writableEnded === false) return;
        sendTimeouts++;
      }
      socket.destroy();
    },
    endIdle: () => {
      for (const connection of open.values())
        if (!isBusy(connection) && connection.socket.bytesRead === connection.readUntilThen)
          connection.socket.end();
    },
    refused: () => refused,
    count: () => open.size,
    sendTimeouts: () => sendTimeouts,
  };
}
