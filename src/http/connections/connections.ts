// The open connections: who is at the other end, and whether anything is under way on them.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Client } from '../../clients/clients.js';

export interface Connection {
  readonly peer: Client;
  /** The answer to the latest request, and how much had been read by then. */
  latest: ServerResponse | undefined;
  readUntilThen: number;
}

export interface Connections {
  readonly opened: (socket: Socket) => void;
  /** The connection of a request, which is noted as its latest. */
  readonly asking: (socket: Socket, response: ServerResponse) => Connection;
  /** Now, or once the answer that is under way there is out. */
  readonly afterLatest: (socket: Socket, act: () => void) => void;
  /** Ends those that wait for nothing: no part of a request has come that was not answered in full. */
  readonly endIdle: () => void;
}

/**
 * At most so many are open at once, and what comes beyond is closed. Node could do that, but where it shares a port among processes it
 * offers a connection that is too many to one after the other without end.
 */
export function createConnections(peerAt: (address: string) => Client, most: number): Connections {
  const open = new Map<Socket, Connection>();

  function add(socket: Socket): Connection {
    const connection: Connection = {
      peer: peerAt(socket.remoteAddress ?? ''),
      latest: undefined,
      readUntilThen: 0,
    };
    open.set(socket, connection);
    socket.once('close', () => open.delete(socket));
    return connection;
  }

  return {
    opened: (socket) => {
      if (open.size < most) add(socket);
      else socket.destroy();
    },
    asking: (socket, response) => {
      const connection = open.get(socket) ?? add(socket);
      connection.latest = response;
      connection.readUntilThen = socket.bytesRead;
      return connection;
    },
    afterLatest: (socket, act) => {
      const latest = open.get(socket)?.latest;
      if (latest === undefined || latest.writableFinished) act();
      else latest.once('finish', act);
    },
    endIdle: () => {
      for (const [socket, { latest, readUntilThen }] of open) {
        const isAnswered = latest === undefined || latest.writableFinished;
        if (isAnswered && socket.bytesRead === readUntilThen) socket.end();
      }
    },
  };
}
