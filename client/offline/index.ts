// The entry point: the service on the files of a bundle.
export { createOffline, type Offline } from './create-offline.js';
export { filesAt } from './files-at.js';
export type { ReadFile } from './read-file.js';
