// Refuses bytes that are not a request, after the responses to earlier requests on the connection.
import type { Socket } from 'node:net';
import type { Observer } from '../../observe/metrics.js';
import type { ServedEdition } from '../responses/served-edition.js';
import { problemOfFrame, unreadable } from '../unanswered.js';
import { type ConnectionRules, type Connections, isBusy, isReading } from './connections.js';

export function createRefuseUnreadable(
  open: Connections,
  rules: ConnectionRules,
  live: () => ServedEdition,
  observer: Observer,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    const connection = open.of(socket);
    const isCutOff = error.code === 'HPE_INVALID_EOF_STATE' && isReading(connection);
    if (error.code === 'ECONNRESET' || !socket.writable || isCutOff) {
      socket.destroy();
      return;
    }
    const refuse = () => {
      const problem = problemOfFrame(error, rules);
      live().replies.unreadable(socket, problem);
      open.linger(socket);
      observer.answered(unreadable(problem, connection.peer));
    };
    // The response in progress would wait forever for the rest of its body.
    if (isReading(connection)) {
      if (connection.latest?.headersSent) socket.destroy();
      else refuse();
    } else if (isBusy(connection)) {
      connection.fault = refuse;
      open.wait(connection, refuse);
    } else refuse();
  };
}
