// The scheme of the static copy: the file in which the answer at a path stands. It needs the path alone, so servers can follow it.
import { API } from '../../src/operations/operation.js';

const HAS_EXTENSION = /\.\w+$/;

/** Segments below the root of the interface; undefined for a path outside it. */
export function depthInApi(path: string): number | undefined {
  if (path === API) return 0;
  return path.startsWith(`${API}/`) ? path.slice(API.length + 1).split('/').length : undefined;
}

/**
 * The index and whole families are the index of their folder (`City/index.json`), all below is named by its last segment
 * (`City/167.json`, `City/167/volcanoes.json`), and so are pages (`docs.html`). No file has the name of a folder.
 */
export function fileOfPath(path: string): string {
  if (path === '/') return 'index.html';
  const depth = depthInApi(path);
  if (depth !== undefined) return path.slice(1) + (depth <= 1 ? '/index.json' : '.json');
  return path.slice(1) + (HAS_EXTENSION.test(path) ? '' : '.html');
}
