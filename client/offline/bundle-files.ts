// The files of a bundle, each read at most once and only when a response needs it. All of them must belong to one edition.
import type { ReadFile } from './read-file.js';

/** Thrown while a response is made: the files are read, and the response is made again. */
export class NotLoaded extends Error {
  constructor(readonly paths: readonly string[]) {
    super(`${paths.join()} must be loaded.`);
  }
}

export interface BundleFiles {
  /** The text of a file, or NotLoaded. */
  readonly text: (path: string) => string;
  /** The value in a file of the edition, or NotLoaded. */
  readonly value: <Value>(path: string) => Value;
  /** Throws NotLoaded with all missing files of these, so that they are read together. */
  readonly expect: (paths: readonly string[]) => void;
  readonly load: (paths: readonly string[]) => Promise<unknown>;
}

export function bundleFiles(read: ReadFile): BundleFiles {
  const texts = new Map<string, string>();
  const values = new Map<string, unknown>();
  const loading = new Map<string, Promise<void>>();
  let edition: string | undefined;

  async function begin(path: string): Promise<void> {
    const content = await read(path);
    texts.set(path, typeof content === 'string' ? content : new TextDecoder().decode(content));
  }

  function load(path: string): Promise<void> {
    const begun = loading.get(path) ?? begin(path);
    loading.set(path, begun);
    // A file that could not be read is tried again by the next request.
    begun.catch(() => loading.delete(path));
    return begun;
  }

  function text(path: string): string {
    const found = texts.get(path);
    if (found === undefined) throw new NotLoaded([path]);
    return found;
  }

  function parse(path: string): unknown {
    const value = JSON.parse(text(path)) as { readonly edition?: string };
    edition ??= value.edition;
    // Borders for other programs do not name their edition.
    if (value.edition !== undefined && value.edition !== edition)
      throw new Error(`${path} belongs to edition ${value.edition}, and other files to ${edition}.`);
    texts.set(path, '');
    values.set(path, value);
    return value;
  }

  return {
    text,
    value: <Value>(path: string) => (values.get(path) ?? parse(path)) as Value,
    expect: (paths) => {
      const missing = paths.filter((path) => !texts.has(path));
      if (missing.length > 0) throw new NotLoaded(missing);
    },
    load: (paths) => Promise.all(paths.map(load)),
  };
}
