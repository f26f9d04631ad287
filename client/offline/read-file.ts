// The way to the files of a bundle, which the program decides.

/** Reads a file of a bundle by its path in it, such as `offline/City.json`. */
export type ReadFile = (path: string) => Promise<string | Uint8Array>;
