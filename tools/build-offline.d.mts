// For tests, which are checked by the compiler.
export declare function buildOffline(folder: string): Promise<void>;
