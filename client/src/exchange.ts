// One attempt at a request: it ends with the body read, at its time-out or with a signal.

/** `fetch`, or any function with its interface. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

interface ReadResponse {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  /** The body; undefined if it is not JSON. */
  readonly value: unknown;
}

export type Signals = readonly (AbortSignal | undefined)[];

interface Bounds {
  readonly timeout: number;
  readonly longestBody: number;
  readonly signals: Signals;
}

export async function exchange(
  send: Fetch,
  url: string,
  init: RequestInit,
  { timeout, longestBody, signals }: Bounds,
): Promise<ReadResponse> {
  const attempt = new AbortController();
  const ends = signals.map((signal) => onAbort(signal, () => attempt.abort(signal?.reason)));
  const late = Object.assign(new Error(`no response within ${timeout} ms`), { name: 'TimeoutError' });
  const timer = setTimeout(() => attempt.abort(late), timeout);
  try {
    const response = await send(url, { ...init, signal: attempt.signal });
    const text = await textOf(response, longestBody);
    const { status, headers, ok } = response;
    const header = (name: string) => headers.get(name) ?? undefined;
    // The login page of a network is not a response of the service.
    const value = ok ? JSON.parse(text) : await attempted(() => JSON.parse(text));
    return { status, header, text, value };
  } finally {
    clearTimeout(timer);
    for (const end of ends) end();
  }
}

/** A RangeError if the body is longer, which another attempt would not change. */
async function textOf(response: Response, longest: number): Promise<string> {
  const reader = response.body?.getReader();
  // Some environments have no streams.
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    length += value.length;
    if (length > longest) {
      void reader.cancel().catch(() => {});
      throw new RangeError(`more than ${longest} bytes`);
    }
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

/** Undefined if it fails. */
export async function attempted<Value>(use: () => Value): Promise<Awaited<Value> | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
