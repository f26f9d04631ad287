// Every route of the service that reads a body, once for each media type, with a small request that succeeds.

import { routesWithBodies } from '../process/routes-with-bodies.js';
import { sharedService } from '../system/shared-service.js';

export type DoorKind = 'json rows' | 'csv rows' | 'message' | 'form' | 'queries';

export interface Door {
  readonly name: string;
  readonly kind: DoorKind;
  readonly method: string;
  readonly path: string;
  readonly limit: number;
  readonly type: string;
  /** The name of the list of rows in JSON; empty for other routes. */
  readonly rows: string;
  /** ASCII, so that characters are bytes. */
  readonly body: string;
}

/** A route that is not in this table gets a form, and rejects it unless it reads forms. */
export async function bodyDoors(): Promise<readonly Door[]> {
  const batches = new Map((await sharedService()).service.engine.batches.map((batch) => [batch.path, batch]));
  return (await routesWithBodies()).flatMap((route) => {
    const door = (kind: DoorKind, type: string, body: string, rows = ''): Door => ({
      ...route,
      ...{ name: `${route.method} ${route.path} (${kind})`, kind, type, body, rows },
    });
    const batch = batches.get(route.path);
    if (batch !== undefined) {
      const { rows, example } = batch;
      const table = [Object.keys(example), Object.values(example)].map((cells) => cells.join()).join('\r\n');
      return [
        door('json rows', 'application/json', JSON.stringify({ [rows]: [example] }), rows),
        door('csv rows', 'text/csv', `${table}\r\n`, rows),
      ];
    }
    if (route.path.endsWith('/mcp'))
      return [door('message', 'application/json', '{"jsonrpc":"2.0","id":1,"method":"ping"}')];
    const type = 'application/x-www-form-urlencoded';
    return route.path.startsWith('/reconcile')
      ? [door('queries', type, `queries=${encodeURIComponent('{"q":{"query":"Cali"}}')}`)]
      : [door('form', type, 'rows=4.6%2C-74.1')];
  });
}

/** The head of a request. Given fields replace those of the route. */
export function headOf({ method, path, type }: Door, fields: Readonly<Record<string, string>>): string {
  const all = {
    Host: 'localhost',
    'Content-Type': type,
    Accept: 'application/json, text/event-stream, text/html',
    ...fields,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

interface Framed {
  readonly head: string;
  readonly body: string;
  /** The bytes reserved after this many have arrived. They are the announced length, or the received bytes if none was announced. */
  readonly heldAfter: (bytes: number) => number;
}

export type Framing = (door: Door) => Framed;

export const framings: Readonly<Record<'a body of known length' | 'a body in chunks', Framing>> = {
  'a body of known length': (door) => ({
    head: headOf(door, { 'Content-Length': String(door.body.length) }),
    body: door.body,
    heldAfter: () => door.body.length,
  }),
  'a body in chunks': (door) => {
    const middle = Math.floor(door.body.length / 2);
    const pieces = [door.body.slice(0, middle), door.body.slice(middle)].flatMap((chunk) => [
      { text: `${chunk.length.toString(16)}\r\n`, isContent: false },
      { text: chunk, isContent: true },
      { text: '\r\n', isContent: false },
    ]);
    const all = [...pieces, { text: '0\r\n\r\n', isContent: false }];
    const marks = all.flatMap(({ text, isContent }) => Array.from(text, () => isContent));
    return {
      head: headOf(door, { 'Transfer-Encoding': 'chunked' }),
      body: all.map(({ text }) => text).join(''),
      heldAfter: (bytes) => marks.slice(0, bytes).filter(Boolean).length,
    };
  },
};
