// The few header fields that decide how a request is answered, read in one pass. Node would make an object of all fields first,
// which costs more than all the rest of answering from memory.
import type { IncomingMessage } from 'node:http';

export interface RequestFacts {
  host: string | undefined;
  noneMatch: string | undefined;
  modifiedSince: string | undefined;
  acceptEncoding: string | undefined;
}

export function readRequestFacts({ rawHeaders }: IncomingMessage): RequestFacts {
  const facts: RequestFacts = {
    host: undefined,
    noneMatch: undefined,
    modifiedSince: undefined,
    acceptEncoding: undefined,
  };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    // Their lengths tell these names from nearly all others.
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === 'host') facts.host = rawHeaders[index + 1];
        break;
      case 13:
        if (name.toLowerCase() === 'if-none-match')
          facts.noneMatch = joined(facts.noneMatch, rawHeaders[index + 1]);
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding')
          facts.acceptEncoding = joined(facts.acceptEncoding, rawHeaders[index + 1]);
        break;
      case 17:
        if (name.toLowerCase() === 'if-modified-since') facts.modifiedSince ??= rawHeaders[index + 1];
        break;
    }
  }
  return facts;
}

/** A list that was sent in several fields is one list. */
function joined(before: string | undefined, value: string | undefined): string | undefined {
  return before === undefined ? value : `${before}, ${value}`;
}
