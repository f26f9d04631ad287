// Creates Node's server with this service's requests and responses, one request at a time on each connection.
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RespondFirst } from '../paths/routes.js';
import { type ConnectionRules, type Connections, isBusy } from './connections.js';
import type { NodeResponse } from './node-response.js';

/** How often Node checks for requests that arrive too slowly, in milliseconds. */
const LOOK_EVERY = 1000;

/**
 * A request without a body, as nearly all are. Node runs each request through the events of a stream to find no body, so a GET or HEAD ends
 * at once instead. Any other request stays a stream, because its reader waits for the end. Bare node:http takes 71 µs per record without
 * this class and 64 µs with it.
 */
export class BodilessRequest extends IncomingMessage {
  private hasBody = false;

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk === null && !this.hasBody && (this.method === 'GET' || this.method === 'HEAD')) return false;
    this.hasBody = true;
    return super.push(chunk, encoding);
  }

  override resume(): this {
    return this.hasBody || !this.complete ? super.resume() : this;
  }
}

export function createNodeServer(
  open: Connections,
  rules: ConnectionRules,
  Response: new (request: IncomingMessage) => NodeResponse,
  respond: RespondFirst,
): Server {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.of(request.socket);
    const takeTurn = () => {
      if (connection.fault !== undefined && !request.complete) connection.fault();
      else respond(connection, request, response as NodeResponse);
    };
    if (isBusy(connection)) open.wait(connection, takeTurn);
    else respond(connection, request, response as NodeResponse);
  };
  const options = {
    // By default Node answers a missing Host or an odd Expect without a body, and requests bodies that are never read.
    requireHostHeader: false,
    headersTimeout: rules.headersTimeout * 1000,
    requestTimeout: rules.requestTimeout * 1000,
    keepAliveTimeout: rules.keepAliveTimeout * 1000,
    connectionsCheckingInterval: LOOK_EVERY,
    IncomingMessage: BodilessRequest,
    ServerResponse: Response as unknown as typeof ServerResponse,
  };
  return createServer(options, handle)
    .on('checkExpectation', handle)
    .on('checkContinue', handle)
    .on('connection', open.opened)
    .on('timeout', open.timedOut);
}
