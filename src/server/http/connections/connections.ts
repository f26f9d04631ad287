// The open connections, the clients they belong to, and the requests in progress on them, one at a time.
import type { Server, ServerResponse } from 'node:http';
import { Server as ConnectionServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../clients/clients.js';

/** Limits the memory for clients that do not read: bytes that were written and not sent, per client and in total. */
export interface UnsentBytes {
  /** Whether this client may hold more. */
  readonly hasRoom: (client: Client) => boolean;
  /** Returns a function that releases the bytes. */
  readonly hold: (client: Client, bytes: number) => () => void;
  readonly total: () => number;
}

/** Larger responses count until they are sent. The system takes smaller ones at once unless the client does not read. */
export const LARGE = 16_384;
/** One client alone cannot use up the memory. */
const SHARE_OF_ONE = 1 / 4;

/** A response of any size is sent while there is room, so the bounds are exceeded by one response at most. */
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

/** The time in which a client may send one more request on an open connection, and the interval of the check after that. */
const [GRACE, EVERY] = [500, 50];

/**
 * Stops a server without losing requests. It accepts no connections, answers requests in progress, and ends each connection with its next
 * response. Node's own method closes idle connections although requests may be on their way, and ends responses that are still being read.
 * Settles when the last connection is closed or the time is over, with the number of responses that were cut off.
 */
export async function stopServer(server: Server, open: Connections, milliseconds: number): Promise<number> {
  const over = new AbortController();
  const { signal } = over;
  ConnectionServer.prototype.close.call(server, () => over.abort());
  const endIdle = async () => {
    for (let wait = GRACE; ; wait = EVERY) {
      await sleep(wait, undefined, { signal });
      open.endIdle();
    }
  };
  // Both are cancelled when the last connection is closed.
  await Promise.race([endIdle(), sleep(milliseconds, undefined, { signal })]).catch(() => {});
  over.abort();
  const cut = open.busy();
  server.closeAllConnections();
  return cut;
}

export interface Connection {
  readonly socket: Socket;
  readonly peer: Client;
  /** The response to the latest request that had its turn, and the bytes that were read before it. */
  latest: ServerResponse | undefined;
  readUntilThen: number;
  /** Requests that arrived before the last one was answered. */
  readonly waiting: { readonly act: () => void; readonly release: () => void }[];
  /** The time since which no request followed this response, as far as the watch has seen. */
  quiet: { readonly after: ServerResponse | undefined; readonly since: number } | undefined;
  /** Refuses a request with unreadable bytes, when it gets its turn. */
  fault: (() => void) | undefined;
  /** The response whose send timeout is running. */
  timed: ServerResponse | undefined;
}

/** All times are in seconds. */
export interface ConnectionRules {
  readonly most: number;
  /** The most connections of each client that is neither exempt nor a trusted proxy. */
  readonly mostOfOne: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** The time in which a client must read something. */
  readonly sendTimeout: number;
}

export interface Connections {
  readonly opened: (socket: Socket) => void;
  readonly of: (socket: Socket) => Connection;
  /** Runs an action on a busy connection after the responses to earlier requests. */
  readonly wait: (connection: Connection, act: () => void) => void;
  /** Closes a connection whose last response was written past Node, when its client has closed it or after a moment. */
  readonly linger: (socket: Socket) => void;
  /** Node's timer for this connection has expired. */
  readonly timedOut: (socket: Socket) => void;
  /** Ends connections without an open request. */
  readonly endIdle: () => void;
  /** Connections with an open request. */
  readonly busy: () => number;
  /** Connections since the start that were refused, and those that were cut off because the client did not read. */
  readonly refused: () => number;
  readonly count: () => number;
  readonly sendTimeouts: () => number;
}

/** How often all connections are checked, in milliseconds. */
const LOOK_EVERY = 1000;
/** The time to read a response that was written past Node, in milliseconds. */
const LINGER = 1000;
/** The approximate memory that Node keeps for a request and its response. */
const BYTES_OF_WAITING = 4096;
/** This many requests may wait on each connection even without room for more. */
const FEW_WAITING = 10;

/** A response releases its connection when all of it is sent. */
export const isBusy = ({ latest, waiting }: Connection): boolean =>
  (latest !== undefined && latest.socket !== null) || waiting.length > 0;

/** The body of the latest request is incomplete, so its response has to wait. */
export const isReading = ({ latest }: Connection): boolean =>
  latest !== undefined && latest.socket !== null && !latest.req.complete;

/** Closes connections beyond this number. Node's own limit would offer such a connection to one process after the other without end. */
export function createConnections(
  peerAt: (address: string) => Client,
  rules: ConnectionRules,
  unsent: UnsentBytes,
): Connections {
  const open = new Map<Socket, Connection>();
  const shares = new Map<string, number>();
  /** A request that began before the keep-alive timeout has arrived after this time. */
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

  /** Node restarts the timer of a connection whenever it takes some bytes, and starts the one for idle connections when all are sent. */
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
    // All requests in one read are parsed, so only closing the connection stops further ones.
    if (waiting.length >= FEW_WAITING && !unsent.hasRoom(peer)) socket.destroy();
    if (socket.destroyed) return;
    waiting.push({ act, release: unsent.hold(peer, BYTES_OF_WAITING) });
    if (waiting.length > 1) return;
    socket.pause();
    afterLatest(connection);
  }

  /** Runs in a separate turn of the event loop, so that other connections get theirs. */
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
    busy: () => [...open.values()].filter(isBusy).length,
    refused: () => refused,
    count: () => open.size,
    sendTimeouts: () => sendTimeouts,
  };
}
