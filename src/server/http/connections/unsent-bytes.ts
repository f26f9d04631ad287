// Bounds the memory held for clients that do not read: bytes handed to connections and not yet sent, per client and in all.
import type { Client } from '../../clients/clients.js';

export interface UnsentBytes {
  /** Whether more may be held for this client. */
  readonly hasRoom: (client: Client) => boolean;
  /** Returns how to give the bytes back. */
  readonly hold: (client: Client, bytes: number) => () => void;
  readonly total: () => number;
}

/** From this many bytes on, the unsent part of a response is counted; the system takes smaller ones at once, unless the client does not read. */
export const LARGE = 16_384;
/** So that one client alone cannot use it up. */
const SHARE_OF_ONE = 1 / 4;

/** A response requested while there is room is sent, however large, so the bounds are exceeded by one response at most. */
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
