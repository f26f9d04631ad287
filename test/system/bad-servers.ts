// Servers that are there and of little use: one that never answers, one that hangs up, one that is far away from another.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BadServer {
  /** The address of a server, as it is with this one in its place. */
  readonly inPlaceOf: (url: string) => string;
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
    inPlaceOf: (url) => url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export const blackHole = () => listen((socket) => socket.resume());

export const hangUp = () => listen((socket) => socket.destroy());

/** Passes everything on to a port of this machine, what a client says so many milliseconds later. */
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
