// Node's server, with our requests and responses: one request at a time on each connection.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AtlasResponse } from '../fast-path/atlas-response.js';
import type { RespondFirst } from '../fast-path/respond-first.js';
import { BodilessRequest } from '../fast-path/work-in-turn.js';
import { type ConnectionRules, type Connections, isBusy } from './connections.js';

/** How often Node looks for requests that take too long to arrive. */
const LOOK_EVERY = 1000;

export function createNodeServer(
  open: Connections,
  rules: ConnectionRules,
  Response: new (request: IncomingMessage) => AtlasResponse,
  respond: RespondFirst,
): Server {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.of(request.socket);
    const takeTurn = () => {
      if (connection.fault !== undefined && !request.complete) connection.fault();
      else respond(connection, request, response as AtlasResponse);
    };
    if (isBusy(connection)) open.wait(connection, takeTurn);
    else respond(connection, request, response as AtlasResponse);
  };
  const options = {
    // By default, Node answers a missing Host and an odd Expect without a body, and requests bodies that are never read.
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
