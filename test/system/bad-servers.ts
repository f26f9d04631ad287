// Servers that misbehave. They never respond, close connections, delay bytes, or stop after a few bytes until they are released.
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BadServer {
  /** The URL of a server, with the address of this one. */
  readonly insteadOf: (url: string) => string;
  readonly close: () => Promise<void>;
}

async function listen(handle: (socket: Socket) => void): Promise<BadServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    handle(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    insteadOf: (url) => url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export const blackHole = () => listen((socket) => socket.resume());

export const hangUp = () => listen((socket) => socket.destroy());

interface HeldServer extends BadServer {
  /** Everything that clients have sent. */
  readonly requested: () => string;
  /** Settles once the server holds bytes back. */
  readonly held: Promise<void>;
  /** Settles once a client has left whose bytes are held back. */
  readonly left: Promise<void>;
  /** Releases all bytes, now and later. */
  readonly release: () => void;
}

/** Passes everything on to a port of this machine, and holds back all but the first bytes that it sends on each connection. */
export async function heldServer(port: number, bytes: number): Promise<HeldServer> {
  const events = new EventEmitter();
  const [held, left] = ['held', 'left'].map((name) => once(events, name).then(() => undefined)) as [
    Promise<void>,
    Promise<void>,
  ];
  let requested = '';
  let isReleased = false;
  const bad = await listen((socket) => {
    const behind = connect(port, '127.0.0.1');
    behind.on('error', () => socket.destroy()).on('end', () => socket.end());
    socket.on('data', (chunk) => {
      requested += chunk.toString('latin1');
      behind.write(chunk);
    });
    let sent = 0;
    behind.on('data', (chunk) => {
      socket.write(chunk);
      sent += chunk.length;
      if (isReleased || sent < bytes || behind.isPaused()) return;
      behind.pause();
      events.emit('held');
      events.once('release', () => behind.resume());
    });
    socket.on('close', () => {
      if (behind.isPaused()) events.emit('left');
      behind.destroy();
    });
  });
  return {
    ...bad,
    requested: () => requested,
    held,
    left,
    release: () => {
      isReleased = true;
      events.emit('release');
    },
  };
}

/** Forwards everything to a port of this machine, and delays the bytes of a client by some milliseconds. */
export function farServer(port: number, milliseconds: number): Promise<BadServer> {
  return listen((socket) => {
    const behind = connect(port, '127.0.0.1');
    behind.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => behind.destroy());
    behind.pipe(socket);
    socket.on('data', (chunk) =>
      setTimeout(() => {
        if (behind.writable) behind.write(chunk);
      }, milliseconds).unref(),
    );
  });
}
