// One attempt at a request: it ends with the body read, at its time-out or with a signal.

/** `fetch`, or anything that answers like it. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body; undefined if it is not JSON. */
  readonly value: unknown;
}

export type Signals = readonly (AbortSignal | undefined)[];

export async function exchange(
  send: Fetch,
  url: string,
  init: RequestInit,
  timeout: number,
  signals: Signals,
): Promise<Answer> {
  const attempt = new AbortController();
  const ends = signals.map((signal) => onAbort(signal, () => attempt.abort(signal?.reason)));
  const late = Object.assign(new Error(`no response within ${timeout} ms`), { name: 'TimeoutError' });
  const timer = setTimeout(() => attempt.abort(late), timeout);
  try {
    const response = await send(url, { ...init, signal: attempt.signal });
    const text = await response.text();
    const { status, headers, ok } = response;
    // A page of a network that wants a login is not a response of the service.
    const value = ok ? JSON.parse(text) : jsonOf(text);
    return { status, headers, text, value };
  } finally {
    clearTimeout(timer);
    for (const end of ends) end();
  }
}

/** Ends early with a signal, whose reason it throws. */
export function pause(milliseconds: number, signals: Signals): Promise<void> {
  return new Promise((resolve, reject) => {
    const ends = signals.map((signal) =>
      onAbort(signal, () => {
        clearTimeout(timer);
        reject(signal?.reason);
      }),
    );
    const timer = setTimeout(() => {
      for (const end of ends) end();
      resolve();
    }, milliseconds);
  });
}

function onAbort(signal: AbortSignal | undefined, stop: () => void): () => void {
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  return () => signal?.removeEventListener('abort', stop);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
