// Ends the connection that was on its way to a worker when that died. The platform hands connections over one at a time and waits for
// each to be taken; where the worker is gone it waits for ever, and so does the client.
import type { Worker } from 'node:cluster';

interface Handle {
  close(): void;
}

/** Who a connection was last sent to: one that a worker did not take is sent to another. */
const carriers = new WeakMap<Handle, Worker>();

/** To be called before the worker gets any connection; what it returns, once it has died. */
export function watchHandedConnection(worker: Worker): () => void {
  let latest: Handle | undefined;
  const child = worker.process;
  const send = child.send.bind(child) as (...args: unknown[]) => boolean;
  child.send = (message: unknown, handle?: unknown, ...rest: unknown[]) => {
    if (isHandle(handle)) {
      latest = handle;
      carriers.set(handle, worker);
    }
    return send(message, handle, ...rest);
  };
  return () => {
    // One that was taken is closed on this side already, and closing it again does nothing.
    if (latest !== undefined && carriers.get(latest) === worker) latest.close();
  };
}

const isHandle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'close' in handle;
